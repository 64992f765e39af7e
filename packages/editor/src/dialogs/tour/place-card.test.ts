import { expect, test } from "vitest";
import { placeCard } from "./place-card.js";

const size = { width: 340, height: 180 };
const screen = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test("a card without a target stands in the middle", () => {
  expect(placeCard({ box: null, size, viewport: screen }, "bottom")).toEqual({ left: 550, top: 360 });
});

test("a card stands on the wanted side of its target", () => {
  const left = { left: 0, top: 96, width: 300, height: 804 };
  expect(placeCard({ box: left, size, viewport: screen }, "right").left).toBe(314);
});

test("where no side has room the card lies at the end of its target, inside the window", () => {
  const canvas = { left: 0, top: 96, width: 390, height: 690 };
  const { left, top } = placeCard({ box: canvas, size, viewport: phone }, "right");
  expect(left).toBe(25);
  expect(top + size.height).toBeLessThan(96 + 690);
});

test("on a phone a card under the toolbar takes the room below it", () => {
  const tool = { left: 4, top: 56, width: 32, height: 32 };
  expect(placeCard({ box: tool, size, viewport: phone }, "bottom")).toMatchObject({ left: 8, top: 102 });
});
