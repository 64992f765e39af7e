import type { Standing } from "../../ports/following-port.js";

/** What is told once, when it happens. */
export type StandingNews = { readonly kind: "opened" | "freed"; readonly name: string };

/** What happened between two standings that is worth a word. */
export function newsBetween(before: Standing | null, now: Standing): StandingNews | null {
  if (now.holder && before?.holder?.name !== now.holder.name) return { kind: "opened", name: now.holder.name };
  if (before?.holder && !now.holder && now.refusal === null) return { kind: "freed", name: before.holder.name };
  return null;
}
