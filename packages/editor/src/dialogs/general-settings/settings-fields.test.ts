import { generalSettingsSpecs } from "@mailwright/document";
import { expect, test } from "vitest";
import { settingsSections, settingsTabs, tabOf } from "./settings-fields.js";

test("every general setting can be set, once", () => {
  const names = settingsTabs.flatMap((tab) => settingsSections[tab].flatMap(({ fields }) => fields.map(({ name }) => name)));
  expect([...names].sort()).toEqual(Object.keys(generalSettingsSpecs).sort());
});

test("a setting is found on its tab; without one the first tab is shown", () => {
  expect([tabOf("width"), tabOf("lineSpacing"), tabOf("h3HeadingBold"), tabOf(undefined)]).toEqual([
    "general",
    "body",
    "headings",
    "general",
  ]);
});
