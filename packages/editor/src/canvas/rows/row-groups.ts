import { bandElementName, groupElementName } from "../mail/mail-sheet.js";
import { gatherParts, groupsPerBand, rowsPerGroup } from "./gather-parts.js";
import { placeElements } from "./place-elements.js";

interface Placed {
  readonly element: HTMLElement;
}

/** A few rows (or groups) below each other, in an element of their own. */
export interface Gathering<Part> extends Placed {
  readonly parts: readonly Part[];
}

/** Groups of rows. The browser lays out no group that is far from view. */
export type RowGroup<Row> = Gathering<Row>;

/** Bands of groups. For what is very far from view the browser looks at one element instead of many. */
export type RowBand<Row> = Gathering<RowGroup<Row>>;

export interface RowGroups<Row> {
  groups(): readonly RowGroup<Row>[];
  bands(): readonly RowBand<Row>[];
  groupOf(row: Row): RowGroup<Row> | undefined;
  /** Puts the rows into the holder in this order, group by group. Rows that no longer exist must have been removed before. */
  arrange(rows: readonly Row[], holder: Element): void;
}

/** Keeps the groups of an email's rows. `onChange` is called for each group that now holds other rows. */
export function createRowGroups<Row extends Placed>(owner: Document, onChange: (group: RowGroup<Row>) => void): RowGroups<Row> {
  const groups = createGatherer<Row>(() => owner.createElement(groupElementName), rowsPerGroup);
  const bands = createGatherer<RowGroup<Row>>(() => owner.createElement(bandElementName), groupsPerBand);
  return {
    groups: groups.all,
    bands: bands.all,
    groupOf: groups.around,
    arrange(rows, holder) {
      const ofRows = groups.gather(rows);
      const ofGroups = bands.gather(groups.all());
      placeElements(holder, bands.all().map(elementOf));
      // All other groups hold the same rows in the same order.
      for (const { element, parts } of [...ofGroups.changed, ...ofRows.changed]) placeElements(element, parts.map(elementOf));
      for (const { element } of [...ofGroups.gone, ...ofRows.gone]) element.remove();
      for (const group of ofRows.changed) onChange(group);
    },
  };
}

interface Gathered<Part> {
  readonly changed: readonly Gathering<Part>[];
  readonly gone: readonly Gathering<Part>[];
}

function createGatherer<Part extends object>(createElement: () => HTMLElement, partsMin: number) {
  type Own = Gathering<Part> & { parts: readonly Part[] };
  const around = new WeakMap<Part, Own>();
  let all: readonly Own[] = [];
  return {
    all: (): readonly Gathering<Part>[] => all,
    around: (part: Part): Gathering<Part> | undefined => around.get(part),
    gather(parts: readonly Part[]): Gathered<Part> {
      const before = all;
      const runs = gatherParts(parts, (part) => around.get(part), partsMin);
      all = runs.map(({ gathering }) => gathering ?? { element: createElement(), parts: [] });
      const changed = all.filter((own, index) => {
        const wanted = runs[index]?.parts ?? [];
        if (isSameList(own.parts, wanted)) return false;
        own.parts = wanted;
        for (const part of wanted) around.set(part, own);
        return true;
      });
      const kept = new Set(all);
      return { changed, gone: before.filter((own) => !kept.has(own)) };
    },
  };
}

const elementOf = ({ element }: Placed) => element;

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
