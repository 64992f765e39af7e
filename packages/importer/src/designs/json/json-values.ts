/** A record of a design, whose every field may be missing or of another type. */
export type JsonRecord = Readonly<Record<string, unknown>>;

const nothing: JsonRecord = {};

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a table of ours says of a name out of a file, which may be `__proto__` or `constructor`: those stand in every object. */
export function findOwn<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** What stands there, if it is a record. */
export function recordOf(value: unknown): JsonRecord {
  return isRecord(value) ? value : nothing;
}

/** What stands there along this path of names, if every one of them leads to a record. */
export function recordIn(value: unknown, ...path: readonly string[]): JsonRecord {
  return path.reduce<JsonRecord>((found, name) => recordOf(found[name]), recordOf(value));
}

/** The records of a list. */
export function recordsOf(value: unknown): readonly JsonRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** A text or a number as text; everything else is no text. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" && Number.isFinite(value) ? String(value) : "";
}

/** The first of these values that is a text with something in it. */
export function firstText(...values: readonly unknown[]): string {
  return values.map(textOf).find((text) => text.trim() !== "") ?? "";
}

/** `12`, `"12"` and `"12px"` are 12. */
export function pxOf(value: unknown): number | undefined {
  const digits = /^\s*(-?\d{1,6}(?:\.\d+)?)\s*(?:px)?\s*$/.exec(textOf(value))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** `"51%"` is 51. */
export function percentOf(value: unknown): number | undefined {
  const digits = /^\s*(\d{1,3}(?:\.\d+)?)\s*%\s*$/.exec(textOf(value))?.[1];
  return digits === undefined ? undefined : Number(digits);
}
