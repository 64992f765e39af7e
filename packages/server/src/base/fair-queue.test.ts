import { expect, test } from "vitest";
import { createFairQueue, type FairQueue } from "./fair-queue.js";

/** Takes what waits, one after the other: each is done before the next. */
function work(queue: FairQueue<string>, times = 20): string[] {
  const done: string[] = [];
  for (let turn = queue.take(); turn !== null && done.length < times; turn = queue.take()) {
    done.push(turn.item);
    turn.end();
  }
  return done;
}

test("whoever asks while another's work goes on comes right after it, however much that one asked for", () => {
  const queue = createFairQueue<string>({ waitingMax: 10, waitingPerCallerMax: 5 });
  for (const item of ["a1", "a2", "a3"]) queue.add("ann", item);
  const first = queue.take();
  queue.add("ben", "b1");
  first?.end();
  expect([first?.item, ...work(queue)]).toEqual(["a1", "b1", "a2", "a3"]);
});

test("callers take turns", () => {
  const queue = createFairQueue<string>({ waitingMax: 10, waitingPerCallerMax: 5 });
  for (const item of ["a1", "a2", "a3"]) queue.add("ann", item);
  for (const item of ["b1", "b2"]) queue.add("ben", item);
  queue.add("cem", "c1");
  expect(work(queue)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
});

test("what is asked for by what suits comes in the same order, and what does not suit stays", () => {
  const queue = createFairQueue<string>({ waitingMax: 10, waitingPerCallerMax: 5 });
  for (const item of ["a1", "a2"]) queue.add("ann", item);
  for (const [name, item] of [
    ["ben", "b1"],
    ["cem", "c2"],
    ["dan", "d2"],
  ] as const)
    queue.add(name, item);
  const takeOf = (number: string) => queue.take((item) => item.endsWith(number))?.item ?? null;
  expect([takeOf("2"), takeOf("2"), takeOf("2")]).toEqual(["c2", "d2", null]);
  expect(work(queue)).toEqual(["a1", "b1", "a2"]);
});

test("who keeps asking does not keep others waiting, and new callers do not either", () => {
  const queue = createFairQueue<string>({ waitingMax: 20, waitingPerCallerMax: 5 });
  queue.add("ann", "ann");
  queue.add("ben", "ben");
  const order: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const turn = queue.take();
    queue.add("ann", "ann again");
    queue.add(`new ${round}`, `new ${round}`);
    order.push(turn?.item ?? "");
    turn?.end();
  }
  expect(order).toEqual(["ann", "ben", "new 0"]);
});

test("with room for two at work, whoever has one at work leaves the other to others", () => {
  const queue = createFairQueue<string>({ waitingMax: 10, waitingPerCallerMax: 5, atWorkPerCallerMax: 1 });
  for (const item of ["a1", "a2"]) queue.add("ann", item);
  const first = queue.take();
  expect([first?.item, queue.take()]).toEqual(["a1", null]);
  queue.add("ben", "b1");
  expect(queue.take()?.item).toBe("b1");
  first?.end();
  expect(queue.take()?.item).toBe("a2");
});

test("it is full for one caller before it is full for all", () => {
  const queue = createFairQueue<number>({ waitingMax: 3, waitingPerCallerMax: 2 });
  expect([1, 2, 3].map((item) => queue.add("ann", item))).toEqual([true, true, false]);
  expect([1, 2].map((item) => queue.add("ben", item))).toEqual([true, false]);
});

test("whoever rests after a turn keeps nobody else waiting, and comes back when the rest is over", () => {
  const clock = { ms: 0 };
  const restOf = (caller: string, tookMs: number) => (caller === "ann" ? 3 * tookMs : 0);
  const queue = createFairQueue<string>({ waitingMax: 10, waitingPerCallerMax: 5, restOf, now: () => clock.ms });
  for (const item of ["a1", "a2"]) queue.add("ann", item);
  const first = queue.take();
  clock.ms = 100;
  first?.end();
  expect([queue.take(), queue.restMs()]).toEqual([null, 300]);
  for (const item of ["b1", "b2"]) queue.add("ben", item);
  expect(queue.restMs()).toBe(0);
  expect(work(queue)).toEqual(["b1", "b2"]);
  clock.ms = 399;
  expect([queue.take(), queue.restMs()]).toEqual([null, 1]);
  clock.ms = 400;
  expect([queue.take()?.item, queue.restMs()]).toEqual(["a2", null]);
});

test("a rest outlives the last piece of work", () => {
  const clock = { ms: 0 };
  const queue = createFairQueue<string>({ waitingMax: 10, waitingPerCallerMax: 5, restOf: () => 50, now: () => clock.ms });
  queue.add("ann", "a1");
  queue.take()?.end();
  queue.add("ann", "a2");
  expect([queue.take(), queue.restMs()]).toEqual([null, 50]);
});

test("a rest that ends between two looks is over, and is not taken for nobody's", () => {
  const clock = { ms: 0 };
  const queue = createFairQueue<string>({ waitingMax: 10, waitingPerCallerMax: 5, restOf: () => 50, now: () => clock.ms });
  queue.add("ann", "a1");
  queue.take()?.end();
  queue.add("ann", "a2");
  clock.ms = 49.999;
  expect(queue.take()).toBe(null);
  clock.ms = 50.001;
  expect(queue.restMs()).toBe(0);
});

test("when the rests are ended, all that waits comes at once, and nobody rests again", () => {
  const queue = createFairQueue<string>({ waitingMax: 10, waitingPerCallerMax: 5, restOf: () => 50, now: () => 0 });
  queue.add("ann", "a1");
  queue.take()?.end();
  for (const item of ["a2", "a3"]) queue.add("ann", item);
  expect(queue.take()).toBe(null);
  queue.endRests();
  expect(work(queue)).toEqual(["a2", "a3"]);
});
