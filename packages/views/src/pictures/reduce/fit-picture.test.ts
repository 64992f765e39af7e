import { expect, test } from "vitest";
import { fitSize, picturesTries } from "./fit-picture.js";

test("a picture keeps its shape, and is never made larger", () => {
  expect(fitSize({ widthPx: 3840, heightPx: 2160 }, 1920)).toEqual({ widthPx: 1920, heightPx: 1080 });
  expect(fitSize({ widthPx: 300, heightPx: 9000 }, 1920)).toEqual({ widthPx: 64, heightPx: 1920 });
  expect(fitSize({ widthPx: 40, heightPx: 30 }, 1920)).toEqual({ widthPx: 40, heightPx: 30 });
});

test("what can be seen through stays so", () => {
  expect(new Set(picturesTries(true).map(({ type }) => type))).toEqual(new Set(["image/png"]));
  expect(new Set(picturesTries(false).map(({ type }) => type))).toEqual(new Set(["image/jpeg"]));
});
