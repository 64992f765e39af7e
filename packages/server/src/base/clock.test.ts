import { expect, test } from "vitest";
import { watchSteps } from "./clock.js";

const hourMs = 60 * 60 * 1000;

test("a clock that is set is told from one that goes on, and trusted again when it has gone on since", () => {
  let [nowMs, elapsedMs] = [Date.UTC(2026, 10, 21), 0];
  const isSteady = watchSteps({ now: () => new Date(nowMs) }, () => elapsedMs);
  const pass = (clockMs: number, realMs: number) => {
    nowMs += clockMs;
    elapsedMs += realMs;
    return isSteady();
  };
  expect(pass(hourMs, hourMs)).toBe(true);
  expect(pass(2 * hourMs, hourMs)).toBe(false);
  expect(pass(hourMs, hourMs)).toBe(true);
  expect(pass(0, hourMs)).toBe(false);
  expect(pass(hourMs, hourMs)).toBe(true);
});
