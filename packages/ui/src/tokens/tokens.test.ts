import { describe, expect, test } from "vitest";
import { contrastOf } from "./contrast.js";
import css from "./tokens.css?inline";

type Theme = Record<string, string>;
const light = readBlock(":host,\n:root {");
const dark = { ...light, ...readBlock(':host([data-mw-theme="dark"]),') };

const grounds = ["surface", "surface-raised", "surface-sunken"];
const hovers = ["surface-hover", "surface-pressed"];

// [what is drawn, on which surfaces]
const texts: [string, string[]][] = [
  ["text", [...grounds, ...hovers, "accent-surface", "surface-disabled"]],
  ["text-muted", [...grounds, ...hovers]],
  ["text-inverse", ["surface-inverse"]],
  ["accent-text", [...grounds, "surface-hover", "accent-surface", "thumb"]],
  ["on-accent", ["accent", "accent-hover", "accent-pressed"]],
  ["on-danger", ["danger", "danger-hover"]],
  ["success-text", [...grounds, "success-surface"]],
  ["warning-text", [...grounds, "warning-surface"]],
  ["danger-text", [...grounds, "danger-surface"]],
];
const shapes: [string, string[]][] = [
  ["border-strong", ["surface", "surface-raised"]],
  ["icon", [...grounds, ...hovers]],
  ["accent", [...grounds, "accent-surface"]],
  ["focus", [...grounds, ...hovers]],
  ["success", [...grounds, "success-surface"]],
  ["warning", [...grounds, "warning-surface"]],
  ["danger", [...grounds, "danger-surface"]],
];

describe.each([
  ["light", light],
  ["dark", dark],
])("the %s theme", (_, theme) => {
  test.each(pairs(texts))("%s is readable on %s", (text, surface) => {
    expect(contrastOf(colour(theme, text), colour(theme, surface))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(pairs(shapes))("%s can be made out on %s", (shape, surface) => {
    expect(contrastOf(colour(theme, shape), colour(theme, surface))).toBeGreaterThanOrEqual(3);
  });
});

test("the dark theme answers every colour of the light one", () => {
  const colours = Object.keys(light).filter((name) => /#|rgb/.test(light[name] ?? ""));
  expect(colours.filter((name) => !(name in readBlock(':host([data-mw-theme="dark"]),')))).toEqual([]);
});

test("the accent shows on the white sheet of an email in both themes", () => {
  for (const theme of [light, dark]) expect(contrastOf(colour(theme, "accent"), "#ffffff")).toBeGreaterThanOrEqual(3);
});

test("contrast agrees with the examples of WCAG", () => {
  expect(contrastOf("#000000", "#ffffff")).toBe(21);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

function readBlock(opening: string): Theme {
  const start = css.indexOf(opening);
  const body = css.slice(css.indexOf("{", start) + 1, css.indexOf("}", start));
  return Object.fromEntries([...body.matchAll(/--mw-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

function colour(theme: Theme, name: string): string {
  const value = theme[name];
  if (!value?.startsWith("#")) throw new Error(`--mw-${name} is no plain colour: ${value}`);
  return value;
}

function pairs(table: [string, string[]][]): [string, string][] {
  return table.flatMap(([name, surfaces]) => surfaces.map((surface): [string, string] => [name, surface]));
}
