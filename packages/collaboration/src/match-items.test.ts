import { expect, test } from "vitest";
import { matchItems } from "./match-items.js";
import type { Item } from "./shared-list.js";

const texts = (...words: readonly string[]): readonly Item[] => words.map((text) => ({ text }));

test.each([
  ["one that was written in", texts("a", "b", "c"), texts("a", "B", "c"), [0, 1, 2]],
  ["one that came", texts("a", "c"), texts("a", "b", "c"), [0, undefined, 1]],
  ["one that went", texts("a", "b", "c"), texts("a", "c"), [0, 2]],
  ["one that moved", texts("a", "b", "c"), texts("c", "a", "b"), [2, 0, 1]],
  ["all in another order", texts("a", "b", "c"), texts("c", "b", "a"), [2, 1, 0]],
  ["nothing where there was nothing", [], texts("a"), [undefined]],
  ["all that went", texts("a", "b"), [], []],
  ["those that are alike, the first first", texts("a", "a", "a"), texts("a", "a"), [0, 1]],
  [
    "one that moved and was written in",
    [{ id: 1, text: "a" }, { id: 2 }, { id: 3 }],
    [{ id: 2 }, { id: 3 }, { id: 1, text: "b" }],
    [1, 2, 0],
  ],
  ["one with its members in another order", [{ a: 1, b: { c: 1, d: 2 } }, {}], [{}, { b: { d: 2, c: 1 }, a: 1 }], [1, 0]],
])("the items of a list are found again: %s", (_, olds, news, matches) => {
  expect(matchItems(olds, news)).toEqual(matches);
});

/** A list whose items count how often somebody looks at one of their members. */
function counted(count: number, change: (index: number) => object) {
  const looks = { count: 0 };
  const item = (index: number): Item =>
    new Proxy(
      { id: `${index}`, size: 32, ...change(index) },
      {
        get(target, name, receiver) {
          looks.count += 1;
          return Reflect.get(target, name, receiver);
        },
      },
    ) as Item;
  return { looks, items: Array.from({ length: count }, (_, index) => item(index)) };
}

const shuffled = <T>(items: readonly T[]) => items.map((_, at) => items[(at * 7 + 3) % items.length] as T);

test.each([
  ["one item was changed", (items: readonly Item[]) => items.with(900, { id: "new" })],
  ["one item came and another went", (items: readonly Item[]) => items.toSpliced(100, 1).toSpliced(1700, 0, { id: "new" })],
  ["all are in another order", shuffled],
  ["every second went", (items: readonly Item[]) => items.filter((_, at) => at % 2 === 0)],
  ["all are others", (items: readonly Item[]) => items.map((_, at) => ({ id: `other ${at}`, size: 32 }))],
])("in a list of 1,900 items each is looked at a few times at most: %s", (_, change) => {
  const { looks, items } = counted(1_900, () => ({}));
  matchItems(items, change(items));
  // Each look at an item reads two members, and JSON asks for `toJSON`.
  expect(looks.count).toBeLessThan(1_900 * 30);
});
