import { presets } from "@mailwright/blocks";
import type { Preset } from "@mailwright/document";
import { presetGroups } from "@mailwright/document";
import { expect, test } from "vitest";
import { filterPresets } from "./filter-presets.js";

const filter = { view: "blocks", mode: "simple", query: "", has: () => true, wordsOf: (preset: Preset) => preset.name } as const;
const namesOf = (groups: ReturnType<typeof filterPresets>) => groups.flatMap((group) => group.presets.map((preset) => preset.name));

test("offers everything in two views, group by group in the palette's order", () => {
  const views = (["blocks", "advanced"] as const).map((view) => filterPresets(presets, { ...filter, view, mode: "advanced" }));
  const [groups = []] = views;
  expect(groups.map((shelf) => shelf.groups)).toEqual([
    ["Basic"],
    ["Navigation", "Social"],
    ["Forms", "Products"],
    ["Sections"],
    ["Extra"],
  ]);
  expect(groups.flatMap((shelf) => shelf.groups).sort()).toEqual([...presetGroups].sort());
  expect(views.flatMap(namesOf).sort()).toEqual(presets.map(({ name }) => name).sort());
});

test("no heading of the palette stands over a single tile", () => {
  for (const shelf of filterPresets(presets, filter)) expect(shelf.presets.length, shelf.groups.join()).toBeGreaterThan(1);
});

test("a heading names only the groups that have tiles", () => {
  const [shelf] = filterPresets(presets, { ...filter, query: "social follow" });
  expect(shelf?.groups).toEqual(["Social"]);
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
  expect(namesOf(filterPresets([quote], { ...filter, query: "quote" }))).toEqual([]);
  expect(namesOf(filterPresets([quote], { ...filter, mode: "advanced", query: "quote" }))).toEqual(["Quote"]);
  expect(namesOf(filterPresets([quote], { ...filter, view: "advanced", mode: "advanced" }))).toEqual(["Quote"]);
});

test("what needs a port that is not there is not offered", () => {
  const all = namesOf(filterPresets(presets, { ...filter, mode: "advanced" }));
  const without = namesOf(filterPresets(presets, { ...filter, mode: "advanced", has: (need) => need !== "video" }));
  expect(all.filter((name) => !without.includes(name))).toEqual(["Video"]);
});
