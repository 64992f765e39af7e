import { type AnyBlockDefinition, extraSpecs, type OverridePart } from "@mailwright/document";
import type { ViewState } from "@mailwright/editing";

/** For which screens a field sets a value: in advanced mode for those that the canvas shows, in simple mode for all. */
export function scopeOf({ mode, device, scheme }: Pick<ViewState, "mode" | "device" | "scheme">): readonly OverridePart[] {
  if (mode !== "advanced") return [];
  return [...(scheme === "dark" ? (["dark"] as const) : []), ...(device === "desktop" ? [] : [device])];
}

/** The part of a block's extras that a field of this prop changes. `undefined` if it changes the prop itself. */
export function partOf(scope: readonly OverridePart[], definition: AnyBlockDefinition, name: string): OverridePart | undefined {
  return scope.find((part) => extraSpecs(definition, part)[name] !== undefined);
}
