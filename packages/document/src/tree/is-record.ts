import type { JsonValue } from "./block.js";

/** Is this an object with members? What is read here was JSON, so they are JSON too. */
export function isRecord(value: unknown): value is Readonly<Record<string, JsonValue>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
