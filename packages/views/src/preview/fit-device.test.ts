import { expect, test } from "vitest";
import { fitDevice } from "./fit-device.js";

test("a device that fits is shown in its own size, a desktop fills the room", () => {
  expect(fitDevice("tablet", 1400)).toEqual({ widthPx: 768, scale: 1 });
  expect(fitDevice("mobile", 390)).toEqual({ widthPx: 375, scale: 1 });
  expect(fitDevice("desktop", 1400)).toEqual({ widthPx: 1400, scale: 1 });
});

test("on a phone, a desktop keeps its layout and is drawn smaller", () => {
  const { widthPx, scale } = fitDevice("desktop", 390);
  expect(widthPx).toBe(1024);
  expect(scale).toBeCloseTo(390 / 1024);
});

test("a width of its own is kept, and drawn smaller where there is less room", () => {
  expect(fitDevice(600, 1400)).toEqual({ widthPx: 600, scale: 1 });
  expect(fitDevice(1600, 800)).toEqual({ widthPx: 1600, scale: 0.5 });
});
