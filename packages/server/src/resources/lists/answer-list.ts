import { pageEntriesMax, pageMaxBytes } from "@mailwright/contract";
import { writeCursor } from "./list-order.js";

/** How many rows a list reads: one more than a page holds, which tells whether there is another. */
export const listRowsMax = pageEntriesMax + 1;

interface Writing<R, T> {
  write(row: R): T;
  /** The values that the list is sorted by. */
  keyOf(row: R): readonly (string | number | Date)[];
  /** Are there more entries after these rows? */
  goesOn?: boolean;
}

/** One page of a list: as many rows as fit, and a header that says where the next page begins. */
export function answerList<R, T>(rows: readonly R[], { write, keyOf, goesOn = false }: Writing<R, T>) {
  const body = takeFitting(rows.slice(0, pageEntriesMax), write);
  const last = rows[body.length - 1];
  const headers: Record<string, string> =
    last !== undefined && (goesOn || body.length < rows.length) ? { "x-next-cursor": writeCursor(keyOf(last)) } : {};
  return { status: 200 as const, body, headers };
}

/** As many rows as fit into a page, but at least one: otherwise a caller could never get past a row that is larger than a page. */
export function takeFitting<R, T>(rows: readonly R[], write: (row: R) => T, maxBytes = pageMaxBytes): T[] {
  const taken: T[] = [];
  let bytes = 2;
  for (const row of rows) {
    const written = write(row);
    // The first one is taken however large it is.
    bytes += rows.length === 1 ? 0 : Buffer.byteLength(JSON.stringify(written)) + 1;
    if (bytes > maxBytes && taken.length > 0) break;
    taken.push(written);
  }
  return taken;
}

/** The first ones, at least one, that have no more bytes together. */
export function takeFirst(sizes: readonly { id: string; sizeBytes: number }[], maxBytes: number): string[] {
  let bytes = 0;
  const end = sizes.findIndex(({ sizeBytes }, index) => {
    bytes += sizeBytes;
    return index > 0 && bytes > maxBytes;
  });
  return sizes.slice(0, end === -1 ? sizes.length : end).map(({ id }) => id);
}
