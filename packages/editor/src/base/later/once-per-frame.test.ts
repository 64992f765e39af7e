import { expect, test } from "vitest";
import { oncePerFrame } from "./once-per-frame.js";

function frames() {
  let run: (() => void) | undefined;
  return {
    next: () => run?.(),
    requestAnimationFrame: (callback: () => void) => {
      run = callback;
      return 1;
    },
    cancelAnimationFrame: () => {
      run = undefined;
    },
  };
}

test("costly values are taken once a frame, the last one at the next frame", () => {
  const view = frames();
  const taken: number[] = [];
  const take = oncePerFrame<number>(
    (value) => taken.push(value),
    () => true,
    view,
  );
  take(1);
  take(2);
  take(3);
  expect(taken).toEqual([1]);
  view.next();
  expect(taken).toEqual([1, 3]);
  view.next();
  expect(taken).toEqual([1, 3]);
  take(4);
  expect(taken).toEqual([1, 3, 4]);
});

test("others are taken at once and replace what waits", () => {
  const view = frames();
  const taken: number[] = [];
  const take = oncePerFrame<number>(
    (value) => taken.push(value),
    (value) => value < 10,
    view,
  );
  take(1);
  take(2);
  take(10);
  take(11);
  view.next();
  expect(taken).toEqual([1, 10, 11]);
});

test("cancelling forgets what waits", () => {
  const view = frames();
  const taken: number[] = [];
  const take = oncePerFrame<number>(
    (value) => taken.push(value),
    () => true,
    view,
  );
  take(1);
  take(2);
  take.cancel();
  view.next();
  expect(taken).toEqual([1]);
});
