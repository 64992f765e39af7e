import { presets } from "@mailwright/blocks";
import { expect, test } from "vitest";
import { readRecent, rememberRecent } from "./recent-presets.js";

test("the last inserted come first, each once, and four at most; unknown ones are left out", () => {
  const stored = new Map<string, string>([["editor.recent-blocks", "gone"]]);
  const preferences = { get: (key: string) => stored.get(key) ?? null, set: (key: string, value: string) => void stored.set(key, value) };
  const [one, two, three, four, five] = presets;
  if (!one || !two || !three || !four || !five) throw new Error("there are five presets");
  expect(readRecent(preferences, presets)).toEqual([]);
  for (const preset of [one, two, three, one, four, five]) rememberRecent(preferences, preset);
  expect(readRecent(preferences, presets)).toEqual([five, four, one, three]);
});
