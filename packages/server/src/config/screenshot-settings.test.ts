import { expect, test } from "vitest";
import { parseScreenshotSettings } from "./screenshot-settings.js";

test("a service of screenshots is read from the environment, and none without one", () => {
  expect(parseScreenshotSettings({}, [])).toBeNull();
  const faults: string[] = [];
  const env = { SCREENSHOTS_SERVICE: "email-on-acid", SCREENSHOTS_KEY: "key:password", SCREENSHOTS_URL: "http://localhost:9/v5/" };
  expect(parseScreenshotSettings(env, faults)).toEqual({ service: "email-on-acid", key: "key:password", base: "http://localhost:9/v5" });
  expect(parseScreenshotSettings({ SCREENSHOTS_SERVICE: "litmus", SCREENSHOTS_KEY: "key" }, faults)?.base).toBeNull();
  expect(faults).toEqual([]);
});

test("faults are told all at once, and never the key", () => {
  const faults: string[] = [];
  parseScreenshotSettings(
    { SCREENSHOTS_SERVICE: "browserstack", SCREENSHOTS_KEY: "two secret words", SCREENSHOTS_URL: "localhost" },
    faults,
  );
  expect(faults).toHaveLength(3);
  parseScreenshotSettings({ SCREENSHOTS_SERVICE: "email-on-acid", SCREENSHOTS_KEY: "secret" }, faults);
  expect(faults.at(-1)).toContain("joined by a colon");
  expect(faults.join()).not.toContain("secret");
});
