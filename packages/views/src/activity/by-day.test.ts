import { expect, test } from "vitest";
import { byDay, daysAgo } from "./by-day.js";

const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test("what happened stands under its day, in its order", () => {
  const entries = [at(2026, 10, 21, 9, 30), at(2026, 10, 21, 0, 0), at(2026, 10, 20, 23, 59), at(2026, 9, 20, 12, 0)].map((moment) => ({
    at: moment,
  }));
  const days = byDay(entries);
  expect(days.map(({ date, entries: of }) => [date.getDate(), date.getMonth(), of.length])).toEqual([
    [21, 10, 2],
    [20, 10, 1],
    [20, 9, 1],
  ]);
  expect(days.flatMap(({ entries: of }) => of)).toEqual(entries);
});

test("midnight ends a day, also between months", () => {
  const now = new Date(2026, 10, 1, 0, 5);
  expect([new Date(2026, 10, 1), new Date(2026, 9, 31), new Date(2026, 9, 30)].map((date) => daysAgo(date, now))).toEqual([0, 1, 2]);
});
