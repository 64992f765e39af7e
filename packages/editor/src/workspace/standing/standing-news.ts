import type { Workspace } from "../workspace-store.js";

/** What stands above the canvas because of what happened elsewhere, the gravest first. */
export type StandingNotice =
  | { readonly kind: "ended" }
  | { readonly kind: "signed-out" }
  | { readonly kind: "deleted" }
  | { readonly kind: "unlocked"; readonly name: string }
  /** What their role lets them do, where that is less than to edit. */
  | { readonly kind: "view" | "comment" }
  | { readonly kind: "held"; readonly name: string }
  | { readonly kind: "newer"; readonly name: string };

const signedOut: ReadonlySet<string> = new Set(["session-ended", "unauthenticated", "token-expired"]);

/** What to say of how the template stands; nothing where all is as it should be. */
export function noticeOf({
  standing,
  endedBy,
  etag,
  info,
}: Pick<Workspace, "standing" | "endedBy" | "etag" | "info">): StandingNotice | null {
  if (endedBy !== null) return { kind: signedOut.has(endedBy) ? "signed-out" : "ended" };
  const { collaboratorRole: role, status } = info;
  if (status === "deleted") return { kind: status };
  if (role && role !== "edit") return { kind: role };
  if (!standing) return null;
  if (standing.refusal === "lock-released") return { kind: "unlocked", name: standing.ownerName };
  if (standing.holder && standing.refusal !== null) return { kind: "held", name: standing.holder.name };
  if (standing.savedBy && standing.etag !== null && standing.etag !== etag) return { kind: "newer", name: standing.savedBy.name };
  return null;
}
