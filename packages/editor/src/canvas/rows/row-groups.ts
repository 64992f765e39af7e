import { groupElementName } from "../mail/mail-sheet.js";
import { gatherRows } from "./gather-rows.js";
import { placeElements } from "./place-elements.js";

interface Placed {
  readonly element: HTMLElement;
}

/** A few rows below each other, in an element of their own. The browser lays out no group that is far from view. */
export interface RowGroup<Row> extends Placed {
  readonly rows: readonly Row[];
}

export interface RowGroups<Row> {
  groups(): readonly RowGroup<Row>[];
  groupOf(row: Row): RowGroup<Row> | undefined;
  /** Puts the rows into the holder in this order, group by group. Rows that no longer exist must have been removed before. */
  arrange(rows: readonly Row[], holder: Element): void;
}

/** Keeps the groups of an email's rows. `onChange` is called for each group that now holds other rows. */
export function createRowGroups<Row extends Placed>(owner: Document, onChange: (group: RowGroup<Row>) => void): RowGroups<Row> {
  type Own = RowGroup<Row> & { rows: readonly Row[] };
  const around = new WeakMap<Row, Own>();
  let groups: readonly Own[] = [];
  return {
    groups: () => groups,
    groupOf: (row) => around.get(row),
    arrange(rows, holder) {
      const before = groups;
      const runs = gatherRows(rows, (row) => around.get(row));
      groups = runs.map(({ group }) => group ?? { element: owner.createElement(groupElementName), rows: [] });
      placeElements(holder, groups.map(elementOf));
      const changed = groups.filter((group, index) => {
        const wanted = runs[index]?.rows ?? [];
        if (isSameList(group.rows, wanted)) return false;
        group.rows = wanted;
        for (const row of wanted) around.set(row, group);
        return true;
      });
      // All other groups hold the same rows in the same order.
      for (const { element, rows } of changed) placeElements(element, rows.map(elementOf));
      const kept = new Set(groups);
      for (const group of before) if (!kept.has(group)) group.element.remove();
      for (const group of changed) onChange(group);
    },
  };
}

const elementOf = ({ element }: Placed) => element;

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
