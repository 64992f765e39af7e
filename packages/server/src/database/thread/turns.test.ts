import { expect, test } from "vitest";
import { createTurns } from "./turns.js";

/** Says something, and holds its turn until it is told to leave. */
function holdTurn(turns: ReturnType<typeof createTurns>, kind: "short" | "long", name: string, order: string[]): () => void {
  let leaveNow: () => void = () => {};
  void turns.take(kind, async (leave) => {
    order.push(name);
    leaveNow = leave;
  });
  return () => leaveNow();
}

test("who waits with a short statement goes before who waits with a long one", async () => {
  const turns = createTurns();
  const order: string[] = [];
  const first = holdTurn(turns, "long", "first", order);
  const second = holdTurn(turns, "long", "second", order);
  const short = holdTurn(turns, "short", "short", order);
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  await settle();
  expect(turns.waiting()).toBe(2);
  for (const leave of [first, short, second]) {
    leave();
    await settle();
  }
  expect(order).toEqual(["first", "short", "second"]);
});

test("a long statement has its turn, however many short ones come", async () => {
  const turns = createTurns();
  const order: string[] = [];
  const sayShort = (): Promise<void> =>
    turns.take("short", async (leave) => {
      order.push("short");
      leave();
    });
  const first = holdTurn(turns, "long", "first", order);
  const long = turns.take("long", async (leave) => {
    order.push("long");
    leave();
  });
  const many = Array.from({ length: 300 }, sayShort);
  first();
  await Promise.all([...many, long]);
  expect(order.indexOf("long")).toBeLessThanOrEqual(101);
});
