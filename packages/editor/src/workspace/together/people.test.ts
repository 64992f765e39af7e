import { expect, test } from "vitest";
import { createPeople } from "./people.js";

const everybody = ["018f0000-0000-7000-8000-000000000002", "018f0000-0000-7000-8000-000000000003", "018f0000-0000-7000-8000-000000000001"];

/** Those whom somebody sees, who is told of the others in this order. */
function seenBy(me: string, others: readonly string[]) {
  const states = new Map(others.map((userId, at) => [at + 1, { userId, name: userId }]));
  const awareness = { clientID: 0, getStates: () => states, setLocalState: () => undefined, on: () => undefined, off: () => undefined };
  const people = createPeople({ id: me, name: me });
  people.follow(awareness);
  return people.people();
}

test("everybody sees somebody in the same colour, whoever they are and in whatever order they came", () => {
  const seen = everybody.flatMap((me) => {
    const others = everybody.filter((id) => id !== me);
    return [...seenBy(me, others), ...seenBy(me, others.toReversed())];
  });
  for (const id of everybody) expect(new Set(seen.filter((person) => person.id === id).map(({ colour }) => colour)).size).toBe(1);
});

test("no two who are here have the same colour while there are enough", () => {
  const others = Array.from({ length: 8 }, (_, at) => `person ${at * 8}`);
  expect(new Set(seenBy("me", others).map(({ colour }) => colour)).size).toBe(8);
  expect(seenBy("me", [...others, "one more"])).toHaveLength(9);
});
