import { expect, test } from "vitest";
import { stayHere } from "./stay-here.js";

/** Somebody who said last at this time where they are. */
function presenceSaid(saidMs: number, state: Record<string, unknown> | null) {
  const said: unknown[] = [];
  const setLocalState = (next: Record<string, unknown>) => void said.push(next);
  return { said, own: { clientID: 7, meta: new Map([[7, { lastUpdated: saidMs }]]), getLocalState: () => state, setLocalState } };
}

test("where no timer says it, whoever is here says so again before the others take them for gone", () => {
  const { own, said } = presenceSaid(1000, { userId: "ann" });
  stayHere(own, 15_999);
  expect(said).toEqual([]);
  stayHere(own, 16_000);
  expect(said).toEqual([{ userId: "ann" }]);
});

test("whoever has gone does not come back by it", () => {
  const { own, said } = presenceSaid(1000, null);
  stayHere(own, 60_000);
  expect(said).toEqual([]);
});
