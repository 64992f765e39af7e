import { expect, test } from "vitest";
import { ownTimeZone } from "./time-zone-offsets.js";

test("the own time zone is the offset where the person is", () => {
  expect([60, 0, -300, 345, -570, 765].map((offsetMin) => ownTimeZone(offsetMin))).toEqual([
    ...["UTC+01:00", "UTC+00:00", "UTC-05:00", "UTC+05:45", "UTC-09:30", "UTC+12:45"], // east is ahead of UTC
  ]);
});

test("an offset that is not offered is none", () => {
  // Newfoundland in summer, and the Chatham Islands.
  expect([-150, 825].map((offsetMin) => ownTimeZone(offsetMin))).toEqual(["", ""]);
});
