import { expect, test, vi } from "vitest";
import { placeElements } from "./place-elements.js";

function holderWith(ids: string): { holder: HTMLElement; rows: (wanted: string) => Element[] } {
  const holder = document.createElement("div");
  const known = new Map<string, Element>();
  const rows = (wanted: string) =>
    [...wanted].map((id) => {
      const row = known.get(id) ?? document.createElement("p");
      row.id = id;
      known.set(id, row);
      return row;
    });
  document.body.append(holder);
  placeElements(holder, rows(ids));
  return { holder, rows };
}

const idsOf = (holder: Element) => [...holder.children].map((row) => row.id).join("");

test.each([
  ["", "abc"],
  ["abcd", "bcda"],
  ["abcd", "dabc"],
  ["abcd", "dcba"],
  ["abcdef", "axcfbde"],
])("from %j to %j, with the same elements", (from, to) => {
  const { holder, rows } = holderWith(from);
  placeElements(holder, rows(to));
  expect(idsOf(holder)).toBe(to);
  expect([...holder.children]).toEqual(rows(to));
});

test("one row dragged to another place moves one element", () => {
  const { holder, rows } = holderWith("abcdefgh");
  const moved = vi.spyOn(holder, "moveBefore");
  placeElements(holder, rows("acdefbgh"));
  expect(moved).toHaveBeenCalledTimes(1);
  placeElements(holder, rows("agcdefbh"));
  expect(moved).toHaveBeenCalledTimes(2);
});
