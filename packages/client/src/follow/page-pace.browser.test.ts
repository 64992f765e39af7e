import { expect, test, vi } from "vitest";
import { pagePace } from "./page-pace.js";

test("a page that is left gives its stream up at once, and no longer once the stream has ended", () => {
  const tell = vi.fn();
  const stop = pagePace.onUnseen(tell);
  expect(tell).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  expect(tell).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  expect(tell).toHaveBeenCalledTimes(1);
});
