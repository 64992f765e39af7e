import { expect, test } from "vitest";
import { markup } from "./check-markup.mjs";
import { findStyleFaults } from "./check-styles.mjs";
import { findTypeFaults } from "./check-types.mjs";
import { readSamples } from "./read-samples.mjs";

const samples = readSamples();
const of = (...kinds) => samples.filter(({ kind }) => kinds.includes(kind));

test("samples are of the kinds that are looked at here, or need no looking at", () => {
  const known = ["ts", "tsx", "js", "html", "vue", "svelte", "css", "json", "sh"];
  expect(samples.filter(({ kind }) => !known.includes(kind))).toEqual([]);
  expect(new Set(samples.map(({ kind }) => kind))).toEqual(new Set(known));
});

test("every sample of script, those in HTML included, compiles against the packages as they are", () => {
  const inMarkup = of("html").flatMap(
    ({ at, text }) => markup.html?.(text).scripts.map((script) => ({ at, kind: "js", text: script })) ?? [],
  );
  expect(findTypeFaults([...of("ts", "tsx", "js"), ...inMarkup])).toEqual([]);
}, 120_000);

test.each(of(...Object.keys(markup)))("the $kind at $at compiles, and asks of our elements only what they have", ({ kind, text }) => {
  expect(markup[kind]?.(text).faults).toEqual([]);
});

test.each(of("css"))("the styles at $at compile, and set tokens that there are", async ({ text }) => {
  expect(await findStyleFaults(text)).toEqual([]);
});

test.each(of("json"))("the JSON at $at is JSON", ({ text }) => {
  expect(() => JSON.parse(text)).not.toThrow();
});
