import { expect, expectTypeOf, test } from "vitest";
import { createFormats } from "./create-formats.js";
import { createTranslator } from "./create-translator.js";
import { defineStrings } from "./define-strings.js";
import { joinWords } from "./join-words.js";
import { parseOverrides } from "./parse-overrides.js";

const strings = defineStrings("shop", {
  close: "Close",
  greeting: "Hello {name}",
  blocks: { one: "{count} block in {place}", other: "{count} blocks in {place}" },
});

test("says a plain word", () => {
  expect(createTranslator(strings)("close")).toBe("Close");
});

test("puts parameters where their names stand", () => {
  expect(createTranslator(strings)("greeting", { name: "Ada" })).toBe("Hello Ada");
});

test("a parameter is text: braces in it are not read again", () => {
  expect(createTranslator(strings)("greeting", { name: "{name}" })).toBe("Hello {name}");
});

test("chooses the plural form and writes the number as the locale does", () => {
  const say = createTranslator(strings, { locale: "de" });
  expect(say("blocks", { count: 1, place: "A" })).toBe("1 block in A");
  expect(say("blocks", { count: 1200, place: "A" })).toBe("1.200 blocks in A");
});

test("a host's words win, with the plural rules of its language", () => {
  const overrides = { "shop.close": "Zamknij", "shop.blocks": { one: "{count} blok", few: "{count} bloki", other: "{count} bloków" } };
  const say = createTranslator(strings, { locale: "pl", overrides });
  expect(say("close")).toBe("Zamknij");
  expect(say("blocks", { count: 3, place: "A" })).toBe("3 bloki");
  expect(say("greeting", { name: "Ola" })).toBe("Hello Ola");
});

test("what is not translated keeps the plural forms of English", () => {
  const say = createTranslator(strings, { locale: "fr" });
  expect([0, 1].map((count) => say("blocks", { count, place: "A" }))).toEqual(["0 blocks in A", "1 block in A"]);
});

test("a language is the words of its packages, in the form of a host's own", () => {
  const words = joinWords({ shop: { close: "Schließen" } }, { desk: { blocks: { one: "{count} Block", other: "{count} Blöcke" } } });
  expect(words).toEqual({ "shop.close": "Schließen", "desk.blocks": { one: "{count} Block", other: "{count} Blöcke" } });
});

test("keys and parameters are checked by the compiler", () => {
  const say = createTranslator(strings);
  expectTypeOf(say<"close">).parameters.toEqualTypeOf<["close"]>();
  expectTypeOf(say<"greeting">)
    .parameter(1)
    .toHaveProperty("name");
  expectTypeOf(say<"blocks">)
    .parameter(1)
    .toHaveProperty("count")
    .toEqualTypeOf<number>();
  // @ts-expect-error: there is no such word
  say("open");
  // @ts-expect-error: the name is missing
  say("greeting");
});

test("reads a host's words and names what it cannot use", () => {
  const { overrides, refusals } = parseOverrides({ "shop.close": "Zu", "shop.greeting": 5, "shop.blocks": { one: "x" } });
  expect(overrides).toEqual({ "shop.close": "Zu" });
  expect(refusals.map(({ code, key }) => [code, key])).toEqual([
    ["string-not-text", "shop.greeting"],
    ["string-not-text", "shop.blocks"],
  ]);
  expect(parseOverrides("words").refusals[0]?.code).toBe("strings-not-an-object");
  expect(parseOverrides(undefined)).toEqual({ overrides: {}, refusals: [] });
});

test("a moment is relative within a day and a date outside it", () => {
  const { moment } = createFormats("en-GB");
  const now = new Date("2026-03-02T12:00:00Z");
  expect(moment(new Date("2026-03-02T11:55:00Z"), now)).toBe("5 minutes ago");
  expect(moment(new Date("2026-03-02T09:00:00Z"), now)).toBe("3 hours ago");
  expect(moment(new Date("2026-02-20T09:00:00Z"), now)).toContain("20 Feb 2026");
});

test("sizes carry the unit that suits them", () => {
  const { bytes, percent, list } = createFormats("en-GB");
  expect([bytes(820), bytes(96_400), bytes(1_440_000)]).toEqual(["820 byte", "96 kB", "1.4 MB"]);
  expect(percent(0.425)).toBe("43%");
  expect(list(["a", "b", "c"])).toBe("a, b and c");
});
