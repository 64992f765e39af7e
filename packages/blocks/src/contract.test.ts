import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { mayContain, type PropSpec, resolveProps, resolveSettings } from "@mailwright/document";
import { describe, expect, test } from "vitest";
import { blockDefinitions, blockRegistry } from "./registry/registry.js";

// What every block obeys as it is declared. How it compiles is in contract-compile.test.ts.

const settings = resolveSettings({});
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

test("every type is declared once", () => {
  const types = blockDefinitions.map(({ type }) => type);
  expect(types).toEqual([...new Set(types)]);
});

describe.each(blockDefinitions.map((definition) => ({ type: definition.type, definition })))("$type", ({ type, definition }) => {
  const specs = Object.entries(definition.props);
  const fields = definition.panel.flatMap((group) => group.fields);

  test("lives in a folder of its name, with a story", () => {
    const folders = ["content", "structure"].map((room) => here(`./${room}/${type}`)).filter((folder) => existsSync(`${folder}/index.ts`));
    expect(folders).toHaveLength(1);
    if (definition.within.length > 0) expect(existsSync(`${folders[0]}/${type}.stories.tsx`)).toBe(true);
  });

  test("its initial and inherited values fit their specs", () => {
    for (const [name, spec] of specs) {
      expect(spec.accepts(spec.initial), name).toBe(true);
      if (spec.inherits) expect(spec.accepts(spec.inherits(settings, {})), `${name}, inherited`).toBe(true);
    }
  });

  test("values that do not fit are never used", () => {
    for (const [name] of specs) {
      const wrong = { [name]: { not: "a value" } };
      expect(resolveProps(definition.props, wrong, undefined)[name], name).toEqual(resolveProps(definition.props, {}, undefined)[name]);
    }
  });

  test("every prop can be changed in the panel, or in place, and stands there once", () => {
    const reachable = new Set([...fields, ...(definition.editable ? [definition.editable.prop] : [])]);
    expect([...reachable].sort()).toEqual(specs.map(([name]) => name).sort());
    expect(fields).toEqual([...new Set(fields)]);
  });

  test("quick styles come first and are at most five", () => {
    const quick = definition.panel.filter(({ tab }) => tab === "quick");
    if (fields.length > 0) expect(definition.panel[0]?.tab).toBe("quick");
    expect(quick.flatMap((group) => group.fields).length).toBeLessThanOrEqual(5);
  });

  test("it has a name, and every prop a label of its own", () => {
    expect(definition.strings.name).toMatch(/^\p{Lu}[^!]*$/u);
    const labels = specs.map(([name]) => definition.strings.props[name]);
    for (const label of labels) expect(label).toMatch(/^\p{Lu}[^!]*$/u);
    expect(labels).toEqual([...new Set(labels)]);
  });

  test("every option has a word", () => {
    for (const [name, spec] of specs) expectWords(name, spec, definition.strings.options?.[name]);
  });

  test("every member of a list's items has a label, and every option of it a word", () => {
    for (const [name, spec] of specs) {
      if (spec.kind !== "list") continue;
      const words = definition.strings.items?.[name];
      for (const text of [words?.name, words?.add]) expect(text, name).toMatch(/^\p{Lu}[^!]*$/u);
      expect(Object.keys(words?.props ?? {}).sort(), name).toEqual(Object.keys(spec.item).sort());
      for (const [member, each] of Object.entries(spec.item)) expectWords(member, each, words?.options?.[member]);
    }
  });

  test("every ready look fits its props, and has a name", () => {
    for (const { id, props } of definition.looks ?? []) {
      expect(definition.strings.looks?.[id], id).toMatch(/^\p{Lu}/u);
      for (const [name, value] of Object.entries(props)) expect(definition.props[name]?.accepts(value), `${id}: ${name}`).toBe(true);
    }
  });

  test("its icon is drawn inside the grid of 24", () => {
    expect(definition.icon.length).toBeGreaterThan(0);
    for (const path of definition.icon) {
      expect(path).toMatch(/^[Mm][\d\s.,MmLlHhVvCcSsQqTtAaZz-]*$/);
      for (const number of path.match(/\d*\.?\d+/g) ?? []) expect(Number(number)).toBeLessThanOrEqual(24);
    }
  });

  test("it may stand only in blocks that accept blocks", () => {
    for (const parent of definition.within) expect(mayContain(blockRegistry, parent, type), parent).toBe(true);
    for (const other of blockDefinitions) {
      if (!definition.within.includes(other.type)) expect(mayContain(blockRegistry, other.type, type), other.type).toBe(false);
    }
  });

  test("the prop that is edited in place is text, and its label is its words", () => {
    const { editable } = definition;
    if (!editable) return;
    const spec = definition.props[editable.prop];
    expect(spec?.kind).toBe(editable.mode === "plain" ? "text" : "richText");
    if (spec?.kind === "richText") expect(spec.inline).toBe(editable.mode === "inline");
  });

  test("upgrades turn anything old into props", () => {
    let props: Record<string, unknown> = { old: "value" };
    for (const upgrade of definition.upgrades ?? []) props = upgrade(props);
    expect(typeof props).toBe("object");
  });
});

function expectWords(name: string, spec: PropSpec, words: Readonly<Record<string, string>> = {}): void {
  if (spec.kind === "choice") expect(Object.keys(words).sort(), name).toEqual([...spec.options].sort());
}
