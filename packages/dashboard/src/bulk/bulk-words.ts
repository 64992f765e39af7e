import type { BulkAction } from "../selection/bulk-action.js";
import type { bulkStrings } from "./bulk-strings.js";
import type { LeftOut } from "./run-bulk.js";

type Word = keyof typeof bulkStrings.messages;

interface BulkWords {
  readonly title: Word;
  readonly text: "unpublishText" | "restoreText" | "removeText" | "deleteForeverText";
  readonly done: "drafted" | "removed" | "deletedForever";
  readonly tone: "primary" | "danger";
}

/** How each bulk action is asked for and reported. */
export const bulkWords = {
  unpublish: { title: "unpublishTitle", text: "unpublishText", done: "drafted", tone: "primary" },
  restore: { title: "restoreTitle", text: "restoreText", done: "drafted", tone: "primary" },
  remove: { title: "removeTitle", text: "removeText", done: "removed", tone: "danger" },
  "delete-forever": {
    title: "deleteForeverTitle",
    text: "deleteForeverText",
    done: "deletedForever",
    tone: "danger",
  },
} as const satisfies Record<BulkAction, BulkWords>;

const reasons = {
  "template-locked": "locked",
  "owner-only": "ownerOnly",
  "admin-only": "adminOnly",
  "template-not-found": "notFound",
  "wrong-status": "wrongStatus",
  "template-deleted": "wrongStatus",
} as const satisfies Record<string, Word>;

/** Why a template was left out: our words for the server's code, else what the server says of it, else the general words. */
export function sayReason(say: (word: Word) => string, { code, reason }: LeftOut, action: BulkAction | "move"): string {
  if (code === "template-locked" && (action === "remove" || action === "delete-forever")) return say("lockedDelete");
  if (Object.hasOwn(reasons, code)) return say(reasons[code as keyof typeof reasons]);
  return reason || say("genericFailure");
}
