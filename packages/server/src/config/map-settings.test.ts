import { expect, test } from "vitest";
import { parseMapSettings } from "./map-settings.js";

test("a service of maps is read from the environment, and none without one", () => {
  expect(parseMapSettings({ MAPS_KEY: "" }, [])).toBeNull();
  const faults: string[] = [];
  const env = { MAPS_SERVICE: "geoapify", MAPS_KEY: "secret-key", MAPS_URL: "http://localhost:9/" };
  expect(parseMapSettings(env, faults)).toEqual({
    service: "geoapify",
    key: "secret-key",
    style: "osm-bright",
    base: "http://localhost:9",
  });
  expect(faults).toEqual([]);
});

test("faults are told all at once, and never the key", () => {
  const faults: string[] = [];
  parseMapSettings({ MAPS_SERVICE: "atlas", MAPS_KEY: "two secret words", MAPS_STYLE: "a b", MAPS_URL: "localhost" }, faults);
  expect(faults).toHaveLength(4);
  expect(faults.join()).not.toContain("secret words");
});
