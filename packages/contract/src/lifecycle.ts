export const templateStatuses = ["published", "draft", "deleted"] as const;
export type TemplateStatus = (typeof templateStatuses)[number];

/** What the dashboard shows: the statuses, and two views that are not one. */
export const templateViews = [...templateStatuses, "shared", "favorited"] as const;
export type TemplateView = (typeof templateViews)[number];

export const sortKeys = ["lastModified", "created", "name"] as const;
export type SortKey = (typeof sortKeys)[number];

export type TemplateKind = "user" | "system";
export type LifecycleMove = "publish" | "unpublish" | "remove" | "restore" | "delete-forever" | "convert-to-system";

interface Transition {
  /** Statuses the move starts from. */
  from: readonly TemplateStatus[];
  /** Where it ends; null is gone. */
  to: TemplateStatus | null;
  by: "owner" | "administrator";
}

/** Who may move which template where. System templates are published or deleted, and only administrators touch them. */
export const lifecycle: Record<TemplateKind, Partial<Record<LifecycleMove, Transition>>> = {
  user: {
    publish: { from: ["draft"], to: "published", by: "owner" },
    unpublish: { from: ["published"], to: "draft", by: "owner" },
    remove: { from: ["draft", "published"], to: "deleted", by: "owner" },
    restore: { from: ["deleted"], to: "draft", by: "owner" },
    "delete-forever": { from: ["deleted"], to: null, by: "owner" },
    "convert-to-system": { from: ["draft", "published"], to: "published", by: "administrator" },
  },
  system: {
    remove: { from: ["published"], to: "deleted", by: "administrator" },
    restore: { from: ["deleted"], to: "published", by: "administrator" },
    "delete-forever": { from: ["deleted", "published"], to: null, by: "administrator" },
  },
};

/** The move that leads from one status to another, or null where none does. */
export function resolveMove(kind: TemplateKind, from: TemplateStatus, to: TemplateStatus): LifecycleMove | null {
  for (const move of Object.keys(lifecycle[kind]).filter(isStatusMove)) {
    const transition = lifecycle[kind][move];
    if (transition?.to === to && transition.from.includes(from)) return move;
  }
  return null;
}

const statusMoves = ["publish", "unpublish", "remove", "restore"] as const;
function isStatusMove(move: string): move is (typeof statusMoves)[number] {
  return statusMoves.some((candidate) => candidate === move);
}
