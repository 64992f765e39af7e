/// <reference path="../test/mjml.d.ts" />
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import mjml from "mjml";
import mjmlBrowser from "mjml-browser";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { buildEngine } from "../scripts/build-engine.mjs";
import { createDocument, withoutRandomIds } from "../test/corpus.js";
import { needsFullEngine } from "./element.js";
import { addExtraComponents } from "./extras.js";
import { compileFull } from "./full.js";
import { compileMjml } from "./render.js";
import { writeMjml } from "./write-mjml.js";

const documents = Array.from({ length: 48 }, (_, seed) => createDocument(seed));
const options = () => ({ validationLevel: "skip" as const, fonts: {} });
const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const engine = ["engine.gen.js", "engine-shared.gen.js"];
const committed = Object.fromEntries([...engine, "engine-extras.gen.js"].map((name) => [name, read(name)]));

describe("the committed engine", () => {
  test("is what scripts/build-engine.mjs builds", async () => {
    // esbuild sets what both entries share in the order in which it happened to read the files: one build in seven has another form.
    let built = await buildEngine();
    for (let more = 0; more < 12 && built["engine-shared.gen.js"] !== committed["engine-shared.gen.js"]; more++)
      built = await buildEngine();
    expect(built).toEqual(committed);
  });

  test("is at most 20 KB gzipped, and each file carries MJML's licence", () => {
    const sizes = engine.map((name) => gzipSync(committed[name] ?? "", { level: 9 }).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(20 * 1024);
    for (const text of Object.values(committed)) {
      expect(text.startsWith("/*!\nMJML 5.4.1")).toBe(true);
      expect(text).toContain("Copyright (c) 2016 Mailjet SAS");
    }
  });

  test("needs no eval, so it runs under a strict content security policy", () => {
    expect(Object.values(committed).join()).not.toMatch(/\beval\(|new Function|\bFunction\(/);
  });

  test("refuses a component that has not been added, instead of leaving it out", async () => {
    vi.resetModules(); // other files of the same worker may have added them
    const { compileMjml } = await import("./render.js");
    for (const tagName of ["mj-hero", "mj-carousel", "mj-accordion", "mj-navbar", "mj-social"]) {
      const page = { tagName: "mj-body", attributes: {}, children: [{ tagName, attributes: {} }] };
      expect(() => compileMjml({ tagName: "mjml", attributes: {}, children: [page] })).toThrow(`${tagName} needs addExtraComponents()`);
    }
  });

  test("the corpus uses every body tag", () => {
    const source = documents.map((document) => writeMjml(document)).join("");
    const tags = "wrapper section group column hero text image button divider spacer table raw social navbar accordion carousel";
    for (const tag of tags.split(" ")) expect(source).toContain(`<mj-${tag}`);
  });
});

describe("compileMjml answers the same bytes as", () => {
  beforeAll(addExtraComponents);

  test("mjml, from JSON and from MJML source", async () => {
    for (const document of documents) {
      const own = withoutRandomIds(compileMjml(document));
      expect(own === withoutRandomIds((await mjml(document, options())).html)).toBe(true);
      expect(own === withoutRandomIds((await mjml(writeMjml(document), options())).html)).toBe(true);
    }
  });

  test("mjml-browser", async () => {
    for (const document of documents) {
      const { html } = await mjmlBrowser(document, options());
      expect(withoutRandomIds(compileMjml(document)) === withoutRandomIds(html)).toBe(true);
    }
  });
});

describe("documents for the full engine", () => {
  beforeAll(addExtraComponents);

  const inline = {
    tagName: "mjml",
    attributes: {},
    children: [
      {
        tagName: "mj-head",
        attributes: {},
        children: [{ tagName: "mj-style", attributes: { inline: "inline" }, content: ".red div{color:red}" }],
      },
      ...(createDocument(3).children?.filter((child) => child.tagName === "mj-body") ?? []),
    ],
  };

  test("are recognised, and refused by the slim one", () => {
    expect(needsFullEngine(inline)).toBe(true);
    expect(documents.some(needsFullEngine)).toBe(false);
    expect(() => compileMjml(inline)).toThrow("inline mj-style is not part of the slim MJML engine");
  });

  test("compile with the full one as with mjml", async () => {
    const { html } = await mjml(inline, options());
    expect(withoutRandomIds(await compileFull(inline)) === withoutRandomIds(html)).toBe(true);
    expect(withoutRandomIds(await compileFull(writeMjml(inline))) === withoutRandomIds(html)).toBe(true);
  });
});

test("a tree without a body is a fault, thrown at once", () => {
  expect(() => compileMjml({ tagName: "mjml", attributes: {} })).toThrow("Malformed MJML");
});
