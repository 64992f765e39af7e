import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLateWriter } from "./late-writer.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aWriter() {
  const writtenAt: number[] = [];
  const start = Date.now();
  const writer = createLateWriter({ waitMs: 300, waitMaxMs: 1000, write: () => writtenAt.push(Date.now() - start) });
  return { writer, writtenAt };
}

test("writes once, 300 ms after the last request", () => {
  const { writer, writtenAt } = aWriter();
  for (let key = 0; key < 3; key++) {
    writer.request();
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(5000);
  expect(writtenAt).toEqual([500]);
});

test("writes every second while nobody pauses", () => {
  const { writer, writtenAt } = aWriter();
  for (let key = 0; key < 30; key++) {
    writer.request();
    vi.advanceTimersByTime(100);
  }
  expect(writtenAt).toEqual([1000, 2000, 3000]);
});

test("flushing writes at once, and only what was requested", () => {
  const { writer, writtenAt } = aWriter();
  writer.flush();
  writer.request();
  writer.flush();
  vi.advanceTimersByTime(5000);
  expect(writtenAt).toEqual([0]);
});

test("what is cancelled is not written", () => {
  const { writer, writtenAt } = aWriter();
  writer.request();
  writer.cancel();
  vi.advanceTimersByTime(5000);
  expect(writtenAt).toEqual([]);
});
