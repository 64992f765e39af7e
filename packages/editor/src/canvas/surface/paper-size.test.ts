import { expect, test } from "vitest";
import { paperSize } from "./paper-size.js";

test("on a desktop the email lies on some of its page, as far as the desk has room", () => {
  expect(paperSize("desktop", 700, 900).widthPx).toBe(780);
  expect(paperSize("desktop", 700, 740).widthPx).toBe(740);
  expect(paperSize("desktop", 700, 300).widthPx).toBe(700);
});

test("on a desktop, width queries see an ordinary window", () => {
  expect(paperSize("desktop", 400, 900).viewport).toEqual({ kind: "virtual", widthPx: 1024, paperPx: 480 });
});

test("a tablet and a phone are as wide as their screens, and queries see that", () => {
  expect(paperSize("tablet", 700, 300)).toEqual({ widthPx: 768, viewport: { kind: "container", paperPx: 768 } });
  expect(paperSize("mobile", 700, 300)).toEqual({ widthPx: 375, viewport: { kind: "container", paperPx: 375 } });
});
