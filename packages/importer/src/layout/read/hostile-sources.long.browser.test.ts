import { hostilePayloads, hostileSignal } from "@mailwright/testing";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as mails from "../../testing/emails.js";
import { compile, compose, read } from "../../testing/read-layout.js";

describe("nothing runs, and everything is answered", () => {
  beforeEach(() => {
    vi.spyOn(window, "alert").mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each(hostilePayloads.map(({ name, text }) => [name, text]))("%s", async (_, text) => {
    const source = `<table width="600"><tr><td style="padding:20px" title="${text}">Words ${text}</td></tr></table><a href="${text}">link</a>`;
    const email = await read(source);
    const holder = document.createElement("template");
    holder.innerHTML = compile(compose(email, "raw")) + compile(compose(email, "native"));
    const active = [...holder.content.querySelectorAll("*")].filter(
      ({ tagName, attributes }) =>
        /^(?:SCRIPT|IFRAME|OBJECT|EMBED|BASE)$/.test(tagName) ||
        [...attributes].some(
          ({ name, value }) => /^on/.test(name) || (/^(?:href|src)$/.test(name) && /^\s*(?:javascript|vbscript|data):/i.test(value)),
        ),
    );
    expect(active.map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(window.alert).not.toHaveBeenCalledWith(hostileSignal);
  });

  test("scripts and frames are left out, and said so", async () => {
    const { problems } = await read("<p>Hello</p><script>alert(1)</script><iframe src='https://evil.test'></iframe>");
    expect(problems.filter(({ code }) => code === "active-content-dropped").map(({ detail }) => detail)).toEqual(["script", "iframe"]);
  });

  test.each(["querySelectorAll", "documentElement", "head", "open", "adoptNode", "attributes", "style", "childNodes"])(
    "elements that are called %s stand in nobody's way",
    async (name) => {
      const own = `name="${name}" id="${name}"`;
      const { bands, problems } = await read(
        `<img ${own} alt="A picture"><form ${own}><input ${own}><img ${own} alt="Another"><p>Words</p></form>`,
      );
      expect(problems.map(({ code }) => code)).not.toContain("layout-failed");
      expect(bands.flatMap(({ label }) => label).join(" ")).toContain("words");
    },
  );

  test("the frame is gone afterwards, whatever became of the email", async () => {
    const before = document.body.childElementCount;
    await read(mails.oneColumn);
    await read("<table>".repeat(40_000));
    expect(document.body.childElementCount).toBe(before);
  });

  test("two megabytes of rows are answered with a code", async () => {
    const source = `<table>${"<tr><td style='padding:4px'>One more row of the same table</td></tr>".repeat(28_000)}</table>`;
    const { bands, problems } = await read(source);
    expect(bands).toEqual([]);
    expect(problems.map(({ code }) => code)).toContain("layout-too-large");
  });

  test("an email of more elements than are looked at stays as it was", async () => {
    const { bands, problems } = await read("<p>x".repeat(12_500));
    expect(bands.map(({ native, preferred }) => [native, preferred])).toEqual([[undefined, "raw"]]);
    expect(problems.map(({ code }) => code)).toEqual(["layout-too-large"]);
  });

  test("two megabytes of words in one paragraph are an email", async () => {
    const { bands } = await read(`<p>${"word ".repeat(400_000)}</p>`);
    expect(bands).toHaveLength(1);
  });

  test.each([
    ["", "layout-empty"],
    ["<div></div>", "layout-empty"],
    ["<p style='display:none'>unseen</p>", "layout-empty"],
  ])("%j has no bands, and says why", async (source, code) => {
    const { bands, problems } = await read(source);
    expect(bands).toEqual([]);
    expect(problems.map((problem) => problem.code)).toEqual([code]);
  });

  test("work that is stopped ends without bands", async () => {
    const { bands, problems } = await read(mails.oneColumn, { signal: AbortSignal.abort() });
    expect(bands).toEqual([]);
    expect(problems.map(({ code }) => code)).toEqual(["layout-stopped"]);
  });

  test.each([
    ["tags nested without an end", `${"<div>".repeat(5000)}deep`],
    ["open quotes", `<p>${'<a b="'.repeat(20_000)}`],
    ["open comments", `<p>words${"<!--".repeat(20_000)}`],
    ["stray close tags", `<p>words${"</b></i>".repeat(20_000)}`],
    ["open merge tags", `<p>${"{{".repeat(2000)}</p>`],
    ["a style sheet without an end", `<style>${"a{".repeat(20_000)}`],
  ])("%s", async (_, source) => {
    const { bands, problems } = await read(source);
    expect(bands.length + problems.length).toBeGreaterThan(0);
  });
});
