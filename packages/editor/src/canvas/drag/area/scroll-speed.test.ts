import { expect, test } from "vitest";
import { scrollSpeed } from "./scroll-speed.js";

test("nothing scrolls away from the edges", () => {
  expect(scrollSpeed(300, 0, 600)).toBe(0);
  expect(scrollSpeed(60, 0, 600)).toBe(0);
});

test("the nearer to an edge, the faster, in its direction", () => {
  expect(scrollSpeed(40, 0, 600)).toBeLessThan(0);
  expect(scrollSpeed(10, 0, 600)).toBeLessThan(scrollSpeed(40, 0, 600));
  expect(scrollSpeed(590, 0, 600)).toBeGreaterThan(scrollSpeed(560, 0, 600));
});

test("beyond the edge it is as fast as at the edge", () => {
  expect(scrollSpeed(900, 0, 600)).toBe(scrollSpeed(600, 0, 600));
  expect(scrollSpeed(-900, 0, 600)).toBe(scrollSpeed(0, 0, 600));
});

test("a low desk keeps a calm middle", () => {
  expect(scrollSpeed(50, 0, 100)).toBe(0);
});
