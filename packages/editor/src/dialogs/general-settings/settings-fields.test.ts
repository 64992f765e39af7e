import { generalSettingsSpecs } from "@mailwright/document";
import { expect, test } from "vitest";
import { settingsSections, settingsTabs } from "./settings-fields.js";

test("every general setting can be set, once", () => {
  const names = settingsTabs.flatMap((tab) => settingsSections[tab].flatMap(({ fields }) => fields.map(({ name }) => name)));
  expect([...names].sort()).toEqual(Object.keys(generalSettingsSpecs).sort());
});
