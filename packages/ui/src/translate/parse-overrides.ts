import type { StringOverrides } from "./create-translator.js";
import type { Message } from "./define-strings.js";

/** An entry of a host's words that cannot be used. */
export interface OverrideRefusal {
  readonly code: "strings-not-an-object" | "string-not-text";
  readonly key: string;
  readonly message: string;
}

/** Reads the words a host gives: what is usable is used, the rest is named. */
export function parseOverrides(input: unknown): { overrides: StringOverrides; refusals: OverrideRefusal[] } {
  if (input === undefined || input === null) return { overrides: {}, refusals: [] };
  if (typeof input !== "object" || Array.isArray(input)) {
    const message = "The strings must be an object of texts keyed by package.key.";
    return { overrides: {}, refusals: [{ code: "strings-not-an-object", key: "", message }] };
  }
  const overrides: Record<string, Message> = {};
  const refusals: OverrideRefusal[] = [];
  for (const [key, value] of Object.entries(input)) {
    if (isMessage(value)) overrides[key] = value;
    else refusals.push({ code: "string-not-text", key, message: `The string "${key}" must be a text or plural forms with "other".` });
  }
  return { overrides, refusals };
}

function isMessage(value: unknown): value is Message {
  if (typeof value === "string") return true;
  if (typeof value !== "object" || value === null || !("other" in value)) return false;
  return Object.values(value).every((form) => typeof form === "string");
}
