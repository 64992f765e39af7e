import { expect, test } from "vitest";
import { findFreePlace } from "./find-free-place.js";

const viewport = { width: 1000, height: 800 };
const box = { left: 624, top: 736, width: 360, height: 48 };
const button = (left: number, top: number) => ({ left, top, width: 90, height: 32 });

test("a notification that covers nothing stays where it is", () => {
  expect(findFreePlace({ box, taken: [button(100, 744)], viewport })).toEqual({ x: 0, y: 0 });
});

test("over the buttons of a dialog it goes just above them", () => {
  expect(findFreePlace({ box, taken: [button(700, 744), button(800, 744)], viewport })).toEqual({ x: 0, y: -48 });
});

test("among a row of buttons it takes the first gap that is large enough", () => {
  const rows = [744, 704, 664].map((top) => button(700, top));
  expect(findFreePlace({ box, taken: rows, viewport })).toEqual({ x: 0, y: -128 });
});

test("where its whole side is taken it goes to the other one", () => {
  const rows = Array.from({ length: 20 }, (_, nth) => button(700, nth * 40));
  expect(findFreePlace({ box, taken: rows, viewport })).toEqual({ x: -608, y: 0 });
});

test("where nothing is free it stays", () => {
  const rows = Array.from({ length: 20 }, (_, nth) => ({ left: 0, top: nth * 40, width: 1000, height: 32 }));
  expect(findFreePlace({ box, taken: rows, viewport })).toEqual({ x: 0, y: 0 });
});
