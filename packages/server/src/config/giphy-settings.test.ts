import { expect, test } from "vitest";
import { parseGiphySettings } from "./giphy-settings.js";

const parse = (env: Record<string, string>) => {
  const faults: string[] = [];
  return { settings: parseGiphySettings(env, faults), faults };
};

test("the key of GIPHY is read from the environment, with its own address where no other is given", () => {
  expect(parse({})).toEqual({ settings: null, faults: [] });
  expect(parse({ GIPHY_KEY: "" })).toEqual({ settings: null, faults: [] });
  expect(parse({ GIPHY_KEY: "a-key" })).toEqual({ settings: { key: "a-key", base: "https://api.giphy.com" }, faults: [] });
  expect(parse({ GIPHY_KEY: "a-key", GIPHY_URL: "http://localhost:9/giphy/" }).settings?.base).toBe("http://localhost:9/giphy");
});

test("an address without a key, and one that is none, are faults", () => {
  expect(parse({ GIPHY_URL: "https://proxy.test" }).faults).toHaveLength(1);
  expect(parse({ GIPHY_KEY: "two words", GIPHY_URL: "localhost" }).faults).toHaveLength(2);
});
