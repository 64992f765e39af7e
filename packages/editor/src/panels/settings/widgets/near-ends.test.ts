import { expect, test } from "vitest";
import { nearEnds } from "./near-ends.js";

const evening = new Date(2028, 1, 27, 21, 30);

test("ends that are near are the last seconds of days, over the ends of months too", () => {
  expect(nearEnds.endToday(evening)).toBe("2028-02-27T23:59:59");
  expect(nearEnds.endIn3Days(evening)).toBe("2028-03-01T23:59:59");
  expect(nearEnds.endIn7Days(evening)).toBe("2028-03-05T23:59:59");
});

test("a month ends with its last day, in leap years and in December", () => {
  expect(nearEnds.endMonth(evening)).toBe("2028-02-29T23:59:59");
  expect(nearEnds.endMonth(new Date(2027, 11, 31))).toBe("2027-12-31T23:59:59");
});
