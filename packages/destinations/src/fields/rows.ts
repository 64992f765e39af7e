import type { Field, ParsedField } from "./field.js";

interface RowsOptions {
  readonly label: string;
  readonly hint?: string;
  readonly aliases?: readonly string[];
}

export interface HeaderRow {
  readonly name: string;
  readonly value: string;
}

export const headersMax = 4;

/** Headers that the transport writes itself; given by somebody they would change what is sent, or where to. */
const reserved = /^(?:host|content-.*|transfer-encoding|connection|keep-alive|upgrade|te|trailer|expect|proxy-.*|accept-encoding)$/i;

/** Up to four headers, each a name and a value. A row with neither is none. */
export function headers(options: RowsOptions): Field<readonly HeaderRow[]> {
  return {
    kind: "headers",
    ...options,
    isRequired: false,
    initial: [],
    parse: (value): ParsedField<readonly HeaderRow[]> => {
      const rows = readRows(value)?.filter(({ name, value: content }) => name !== "" || content !== "");
      if (!rows) return { ok: false, code: "wrong-type" };
      if (rows.length > headersMax) return { ok: false, code: "too-many" };
      const problem = rows.map(refuseHeader).find((code) => code !== null);
      return problem ? { ok: false, code: problem } : { ok: true, value: rows };
    },
  };
}

function refuseHeader({ name, value }: HeaderRow) {
  if (name.length > 100 || value.length > 2000) return "too-long";
  if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name) || !/^[\t\x20-\x7e]*$/.test(value)) return "invalid";
  return reserved.test(name) ? "not-allowed" : null;
}

/** As a list of `{ name, value }`, or as an object of values by name. */
function readRows(value: unknown): readonly HeaderRow[] | null {
  if (value === undefined || value === null) return [];
  if (typeof value !== "object") return null;
  const rows = Array.isArray(value)
    ? value.map(readRow)
    : Object.entries(value).map(([name, content]) => readRow({ name, value: content }));
  return rows.every((row) => row !== null) ? rows : null;
}

function readRow(row: unknown): HeaderRow | null {
  if (typeof row !== "object" || row === null) return null;
  const { name = "", value = "" } = row as { name?: unknown; value?: unknown };
  return typeof name === "string" && typeof value === "string" ? { name: name.trim(), value: value.trim() } : null;
}

export interface MailingListRow {
  readonly MailingListID: string;
  readonly SegmentID: string;
}

/** Mailing lists, each with a segment: a list, or one alone. */
export function mailingLists(options: RowsOptions): Field<readonly MailingListRow[]> {
  return {
    kind: "lists",
    ...options,
    isRequired: true,
    parse: (value): ParsedField<readonly MailingListRow[]> => {
      if (value === undefined || value === null) return { ok: false, code: "required" };
      const rows = (Array.isArray(value) ? value : [value]).map(readList);
      if (rows.length === 0) return { ok: false, code: "required" };
      if (rows.length > 20) return { ok: false, code: "too-many" };
      if (!rows.every((row) => row !== null)) return { ok: false, code: "wrong-type" };
      return rows.every(isFilledIn) ? { ok: true, value: rows } : { ok: false, code: "required" };
    },
  };
}

const isFilledIn = ({ MailingListID, SegmentID }: MailingListRow) => MailingListID !== "" && SegmentID !== "";

function readList(row: unknown): MailingListRow | null {
  if (typeof row !== "object" || row === null) return null;
  const { MailingListID = "", SegmentID = "" } = row as { MailingListID?: unknown; SegmentID?: unknown };
  const [list, segment] = [MailingListID, SegmentID].map((id) => (typeof id === "number" ? String(id) : id));
  return typeof list === "string" && typeof segment === "string" ? { MailingListID: list.trim(), SegmentID: segment.trim() } : null;
}
