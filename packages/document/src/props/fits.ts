import type { FieldSpec, ListSpec } from "./prop-spec.js";

/**
 * Whether a stored value fits the spec of its name. Names come from stored documents, so one like `toString` must find no spec rather than
 * what every object inherits.
 */
export function fits(specs: Readonly<Record<string, FieldSpec | ListSpec>>, name: string, value: unknown): boolean {
  return Object.hasOwn(specs, name) && specs[name]?.accepts(value) === true;
}
