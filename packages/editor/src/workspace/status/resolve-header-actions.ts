import type { TemplateStatus } from "@mailwright/contract";
import type { EditorPorts } from "../../ports/editor-ports.js";
import type { TemplateInfo } from "../../ports/template-info.js";
import { hasRight } from "../../ports/template-info.js";

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
}

export interface HeaderSituation {
  readonly info: TemplateInfo;
  readonly ports: Pick<EditorPorts, "store" | "status" | "testEmail" | "sharing">;
  readonly isReadOnly: boolean;
  readonly isEmbedded: boolean;
  readonly isSystem: boolean;
}

/** The status after each move. */
export const statusAfter = { publish: "published", unpublish: "draft", restore: "draft" } satisfies Record<StatusMove, TemplateStatus>;

const moveFrom = { draft: "publish", published: "unpublish", deleted: "restore" } satisfies Record<TemplateStatus, StatusMove>;

/** The buttons in the header. What a port or the status does not allow is left out. */
export function resolveHeaderActions({ info, ports, isReadOnly, isEmbedded, isSystem }: HeaderSituation): HeaderActions {
  const maySave = ports.store.save !== undefined && !isReadOnly && info.status !== "deleted";
  return {
    save: maySave && !isEmbedded,
    testEmail: ports.testEmail !== undefined && info.status !== "deleted",
    move: resolveMoveButton(info, ports, isReadOnly, isEmbedded || isSystem),
    saveAndContinue: maySave && isEmbedded,
    cancel: isEmbedded,
    view: info.viewUrl !== undefined && info.isShared && info.status === "draft",
    unlock: info.isLocked === true && ports.sharing !== undefined && hasRight(info, "unlock"),
    convert:
      ports.status?.convert !== undefined &&
      info.status === "published" &&
      !(info.isSystem || info.isShared || isEmbedded || isSystem || isReadOnly) &&
      hasRight(info, "convert"),
  };
}

function resolveMoveButton(info: TemplateInfo, ports: HeaderSituation["ports"], isReadOnly: boolean, isHidden: boolean): StatusMove | null {
  const move = moveFrom[info.status];
  // A deleted template is read-only because it is deleted. It can still be restored.
  if (!ports.status || !hasRight(info, move) || (isReadOnly && move !== "restore")) return null;
  if (move === "restore") return move;
  if (isHidden || info.isSystem) return null;
  return move === "publish" && info.isShared ? null : move;
}
