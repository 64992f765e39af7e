import { expect, test } from "vitest";
import { parsePhotoSettings } from "./photo-settings.js";

test("a service of photos is read from the environment, and none without one", () => {
  expect(parsePhotoSettings({}, [])).toBeNull();
  const faults: string[] = [];
  const env = { PHOTOS_SERVICE: "pexels", PHOTOS_KEY: "secret-key", PHOTOS_URL: "http://localhost:9/v1/" };
  expect(parsePhotoSettings(env, faults)).toEqual({
    service: "pexels",
    key: "secret-key",
    app: "mailwright",
    base: "http://localhost:9/v1",
  });
  expect(faults).toEqual([]);
});

test("faults are told all at once, and never the key", () => {
  const faults: string[] = [];
  parsePhotoSettings({ PHOTOS_SERVICE: "flickr", PHOTOS_KEY: "two secret words", PHOTOS_URL: "localhost" }, faults);
  expect(faults).toHaveLength(3);
  expect(faults.join()).not.toContain("secret words");
});
