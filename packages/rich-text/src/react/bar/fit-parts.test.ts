import { describe, expect, test } from "vitest";
import { type BarSizes, fitParts } from "./fit-parts.js";

const parts = [
  { id: "style", group: "letters" },
  { id: "size", group: "letters" },
  { id: "bold", group: "format" },
  { id: "link", group: "format" },
  { id: "list", group: "lines" },
  { id: "indent", group: "lines" },
] as const;
const byImportance = ["link", "bold", "style", "list", "size"] as const;
const icon = 30;
const sizes: BarSizes = {
  widths: new Map([...parts.map(({ id }) => [id, icon] as const), ["style", 110]]),
  gapPx: 2,
  linePx: 13,
  morePx: icon,
};
const fit = (roomPx: number, measured = sizes) => [...fitParts({ parts, byImportance, sizes: measured, roomPx })].sort();

describe("fitting the parts of the bar into one line", () => {
  test("shows all that may stand in the bar where there is room", () => {
    expect(fit(1000)).toEqual(["bold", "link", "list", "size", "style"]);
  });

  test("keeps the most used where there is little, and leaves room for the button More", () => {
    expect(fit(3 * icon + 2 * 2)).toEqual(["bold", "link"]);
    expect(fit(3 * icon + 2 * 2 - 1)).toEqual(["link"]);
  });

  test("fills what a wide part leaves free with narrower ones that count less", () => {
    expect(fit(4 * icon + 3 * 2)).toEqual(["bold", "link", "list"]);
  });

  test("shows nothing in no room", () => {
    expect(fit(0)).toEqual([]);
  });

  test("counts the lines between groups where there is room for such", () => {
    const wide = { ...sizes, widths: new Map([...sizes.widths, ["style", 400]]) };
    const all = 400 + 4 * icon + icon + 5 * 2 + 2 * (13 + 2);
    expect(fit(all, wide)).toEqual(["bold", "link", "list", "size", "style"]);
    expect(fit(all - 1, wide)).toEqual(["bold", "link", "list", "style"]);
  });

  test("draws a part that was never measured", () => {
    const unknown = { ...sizes, widths: new Map([["link", icon]]) };
    expect(fit(70, unknown)).toContain("size");
  });
});
