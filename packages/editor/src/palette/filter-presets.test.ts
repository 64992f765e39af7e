import { presets } from "@mailwright/blocks";
import type { Preset } from "@mailwright/document";
import { presetGroups } from "@mailwright/document";
import { expect, test } from "vitest";
import { filterPresets } from "./filter-presets.js";

const filter = { mode: "simple", query: "", has: () => true, nameOf: (preset: Preset) => preset.name } as const;
const namesOf = (groups: ReturnType<typeof filterPresets>) => groups.flatMap((group) => group.presets.map((preset) => preset.name));

test("offers everything, group by group in the palette's order, without a query", () => {
  const groups = filterPresets(presets, { ...filter, mode: "advanced" });
  expect(groups.map((group) => group.group)).toEqual(presetGroups.filter((group) => presets.some((preset) => preset.group === group)));
  expect(namesOf(groups)).toHaveLength(presets.length);
});

test("finds a block by what people call it", () => {
  expect(namesOf(filterPresets(presets, { ...filter, query: "photo" }))).toContain("Image");
});

test("every word must be found", () => {
  expect(namesOf(filterPresets(presets, { ...filter, query: "2 col" }))).toEqual(["2 columns"]);
  expect(filterPresets(presets, { ...filter, query: "2 photo" })).toEqual([]);
});

test("advanced presets wait for advanced mode", () => {
  const quote: Preset = { id: "quote", name: "Quote", group: "Extra", mode: "advanced", icon: [], makes: () => ({ type: "text" }) };
  expect(namesOf(filterPresets([quote], filter))).toEqual([]);
  expect(namesOf(filterPresets([quote], { ...filter, mode: "advanced" }))).toEqual(["Quote"]);
});

test("what needs a port that is not there is not offered", () => {
  const all = namesOf(filterPresets(presets, { ...filter, mode: "advanced" }));
  const without = namesOf(filterPresets(presets, { ...filter, mode: "advanced", has: (need) => need !== "video" }));
  expect(all.filter((name) => !without.includes(name))).toEqual(["Video"]);
});
