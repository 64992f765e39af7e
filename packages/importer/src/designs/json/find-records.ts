import { isRecord, type JsonRecord } from "./json-values.js";

/** The records of a value that are what is looked for, the outer ones first. The value is known to be of a modest size and depth. */
export function findRecords(value: unknown, isWanted: (record: JsonRecord) => boolean): readonly JsonRecord[] {
  const all = [value];
  for (let at = 0; at < all.length; at++) {
    const each = all[at];
    if (typeof each === "object" && each !== null) for (const inner of Object.values(each)) all.push(inner);
  }
  return all.filter((each) => isRecord(each)).filter(isWanted);
}
