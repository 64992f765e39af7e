import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createCompiler } from "@mailwright/compiler";
import { checkTemplateDescription, checkTemplateName, emailWidthMaxPx } from "@mailwright/contract";
import { collectBlocks, findParent, mayContain, propOrigin, readDocument, storedExtra } from "@mailwright/document";
import { counterIds } from "@mailwright/testing";
import { validateMjml } from "@mailwright/testing/validate-mjml";
import { describe, expect, test } from "vitest";
import { blankDocument } from "./palette/blank-document.js";
import { blueprint } from "./palette/blueprint.js";
import { blockRegistry } from "./registry/registry.js";
import { type ModuleCategory, plantStarter, starterDocuments, systemModules } from "./starters.js";

describe.each(starterDocuments.map((starter) => ({ name: starter.name, starter })))("$name", ({ starter }) => {
  const document = plantStarter(starter, counterIds());
  const compiler = createCompiler(blockRegistry);
  const { html, text, warnings } = compiler.compileDocument(document, { title: starter.name, preheader: starter.preHeader });

  test("is read without a problem: every block stands where it may, and every prop fits its spec", () => {
    expect(readDocument(document, blockRegistry, counterIds("new")).problems).toEqual([]);
    const blocks = collectBlocks(document.root);
    for (const { id, type, props } of blocks.slice(1)) {
      const parent = findParent(document.root, id)?.parent;
      expect(mayContain(blockRegistry, parent?.type ?? "", type), type).toBe(true);
      const specs = blockRegistry.get(type)?.props ?? {};
      for (const [name, value] of Object.entries(props)) {
        const spec = specs[name];
        expect(spec && propOrigin(spec, value), `${type}.${name}`).toBe("own");
      }
    }
  });

  // What readers would trip over (contrast, headings, links, size) `checks` looks at.
  test("compiles to valid MJML", async () => {
    expect(warnings).toEqual([]);
    expect(await validateMjml(compiler.toMjml(document))).toEqual([]);
  });

  test("is read out well: no bare layout table, and no picture without words and a size", () => {
    // A table with row headers holds data.
    expect(html.match(/<table(?![^>]*role="(?:presentation|none)")[^>]*>(?!(?:<tbody>)?<tr><th)/g)).toBeNull();
    for (const image of html.match(/<img[^>]*>/g) ?? []) {
      expect(image).toMatch(/\salt="/);
      expect(Number(/\swidth="(\d+)"/.exec(image)?.[1]), image).toBeLessThanOrEqual(emailWidthMaxPx);
    }
  });

  test("has colours of its own in the dark, and none that turns nothing", () => {
    const turned = collectBlocks(document.root).map((block) => storedExtra(block, "dark"));
    const used = new Set([...turned, document.settings["dark"] ?? {}].flatMap((colors) => Object.values(colors)));
    const { grounds, inks } = starter.dark;
    const idle = [...Object.values(grounds), ...Object.values(inks)].filter((color) => !used.has(color));
    // The skeletons share one palette.
    if (!starter.categories.includes("Layouts")) expect(idle).toEqual([]);
    expect(used.size).toBeGreaterThan(0);
  });

  test("says what an inbox, a library and a reader of plain text should see", () => {
    expect(checkTemplateName(starter.name)).toBeNull();
    expect(checkTemplateDescription(starter.description)).toBeNull();
    expect(text).not.toMatch(/<|&(?:nbsp|amp|middot);/);
    expect(text.length).toBeGreaterThan(300);
    expect(text).toContain("{{ unsubscribe_url }}");
  });
});

const moduleCategories: readonly ModuleCategory[] = [
  "Headers",
  "Preheaders",
  "Banners",
  "Content",
  "Set of blog posts",
  "Blog post",
  "Products",
  "Footers",
];

test.each(moduleCategories)("the modules in %s are sections that compile to valid MJML", async (category) => {
  const modules = systemModules.filter((module) => module.category === category);
  expect(modules.length).toBeGreaterThanOrEqual(2);
  for (const { name, description, block } of modules) {
    expect(checkTemplateName(name)).toBeNull();
    expect(checkTemplateDescription(description)).toBeNull();
    expect(block.type).toBe("section");
  }
  const page = blueprint.wrapper({}, ...modules.map(({ block }) => block));
  const document = plantStarter({ settings: {}, page }, counterIds());
  const compiler = createCompiler(blockRegistry);
  expect(readDocument(document, blockRegistry, counterIds("new")).problems).toEqual([]);
  expect(compiler.compileDocument(document).warnings).toEqual([]);
  expect(await validateMjml(compiler.toMjml(document))).toEqual([]);
});

test.each(systemModules)("the module “$name” has another ground in the dark wherever its own is light", ({ block }) => {
  const { root } = plantStarter({ settings: {}, page: blueprint.wrapper({}, block) }, counterIds());
  for (const { type, props, ...stored } of collectBlocks(root)) {
    const ground = props["background"];
    if (typeof ground !== "string" || !isLight(ground)) continue;
    // A bright button on a dark ground of the module's own is meant to shine.
    if (type === "button" && ground === "#ffd166") continue;
    const dark = storedExtra(stored, "dark")["background"];
    expect(typeof dark === "string" && !isLight(dark), `${type} on ${ground}`).toBe(true);
  }
});

/** Would it glare in a dark room? */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16) / 255);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.6;
}

test("no two modules share a name", () => {
  expect(new Set(systemModules.map(({ name }) => name)).size).toBe(systemModules.length);
});

test("no two starters share an id or a name", () => {
  expect(new Set(starterDocuments.map(({ id }) => id)).size).toBe(starterDocuments.length);
  expect(new Set(starterDocuments.map(({ name }) => name)).size).toBe(starterDocuments.length);
});

test("every picture that is asked for is there, and none is there for nothing", () => {
  const asked = new Set(JSON.stringify([starterDocuments, systemModules]).match(/(?<=\/starter\/)[\w-]+(?=\.png)/g));
  const files = readdirSync(fileURLToPath(new URL("../artwork", import.meta.url)));
  const namesOf = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .map((file) => file.slice(0, -ending.length))
      .sort();
  expect(namesOf(".png")).toEqual(namesOf(".svg"));
  // A picture that is named after a block is what this block shows.
  expect(namesOf(".png").filter((name) => blockRegistry.get(name) === undefined)).toEqual([...asked].sort());
});

test("a blank document is one empty section on a page wrapper, and compiles", () => {
  const document = blankDocument(counterIds());
  expect(collectBlocks(document.root).map(({ type }) => type)).toEqual(["root", "wrapper", "section", "cell"]);
  expect(createCompiler(blockRegistry).compileDocument(document).warnings).toEqual([]);
});
