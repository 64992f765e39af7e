import { expect, test } from "vitest";
import { placeTextToolbar, type TextToolbarRequest } from "./place-text-toolbar.js";

const request = (change: Partial<TextToolbarRequest> = {}): TextToolbarRequest => ({
  block: { left: 50, top: 300, width: 600, height: 200 },
  selection: { left: 60, top: 340, width: 1, height: 20 },
  visible: { left: 0, top: 0, width: 700, height: 800 },
  size: { width: 400, height: 36 },
  ...change,
});

test("stands above the block", () => {
  expect(placeTextToolbar(request())).toEqual({ left: 50, top: 256 });
});

test("stays in sight over a block that is scrolled up, away from what is selected", () => {
  const visible = { left: 0, top: 320, width: 700, height: 400 };
  expect(placeTextToolbar(request({ visible, selection: { left: 60, top: 420, width: 1, height: 20 } })).top).toBe(328);
});

test("goes below the block and its head where it would cover what is selected", () => {
  const visible = { left: 0, top: 320, width: 700, height: 400 };
  expect(placeTextToolbar(request({ visible })).top).toBe(548);
});

test("goes to the bottom of what can be seen when the block is higher than that", () => {
  const visible = { left: 0, top: 320, width: 700, height: 150 };
  expect(placeTextToolbar(request({ visible })).top).toBe(426);
});

test("stays inside what can be seen, sideways too", () => {
  expect(placeTextToolbar(request({ block: { left: 500, top: 300, width: 150, height: 50 } })).left).toBe(292);
  expect(placeTextToolbar(request({ size: { width: 900, height: 36 } })).left).toBe(8);
});
