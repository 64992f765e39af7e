import type { JsonValue, PropSpec } from "@mailwright/document";

/** The value as the spec takes it, or the nearest that it does; nothing where there is none. */
export function fitValue(spec: PropSpec, value: unknown): JsonValue | undefined {
  if (spec.accepts(value)) return value as JsonValue;
  switch (spec.kind) {
    case "number":
      return typeof value === "number" && Number.isFinite(value) ? between(value, spec) : undefined;
    case "edges":
      return fitEdges(value, spec);
    case "text":
      return typeof value === "string" ? value.slice(0, spec.maxLength) : undefined;
    default:
      return undefined;
  }
}

interface Range {
  readonly min: number;
  readonly max: number;
}

function between(value: number, { min, max }: Range): number {
  return Math.min(Math.max(value, min), max);
}

function fitEdges(value: unknown, range: Range): JsonValue | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const sides = Object.entries(value).map(([side, distance]) => [
    side,
    typeof distance === "number" ? between(distance, range) : range.min,
  ]);
  return Object.fromEntries(sides);
}

/** Are two values the same JSON? Members may stand in any order. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const members = Object.entries(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    members.length === Object.keys(other).length &&
    members.every(([name, value]) => name in other && isSameJson(value, Reflect.get(other, name)))
  );
}
