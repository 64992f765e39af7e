import { type Blueprint, mayContain, presetGroups } from "@mailwright/document";
import { expect, test } from "vitest";
import { ownTimeZone } from "../content/timer/time-zone-offsets.js";
import { blockRegistry } from "../registry/registry.js";
import { presets } from "./presets.js";

const simple = ["1 column", "2 columns", "3 columns", "Page wrapper", "Heading", "Text", "Image", "Button", "Divider", "Space", "Link"];
const advanced = ["4/8", "8/4", "3/9", "9/3", "3/7", "4 columns", "Background image", "Quote", "Grid items"];

test.each([...simple, ...advanced])("the palette has a tile for %s", (name) => {
  expect(presets.find((preset) => preset.name === name)?.mode).toBe(simple.includes(name) ? "simple" : "advanced");
});

test("no two tiles have the same id or name", () => {
  for (const key of ["id", "name"] as const) {
    const all = presets.map((preset) => preset[key]);
    expect(all).toEqual([...new Set(all)]);
  }
});

test.each(presets)("$name makes known blocks, each where it may stand", (preset) => {
  expect(presetGroups).toContain(preset.group);
  expect(preset.icon.length).toBeGreaterThan(0);
  expectPlaced(preset.makes());
});

test("what one tile makes is not shared with what it makes next", () => {
  for (const preset of presets) expect(preset.makes()).not.toBe(preset.makes());
});

test.each(["Timer", "Event"])("%s has the time zone of whoever adds it", (name) => {
  const made = presets.find((preset) => preset.name === name)?.makes();
  expect(made?.props?.["timeZone"] ?? "").toBe(ownTimeZone());
});

function expectPlaced(blueprint: Blueprint): void {
  expect(blockRegistry.get(blueprint.type), blueprint.type).toBeDefined();
  for (const child of blueprint.children ?? []) {
    expect(mayContain(blockRegistry, blueprint.type, child.type), `${child.type} in ${blueprint.type}`).toBe(true);
    expectPlaced(child);
  }
}
