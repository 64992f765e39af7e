import { expect, test } from "vitest";
import { destinations } from "./destinations.js";

test.each(destinations.map((destination) => [destination.name, destination] as const))("the letters of %s can be read", (_, { mark }) => {
  const [darker = 0, lighter = 0] = [luminanceOf(mark.ground), luminanceOf(mark.ink)].toSorted((one, other) => one - other);
  expect((lighter + 0.05) / (darker + 0.05)).toBeGreaterThan(4.5);
});

test("no two destinations have the same id, or the same place in the address of the export call", () => {
  for (const names of [destinations.map(({ id }) => id), destinations.map(({ provider }) => provider)])
    expect(new Set(names).size).toBe(destinations.length);
});

/** Relative luminance as WCAG 2 has it. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("who writes List-Unsubscribe is said of each, and with a source where it is the service", () => {
  for (const { tab, creates, unsubscribeHeader } of destinations) {
    if (tab === "application" || creates === "mail-draft") expect(unsubscribeHeader.by).toBe("sender");
    else expect(unsubscribeHeader.by === "service").toBe(unsubscribeHeader.source?.startsWith("https://") ?? false);
  }
});
