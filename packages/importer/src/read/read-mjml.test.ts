import { blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import { type Block, collectBlocks } from "@mailwright/document";
import { counterIds } from "@mailwright/testing";
import { beforeAll, describe, expect, test } from "vitest";
import { type BlockReaders, loadReaders } from "../tree/readers.js";
import { readMjml } from "./read-mjml.js";

let readers: BlockReaders;
beforeAll(async () => {
  readers = await loadReaders(blockRegistry);
});

const read = (source: string) => readMjml(source, { readers, newId: counterIds() });
const around = (content: string) => `<mjml><mj-body><mj-section><mj-column>${content}</mj-column></mj-section></mj-body></mjml>`;
const blocksOf = (source: string): readonly Block[] => collectBlocks(read(source).document.root);
const leaf = (content: string): Block | undefined => blocksOf(around(content)).at(-1);
const codesOf = (source: string) => read(source).problems.map(({ code, detail }) => `${code} ${detail}`);

describe("MJML that others wrote", () => {
  test("becomes blocks with the values that MJML gives it by default", () => {
    expect(leaf('<mj-button href="tel:123">Call</mj-button>')?.props).toMatchObject({
      label: "Call",
      link: { kind: "phone", value: "123" },
      background: "#414141",
      bold: false,
      innerPadding: { top: 10, right: 25, bottom: 10, left: 25 },
    });
  });

  test("takes attributes from mj-attributes: the element's own first, then its class, its tag, then all", () => {
    const source = `<mjml><mj-head><mj-attributes>
      <mj-all color="#111111" align="right" /><mj-text color="#222222" font-size="20px" /><mj-class name="big" font-size="30px" />
    </mj-attributes></mj-head><mj-body><mj-section><mj-column>
      <mj-text mj-class="big" padding="1px">Words</mj-text></mj-column></mj-section></mj-body></mjml>`;
    const { settings, root } = read(source).document;
    const text = collectBlocks(root).at(-1);
    expect({ ...settings, ...text?.props }).toMatchObject({ textColor: "#222222", textFontSize: 30, align: "right", text: "Words" });
    expect(text?.props["padding"]).toEqual({ top: 1, right: 1, bottom: 1, left: 1 });
  });

  test("stands on a page wrapper that shows nothing where it has none, and on one where it has several", () => {
    const section = "<mj-section><mj-column /></mj-section>";
    expect(blocksOf(`<mjml><mj-body>${section}</mj-body></mjml>`)[1]).toMatchObject({
      type: "wrapper",
      props: { background: "transparent" },
    });
    const two = `<mjml><mj-body><mj-wrapper>${section}</mj-wrapper><mj-wrapper>${section}</mj-wrapper></mj-body></mjml>`;
    expect(blocksOf(two).filter(({ type }) => type === "wrapper")).toHaveLength(1);
    expect(blocksOf(two).filter(({ type }) => type === "section")).toHaveLength(2);
  });

  test("says what it means in words that are escaped, and keeps merge tags", () => {
    expect(leaf('<mj-image src="/a.png?x=1&amp;y=2" alt="&quot;A&quot; {{ a &amp; b }}" />')?.props).toMatchObject({
      src: "/a.png?x=1&y=2",
      alt: '"A" {{ a &amp; b }}',
    });
  });

  test("keeps as source what no block is like, and says so", () => {
    const carousel = '<mj-carousel><mj-carousel-image src="a.png" /></mj-carousel>';
    expect(leaf(carousel)).toMatchObject({ type: "mjml", extras: { mjml: { written: [{ tagName: "mj-carousel" }] } } });
    expect(codesOf(around(carousel))).toEqual(["kept-as-source mj-carousel"]);
  });

  test("keeps pictures and tables inside a text as code, which is sent", () => {
    const email = read(around('<mj-text><p>Look:</p><img src="https://example.com/a.png" alt="A lamp"></mj-text>'));
    expect(collectBlocks(email.document.root).at(-1)?.type).toBe("code");
    expect(compileDocument(email.document, blockRegistry).html).toContain("https://example.com/a.png");
  });

  test("reports what blocks have no prop for, and values that they cannot have", () => {
    expect(codesOf(around('<mj-divider container-background-color="#fff" border-width="99px" />'))).toEqual([
      "attribute-dropped mj-divider container-background-color",
      "value-changed divider thickness",
    ]);
  });

  test("takes in no other file", () => {
    expect(codesOf('<mjml><mj-body><mj-include path="./secret.mjml" /></mj-body></mjml>')).toEqual(["include-refused mj-include"]);
  });
});

describe("broken MJML", () => {
  test.each([
    ["<mjml><mj-body><mj-section><mj-column><mj-divider>", "unclosed-tag mj-divider"],
    [around("</mj-hero>"), "stray-close-tag mj-hero"],
    [`${around("")}${around("")}`, "second-root mjml"],
    [around("<!-- never ends"), "unclosed-comment <!--"],
    [around("<mj-text>words"), "unclosed-tag mj-text"],
  ])("%s is read as far as it goes", (source, problem) => {
    expect(codesOf(source)).toContain(problem);
  });

  test("does not need quotes, small letters or closed spaces", () => {
    expect(leaf("<MJ-Spacer HEIGHT=33px />")).toMatchObject({ type: "spacer", props: { height: 33 } });
    expect(leaf('<mj-spacer\n height = "34px"\n></mj-spacer>')).toMatchObject({ props: { height: 34 } });
  });
});
