import { describe, expect, test } from "vitest";
import { coveringScale, cropAround, cropOfRatio, flip, focusInResult, resultSize, turnedSize, turnQuarter } from "./geometry.js";
import { noSteps } from "./picture-steps.js";

const landscape = { widthPx: 1600, heightPx: 900 };
const cut = { ...noSteps, crop: { x: 0.1, y: 0.2, width: 0.3, height: 0.4 }, focus: { x: 0.2, y: 0.9 } };

describe("turning", () => {
  test("a quarter turn swaps the sides", () => {
    expect(turnedSize(landscape, turnQuarter(noSteps))).toEqual({ widthPx: 900, heightPx: 1600 });
  });

  test("four quarter turns change nothing", () => {
    const turned = turnQuarter(turnQuarter(turnQuarter(turnQuarter(cut))));
    expect(turned.quarterTurns).toBe(0);
    expect(turned.crop.x).toBeCloseTo(0.1);
    expect(turned.crop.y).toBeCloseTo(0.2);
    expect(turned.focus.x).toBeCloseTo(0.2);
  });

  test("what is cut out turns along", () => {
    const { crop } = turnQuarter(cut);
    expect([crop.x, crop.y, crop.width, crop.height].map((share) => Number(share.toFixed(3)))).toEqual([0.4, 0.1, 0.4, 0.3]);
  });

  test("a mirrored picture turns the way that it is seen to", () => {
    expect(turnQuarter({ ...noSteps, isFlippedX: true }).quarterTurns).toBe(3);
  });

  test("mirrored twice it is as it was", () => {
    const twice = flip(flip({ ...cut, straightenDeg: 5 }, "x"), "x");
    expect(twice.crop.x).toBeCloseTo(0.1);
    expect([twice.isFlippedX, twice.straightenDeg]).toEqual([false, 5]);
  });

  test("a picture that is turned straight shows nothing beside it", () => {
    expect(coveringScale(landscape, 0)).toBe(1);
    expect(coveringScale(landscape, -10)).toBe(coveringScale(landscape, 10));
    expect(coveringScale({ widthPx: 100, heightPx: 100 }, 45)).toBeCloseTo(Math.SQRT2);
  });
});

describe("cutting", () => {
  test("the largest square of a landscape is as high as it", () => {
    const crop = cropOfRatio(landscape, 1, { x: 0.5, y: 0.5 });
    expect([crop.width * 1600, crop.height * 900]).toEqual([900, 900]);
  });

  test("a shape is cut out around what must stay in view, and within the picture", () => {
    expect(cropOfRatio(landscape, 1, { x: 0.9, y: 0.5 }).x).toBeCloseTo(1 - 900 / 1600);
    expect(cropAround({ x: 0, y: 0, width: 0.2, height: 0.2 }, { x: 0.5, y: 0.05 })).toMatchObject({ x: 0.4, y: 0 });
  });

  test("what must stay in view is known of the finished picture, too, and at its edge if it was cut off", () => {
    const { x, y } = focusInResult({ crop: { x: 0.5, y: 0, width: 0.5, height: 0.5 }, focus: { x: 0.75, y: 0.9 } });
    expect([x, y]).toEqual([0.5, 1]);
  });

  test("the result is never larger than what was cut out, nor than the width that was asked for", () => {
    const half = { ...noSteps, crop: { x: 0, y: 0, width: 0.5, height: 1 } };
    expect(resultSize(landscape, half)).toEqual({ widthPx: 800, heightPx: 900 });
    expect(resultSize(landscape, { ...half, widthMaxPx: 400 })).toEqual({ widthPx: 400, heightPx: 450 });
    expect(resultSize({ widthPx: 4000, heightPx: 2000 }, noSteps)).toEqual({ widthPx: 1920, heightPx: 960 });
  });
});
