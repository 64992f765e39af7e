import { expect, test } from "vitest";
import { edgePx, type FloatingRequest, placeFloating } from "./place-floating.js";

const request = (change: Partial<FloatingRequest> = {}): FloatingRequest => ({
  anchor: { left: 100, top: 100, width: 40, height: 20 },
  size: { width: 120, height: 80 },
  viewport: { width: 800, height: 600 },
  side: "bottom",
  align: "start",
  gapPx: 4,
  ...change,
});

test("stands below its anchor, aligned with its start", () => {
  expect(placeFloating(request())).toMatchObject({ left: 100, top: 124, side: "bottom" });
});

test("aligns with the centre and the end", () => {
  expect(placeFloating(request({ align: "centre" })).left).toBe(60);
  expect(placeFloating(request({ anchor: { left: 300, top: 100, width: 40, height: 20 }, align: "end" })).left).toBe(220);
});

test("turns over when there is no room on the side asked for", () => {
  const low = { left: 100, top: 560, width: 40, height: 20 };
  expect(placeFloating(request({ anchor: low }))).toMatchObject({ top: 476, side: "top" });
});

test("stays where it is, and scrolls, when the other side has even less room", () => {
  const place = placeFloating(request({ size: { width: 120, height: 2000 } }));
  expect(place).toMatchObject({ side: "bottom", maxHeight: 600 - 120 - 4 - edgePx });
});

test("never leaves the window", () => {
  const corner = { left: 780, top: 10, width: 20, height: 20 };
  expect(placeFloating(request({ anchor: corner })).left).toBe(800 - 120 - edgePx);
  expect(placeFloating(request({ anchor: { ...corner, left: -50 } })).left).toBe(edgePx);
});

test("stands beside its anchor", () => {
  expect(placeFloating(request({ side: "right", align: "centre" }))).toMatchObject({ left: 144, top: 70 });
  expect(placeFloating(request({ side: "left" }))).toMatchObject({ left: 144, side: "right" });
});
