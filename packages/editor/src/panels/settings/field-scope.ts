import { type AnyBlockDefinition, extraSpecs, type OverridePart } from "@mailwright/document";
import type { ViewState } from "@mailwright/editing";

/** For which screens a field writes: what the canvas shows, in advanced mode. Simple mode writes for all of them. */
export function scopeOf({ mode, device, scheme }: Pick<ViewState, "mode" | "device" | "scheme">): readonly OverridePart[] {
  if (mode !== "advanced") return [];
  return [...(scheme === "dark" ? (["dark"] as const) : []), ...(device === "desktop" ? [] : [device])];
}

/** The part of a block's extras that a field of this prop writes; nothing where it writes the prop itself. */
export function partOf(scope: readonly OverridePart[], definition: AnyBlockDefinition, name: string): OverridePart | undefined {
  return scope.find((part) => extraSpecs(definition, part)[name] !== undefined);
}
