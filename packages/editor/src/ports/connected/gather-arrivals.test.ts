import { expect, test } from "vitest";
import { gatherArrivals, type PageMoments } from "./gather-arrivals.js";

/** A page whose time goes by only where a test lets it. */
function aPage() {
  const state = { nowMs: 0, isHidden: false, painted: [] as (() => void)[], later: [] as { atMs: number; run: () => void }[] };
  let [key, seen]: ((() => void) | undefined)[] = [];
  const moments: PageMoments = {
    nowMs: () => state.nowMs,
    isHidden: () => state.isHidden,
    afterPaint: (run) => void state.painted.push(run),
    after: (ms, run) => void state.later.push({ atMs: state.nowMs + ms, run }),
    onKey(listener) {
      key = listener;
      return () => {
        key = undefined;
      };
    },
    onSeen(listener) {
      seen = listener;
      return () => {
        seen = undefined;
      };
    },
  };
  const happened: string[] = [];
  const arrivals = gatherArrivals<string>((messages) => happened.push(messages.join(" ")), moments);
  return {
    arrivals,
    happened,
    state,
    press: () => key?.(),
    show() {
      state.isHidden = false;
      seen?.();
    },
    paint() {
      for (const run of state.painted.splice(0)) run();
    },
    pass(ms: number) {
      state.nowMs += ms;
      for (const { run } of state.later.filter(({ atMs }) => atMs <= state.nowMs)) run();
      state.later = state.later.filter(({ atMs }) => atMs > state.nowMs);
    },
  };
}

test("what arrives within one frame happens together, in its order, once that frame is on screen", () => {
  const { arrivals, happened, paint } = aPage();
  for (const word of ["one", "two", "three"]) arrivals.take(word);
  expect(happened).toEqual([]);
  paint();
  arrivals.take("four");
  expect(happened).toEqual(["one two three"]);
  paint();
  expect(happened).toEqual(["one two three", "four"]);
});

test("while somebody writes, it happens once their next letter is on screen", () => {
  const { arrivals, happened, paint, press, pass } = aPage();
  press();
  paint();
  pass(20);
  arrivals.take("one");
  arrivals.take("two");
  paint();
  expect(happened).toEqual([]);
  press();
  expect(happened).toEqual([]);
  paint();
  expect(happened).toEqual(["one two"]);
});

test("whoever stops writing sees it a moment later, and what came since waits for a moment of its own", () => {
  const { arrivals, happened, paint, press, pass } = aPage();
  press();
  paint();
  arrivals.take("one");
  pass(30);
  press();
  paint();
  arrivals.take("two");
  pass(80);
  expect(happened).toEqual(["one"]);
  pass(20);
  expect(happened).toEqual(["one", "two"]);
  pass(1000);
  arrivals.take("three");
  paint();
  expect(happened).toEqual(["one", "two", "three"]);
});

test("a page that nobody sees waits for no frame, and draws no more than once a second", () => {
  const { arrivals, happened, state, pass } = aPage();
  state.isHidden = true;
  arrivals.take("one");
  expect(happened).toEqual(["one"]);
  arrivals.take("two");
  arrivals.take("three");
  expect(happened).toEqual(["one"]);
  pass(1000);
  expect(happened).toEqual(["one", "two three"]);
});

test("where timers of a page that nobody sees hardly come, what arrives later takes along what waits", () => {
  const { arrivals, happened, state } = aPage();
  state.isHidden = true;
  arrivals.take("one");
  arrivals.take("two");
  state.nowMs += 1000;
  arrivals.take("three");
  expect(happened).toEqual(["one", "two three"]);
});

test("whoever comes back to the page sees at once all that arrived", () => {
  const { arrivals, happened, state, show } = aPage();
  state.isHidden = true;
  for (const word of ["one", "two", "three"]) arrivals.take(word);
  show();
  expect(happened).toEqual(["one", "two three"]);
});

test("what may not wait takes along what came before it, and what is over happens no more", () => {
  const { arrivals, happened, paint } = aPage();
  arrivals.take("one");
  arrivals.flush();
  expect(happened).toEqual(["one"]);
  arrivals.take("two");
  arrivals.stop();
  paint();
  expect(happened).toEqual(["one"]);
});
