import { expect, test } from "vitest";
import { german } from "../../languages/german.js";
import { refusalOf } from "../../testing/memory-ports.js";
import { sayPortRefusal } from "./say-refusal.js";

test("publishing what is not approved says what to do, in English and in German", () => {
  const refusal = refusalOf("not-approved");
  expect(sayPortRefusal(refusal, { locale: "en", overrides: {} })).toBe("Only what is approved is published here. Ask for review first.");
  expect(sayPortRefusal(refusal, { locale: "de", overrides: german })).toBe(
    "Hier wird nur veröffentlicht, was freigegeben ist. Bitten Sie zuerst um Prüfung.",
  );
});

test("a reason without words of its own has none here", () => {
  expect(sayPortRefusal(refusalOf("internal"), { locale: "en", overrides: {} })).toBeUndefined();
});
