import type { JsonValue } from "@mailwright/document";

/** As deep as a document may be in all: what is nested deeper is nobody's. */
const nestingMax = 200;

/**
 * Is this JSON, and no deeper than ours ever is? A peer may have written bytes, big numbers or shared types of its own into the shared
 * document. Without recursion: a hostile value may be nested deeper than any stack.
 */
export function isJsonValue(value: unknown): value is JsonValue {
  const waiting: (readonly [value: unknown, depth: number])[] = [[value, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [part, depth] = next;
    if (part === null || typeof part === "string" || typeof part === "boolean") continue;
    if (typeof part === "number" && Number.isFinite(part)) continue;
    if (typeof part !== "object" || depth >= nestingMax) return false;
    if (!Array.isArray(part) && !isPlain(part)) return false;
    for (const inner of Object.values(part)) waiting.push([inner, depth + 1]);
  }
  return true;
}

/** Half a sign of two. It does not survive the way to the others, who get the sign for those that are none. */
const halfSigns = /\p{Surrogate}/gu;

/** A text as it reaches the others. */
export function wholeSigns(text: string): string {
  return text.replace(halfSigns, "\ufffd");
}

/**
 * The value as a shared document holds it, the same object where it can: members without a value are none, one that is called `__proto__` would
 * be taken for the prototype by whoever reads it, and half a sign is none.
 */
export function storable(value: JsonValue): JsonValue {
  if (isStorable(value)) return value;
  if (typeof value === "string") return wholeSigns(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== "object" || value === null) return null;
  const members: readonly (readonly [string, JsonValue | undefined])[] = Object.entries(value);
  return Object.fromEntries(
    members.flatMap(([name, member]) => (member === undefined || name === "__proto__" ? [] : [[wholeSigns(name), storable(member)]])),
  );
}

function isStorable(value: JsonValue): boolean {
  if (!isJsonValue(value)) return false;
  const waiting: JsonValue[] = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === "string" && next.search(halfSigns) >= 0) return false;
    if (typeof next !== "object" || next === null) continue;
    if (!Array.isArray(next) && !isStorableRecord(next)) return false;
    waiting.push(...Object.values(next));
  }
  return true;
}

function isStorableRecord(record: object): boolean {
  if (Object.getPrototypeOf(record) === null || Object.hasOwn(record, "__proto__")) return false;
  return Object.keys(record).every((name) => name.search(halfSigns) < 0);
}

/** Is this an object with members that are JSON? */
export function isRecord(value: JsonValue | undefined): value is Readonly<Record<string, JsonValue>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One member of a record; what it inherits from JavaScript is none. */
export function ownValue(values: Readonly<Record<string, JsonValue>> | undefined, name: string): JsonValue | undefined {
  return values && Object.hasOwn(values, name) ? values[name] : undefined;
}

/** A record of these members, in the order of their names; `__proto__` is a name like any other. */
export function recordOf(members: Iterable<readonly [string, JsonValue]>): Record<string, JsonValue> {
  const record: Record<string, JsonValue> = {};
  for (const [name, value] of [...members].sort(([one], [other]) => (one < other ? -1 : 1))) {
    Object.defineProperty(record, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return record;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
