import type { ImportState } from "../../database/schema/imports.js";

/** Where a result stands in the list, the largest first: what was refused, then by difference, and what is not known at the end. */
export function rankOf(state: ImportState, difference: { desktop: number; phone: number } | null): number {
  if (state === "refused") return 1_000_001;
  if (state === "waiting") return -2;
  return difference === null ? -1 : Math.round(Math.max(difference.desktop, difference.phone) * 1_000_000);
}
