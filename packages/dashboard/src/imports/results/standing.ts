import type { ImportResult } from "@mailwright/client";

/** How it stands with one email of an import. */
export type Standing = "waiting" | "refused" | "look" | "ready" | "accepted";

/** What is shown of the results: all, or those with which it stands so. */
export const resultFilters = ["all", "look", "ready", "refused", "accepted"] as const;
export type ResultFilter = (typeof resultFilters)[number];

/** Further from the email than so, as shares of 1, somebody has to look. A phone shows every email a little longer or shorter. */
const lookFrom = { desktop: 0.02, phone: 0.06 };

/** Refused, accepted, to be looked at, or as good as it was. */
export function standingOf({ state, templateId, difference, kept }: ImportResult): Standing {
  if (templateId !== null) return "accepted";
  if (state !== "read") return state;
  const isNear = difference !== null && difference.desktop < lookFrom.desktop && difference.phone < lookFrom.phone;
  const isWhole = kept === null || Object.values(kept).every((share) => share.kept >= share.of);
  return isNear && isWhole ? "ready" : "look";
}

/** Can it become a template? */
export function isAcceptable(result: ImportResult): boolean {
  const standing = standingOf(result);
  return standing === "look" || standing === "ready";
}

/** The results that a filter shows. */
export function filterResults(results: readonly ImportResult[], filter: ResultFilter): readonly ImportResult[] {
  return filter === "all" ? results : results.filter((result) => standingOf(result) === filter);
}
