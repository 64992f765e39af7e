import type { Standing } from "../../ports/following-port.js";

/** What is told once, when it happens, because nothing above the canvas says it. */
export type StandingNews = { readonly kind: "freed"; readonly name: string } | { readonly kind: "mayEdit" };

/** What happened between two standings that is worth a word of its own. */
export function newsBetween(before: Standing | null, now: Standing): StandingNews | null {
  if (before?.holder && !now.holder && now.refusal === null) return { kind: "freed", name: before.holder.name };
  return null;
}
