import { customType, timestamp } from "drizzle-orm/pg-core";

/** A point in time, to the millisecond, whatever the zone of the server. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** Editor content as JSON text: kept as sent, key order and all, which jsonb would not. */
export const rawJson = customType<{ data: unknown; driverData: string }>({
  dataType: () => "json",
  toDriver: writeJson,
});

const written = new WeakMap<object, string>();

/** The value as JSON; written once, however often a large document is measured and stored. Whoever changes a value makes another. */
export function writeJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const text = written.get(value) ?? JSON.stringify(value);
  written.set(value, text);
  return text;
}
