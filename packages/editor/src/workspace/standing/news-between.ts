import type { ApprovalSummary } from "@mailwright/contract";
import type { Standing } from "../../ports/following-port.js";

/** What is told once, when it happens, because nothing above the canvas says it. */
export type StandingNews =
  | { readonly kind: "freed"; readonly name: string }
  | { readonly kind: "mayEdit" | "reviewAsked" | "approved" | "changesAsked" | "approvalTaken" };

/** What happened between two standings that is worth a word of its own. */
export function newsBetween(before: Standing | null, now: Standing): StandingNews | null {
  if (before?.holder && !now.holder && now.refusal === null) return { kind: "freed", name: before.holder.name };
  return null;
}

/** What happened to the approval of the open template. Before it was known nothing did. */
export function newsOfApproval(before: ApprovalSummary | undefined, now: ApprovalSummary | undefined): StandingNews | null {
  if (!before || !now) return null;
  if (now.isAwaited && !before.isAwaited) return { kind: "reviewAsked" };
  if (now.state === before.state) return null;
  if (now.state === "approved") return { kind: "approved" };
  if (now.state === "changes") return { kind: "changesAsked" };
  return before.state === "approved" && now.state === "changed" ? { kind: "approvalTaken" } : null;
}
