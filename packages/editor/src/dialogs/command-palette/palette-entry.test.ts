import { expect, test } from "vitest";
import { findEntries, type PaletteEntry } from "./palette-entry.js";

const entry = (label: string, keywords = ""): PaletteEntry => ({ id: label, group: "commands", label, keywords, run: () => undefined });
const entries = [entry("Show borders"), entry("Reset zoom"), entry("Image", "photo picture"), entry("Zoom in")];
const found = (query: string) => findEntries(entries, query).map(({ label }) => label);

test("everything is offered without a query, in its order", () => {
  expect(found("")).toEqual(["Show borders", "Reset zoom", "Image", "Zoom in"]);
});

test("names that begin with the query come first, and other words find it too", () => {
  expect(found("zoom")).toEqual(["Zoom in", "Reset zoom"]);
  expect(found("photo")).toEqual(["Image"]);
  expect(found("zoom hologram")).toEqual([]);
});
