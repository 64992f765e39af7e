import { expect, test } from "vitest";
import { noSteps, type PictureSteps } from "../steps/picture-steps.js";
import { applyColours, colourMatrix } from "./colour-matrix.js";

function colourOf(steps: Partial<PictureSteps>, [red, green, blue]: readonly [number, number, number]) {
  const pixels = new Uint8ClampedArray([red, green, blue, 200]);
  applyColours(pixels, colourMatrix({ ...noSteps, ...steps }) ?? []);
  return [...pixels];
}

test("without a change no pixel is touched", () => {
  expect(colourMatrix(noSteps)).toBeUndefined();
});

test("brightness makes lighter and darker, and leaves how much can be seen", () => {
  expect(colourOf({ brightness: 50 }, [100, 50, 200])).toEqual([150, 75, 255, 200]);
  expect(colourOf({ brightness: -100 }, [100, 50, 200])).toEqual([0, 0, 0, 200]);
});

test("contrast leaves the middle as it is", () => {
  const [low, middle, high] = colourOf({ contrast: 50 }, [64, 128, 192]);
  expect([Math.abs((middle ?? 0) - 128) <= 1, (low ?? 0) < 64, (high ?? 0) > 192]).toEqual([true, true, true]);
});

test("without saturation, and in black and white, all three are the same", () => {
  for (const steps of [{ saturation: -100 }, { filter: "mono" }] as const) {
    const [red, green, blue] = colourOf(steps, [200, 20, 90]);
    expect([green, blue]).toEqual([red, red]);
  }
});

test("grey stays grey, whatever the saturation", () => {
  expect(colourOf({ saturation: 100 }, [90, 90, 90])).toEqual([90, 90, 90, 200]);
});
