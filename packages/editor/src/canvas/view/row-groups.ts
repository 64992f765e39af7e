import { groupElementName } from "../mail/mail-sheet.js";
import { groupRows, type RowRun } from "./group-rows.js";
import { placeElements } from "./place-elements.js";

/** A few rows below each other, in an element of their own: what is far from view is kept from the layout group by group. */
export interface RowGroup<Row> {
  readonly element: HTMLElement;
  readonly rows: readonly Row[];
}

export interface RowGroups<Row> {
  groups(): readonly RowGroup<Row>[];
  groupOf(row: Row): RowGroup<Row> | undefined;
  /** Puts the rows into the holder in this order, group by group. Rows that are gone must have been taken out. */
  arrange(rows: readonly Row[], holder: Element): void;
}

interface Group<Row> extends RowGroup<Row> {
  rows: readonly Row[];
}

/** Keeps the groups of an email's rows. `onChange` hears of each that came to hold other rows. */
export function createRowGroups<Row extends { readonly element: HTMLElement }>(
  owner: Document,
  onChange: (group: RowGroup<Row>) => void,
): RowGroups<Row> {
  const groupOf = new WeakMap<Row, Group<Row>>();
  let groups: readonly Group<Row>[] = [];

  const fill = ({ group = createGroup<Row>(owner), rows }: RowRun<Row, Group<Row>>): Group<Row> => {
    if (isSameList(group.rows, rows)) return group;
    group.rows = rows;
    for (const row of rows) groupOf.set(row, group);
    onChange(group);
    return group;
  };

  return {
    groups: () => groups,
    groupOf: (row) => groupOf.get(row),
    arrange(rows, holder) {
      const next = groupRows(rows, (row) => groupOf.get(row)).map(fill);
      const kept = new Set(next);
      placeElements(holder, next.map(elementOf));
      for (const { element, rows } of next) placeElements(element, rows.map(elementOf));
      for (const group of groups) if (!kept.has(group)) group.element.remove();
      groups = next;
    },
  };
}

const elementOf = ({ element }: { readonly element: HTMLElement }) => element;

function createGroup<Row>(owner: Document): Group<Row> {
  return { element: owner.createElement(groupElementName), rows: [] };
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
