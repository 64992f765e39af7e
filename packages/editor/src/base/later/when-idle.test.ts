import { expect, test, vi } from "vitest";
import { whenIdle } from "./when-idle.js";

type IdleWindow = Parameters<typeof whenIdle>[1];

const timers = (): IdleWindow => ({
  setTimeout: (run, delayMs) => Number(globalThis.setTimeout(run, delayMs)),
  clearTimeout: (handle) => globalThis.clearTimeout(handle),
});

const ways: [string, () => IdleWindow][] = [
  ["timers alone", timers],
  [
    "an idle queue",
    () => ({
      ...timers(),
      requestIdleCallback: (run) => timers().setTimeout(run, 1),
      cancelIdleCallback: (handle) => clearTimeout(handle),
    }),
  ],
  [
    "a scheduler",
    () => ({
      ...timers(),
      scheduler: {
        postTask: (run, { signal }) =>
          new Promise((resolve, reject) => {
            signal.addEventListener("abort", () => reject(signal.reason));
            globalThis.setTimeout(() => !signal.aborted && resolve(run()), 1);
          }),
      },
    }),
  ],
];

test.each(ways)("runs later with %s, and not at all when called off", async (_, view) => {
  const run = vi.fn();
  const calledOff = vi.fn();
  whenIdle(run, view());
  whenIdle(calledOff, view())();
  expect(run).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  expect(calledOff).not.toHaveBeenCalled();
});
