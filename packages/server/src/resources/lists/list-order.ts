import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";

/** What an entry is placed by: a column, and how its value is read from a cursor. */
export interface ListKey {
  readonly column: PgColumn;
  readonly kind: keyof typeof isKind;
}

/** The order of a list. It ends with a key that no two entries share, so that pages never overlap. */
export interface ListOrder {
  readonly orderBy: SQL[];
  /** True for what comes after the entry that the cursor names; refuses a cursor that this list did not write. */
  after(cursor: string | undefined): SQL | undefined;
}

const isKind = {
  moment: (text: string) => /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text)),
  id: isUuid,
  integer: (text: string) => /^-?\d{1,9}$/.test(text),
  text: (text: string) => !text.includes("\0"),
};

/** Entries in the order of their keys. */
export function listOrder(direction: "up" | "down", ...keys: readonly ListKey[]): ListOrder {
  const columns = keys.map(({ column }) => column);
  return {
    orderBy: columns.map(direction === "up" ? asc : desc),
    after(cursor) {
      if (cursor === undefined) return undefined;
      const values = readCursor(cursor, keys.length);
      if (!keys.every(({ kind }, index) => isKind[kind](values[index] ?? ""))) refuseCursor();
      const places = sql.join(columns, sql`, `);
      const named = sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      );
      return and(direction === "up" ? sql`(${places}) > (${named})` : sql`(${places}) < (${named})`);
    },
  };
}

/** The place of an entry as a client sends it back: opaque to it. */
export function writeCursor(values: readonly (string | number | Date)[]): string {
  const texts = values.map((value) => (value instanceof Date ? value.toISOString() : String(value)));
  return Buffer.from(JSON.stringify(texts)).toString("base64url");
}

/** The values inside a cursor; refuses one that has another form. */
export function readCursor(cursor: string, length: number): string[] {
  const values = parse(Buffer.from(cursor, "base64url").toString());
  const isList = Array.isArray(values) && values.length === length && values.every((value) => typeof value === "string");
  return isList ? values : refuseCursor();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // it has another form then
  }
}

function refuseCursor(): never {
  refuse("invalid-request", { fields: [{ field: "after", code: "invalid" }] });
}
