/** What can be limited for a person and for a workspace. Bytes are those of templates, modules, pictures and files together; mails are those of one day, and so are pictures generated from words and screenshots in mail programs. */
export const quotaKinds = ["templates", "pictures", "bytes", "modules", "mails", "generated", "screenshots"] as const;
export type QuotaKind = (typeof quotaKinds)[number];
export type QuotaScope = "user" | "workspace";

/** How far a limit is used up, as the server tells with a refusal and in the list of one's own limits. */
export interface QuotaUse {
  kind: QuotaKind;
  scope: QuotaScope;
  limit: number;
  used: number;
}

/** From this share on people are told quietly that the end is near. */
const nearShare = 0.8;

/** How a limit stands: far away, near, or reached. */
export function quotaLevel({ limit, used }: Pick<QuotaUse, "limit" | "used">): "free" | "near" | "full" {
  if (used >= limit) return "full";
  return used >= limit * nearShare ? "near" : "free";
}

/** The tightest of the limits on some kinds that people should hear of, or null. */
export function tightestQuota(uses: readonly QuotaUse[], kinds: readonly QuotaKind[]): QuotaUse | null {
  const told = uses.filter((use) => kinds.includes(use.kind) && quotaLevel(use) !== "free");
  return told.sort((a, b) => b.used / Math.max(1, b.limit) - a.used / Math.max(1, a.limit))[0] ?? null;
}
