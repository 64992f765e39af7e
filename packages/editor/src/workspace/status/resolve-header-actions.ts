import type { TemplateStatus } from "@mailwright/contract";
import type { RefusalCode } from "@mailwright/editing";
import type { EditorPorts } from "../../ports/editor-ports.js";
import { hasRight, type TemplateInfo } from "../../ports/template-info.js";

/** The status moves of the header. */
export type StatusMove = "publish" | "unpublish" | "restore";

/** What the header offers for one template. */
export interface HeaderActions {
  readonly save: boolean;
  readonly testEmail: boolean;
  readonly move: StatusMove | null;
  /** When embedded: one button saves, publishes a draft and goes back to the host. */
  readonly saveAndContinue: boolean;
  readonly cancel: boolean;
  /** The shared view of a draft, which opens in a new window. */
  readonly view: boolean;
  /** Releases the lock of a shared template and goes back to the shared ones. */
  readonly unlock: boolean;
  readonly convert: boolean;
  /** Whoever may edit asks for review; what was asked everybody sees. */
  readonly approval: boolean;
}

export interface HeaderSituation {
  readonly info: TemplateInfo;
  readonly ports: Pick<EditorPorts, "store" | "status" | "testEmail" | "sharing" | "approval">;
  readonly isReadOnly: boolean;
  readonly isEmbedded: boolean;
  readonly isSystem: boolean;
}

type MoveSituation = Omit<HeaderSituation, "isEmbedded">;

/** The status after each move. */
export const statusAfter = { publish: "published", unpublish: "draft", restore: "draft" } satisfies Record<StatusMove, TemplateStatus>;

const moveFrom = { draft: "publish", published: "unpublish", deleted: "restore" } satisfies Record<TemplateStatus, StatusMove>;

/** The buttons in the header. What a port or the status does not allow is left out. */
export function resolveHeaderActions({ info, ports, isReadOnly, isEmbedded, isSystem }: HeaderSituation): HeaderActions {
  const maySave = ports.store.save !== undefined && !isReadOnly && info.status !== "deleted";
  return {
    save: maySave && !isEmbedded,
    testEmail: ports.testEmail !== undefined && info.status !== "deleted",
    move: resolveMoveButton({ info, ports, isReadOnly, isSystem }, isEmbedded),
    saveAndContinue: maySave && isEmbedded,
    cancel: isEmbedded,
    view: info.viewUrl !== undefined && info.isShared && info.status === "draft",
    unlock: info.isLocked === true && ports.sharing !== undefined && hasRight(info, "unlock"),
    convert:
      ports.status?.convert !== undefined &&
      info.status === "published" &&
      !(info.isSystem || info.isShared || isEmbedded || isSystem || isReadOnly) &&
      hasRight(info, "convert"),
    approval: ports.approval !== undefined && info.status !== "deleted" && !info.isSystem && !(info.readOnly && !info.approval?.state),
  };
}

/** Why the template cannot be moved to another status. */
export function refuseMove({ info, ports, isReadOnly, isSystem }: MoveSituation, move: StatusMove): RefusalCode | undefined {
  if (!ports.status) return "not-offered";
  if (moveFrom[info.status] !== move) return "not-now";
  if (!hasRight(info, move)) return "not-allowed";
  // A deleted template is read-only because it is deleted. It can still be restored.
  if (move === "restore") return undefined;
  if (isReadOnly) return "read-only";
  return isSystem || info.isSystem || (move === "publish" && info.isShared) ? "not-allowed" : undefined;
}

function resolveMoveButton(situation: MoveSituation, isEmbedded: boolean): StatusMove | null {
  const move = moveFrom[situation.info.status];
  return refuseMove(situation, move) || (isEmbedded && move !== "restore") ? null : move;
}
