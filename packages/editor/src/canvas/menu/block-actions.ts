import type { KnownArguments } from "@mailwright/editing";
import type {} from "../../workspace/commands/all-commands.js";

/** One entry of the block menu. */
export interface BlockAction {
  readonly commandId: keyof KnownArguments;
  /** Which of the command's offers; absent: the command itself. */
  readonly offer?: string;
  readonly isDanger?: boolean;
  /** Only if the selection is inside such a block. */
  readonly within?: string;
  /** Left out where it would change nothing, not shown as disabled. */
  readonly isOnlyUseful?: boolean;
  /** What it does is not seen where the focus is: it is announced. */
  readonly isAnnounced?: boolean;
  /** Offered even if nothing was copied here: the system's clipboard may hold something. */
  readonly isAlwaysOpen?: boolean;
}

const fromClipboard = { isAlwaysOpen: true };
const hiding = { isOnlyUseful: true, isAnnounced: true };

/** The block menu, group by group. */
export const blockActions: readonly (readonly BlockAction[])[] = [
  [{ commandId: "cut-blocks" }, { commandId: "copy-blocks" }, { commandId: "paste-blocks", ...fromClipboard }],
  [
    { commandId: "copy-style" },
    { commandId: "paste-style", ...fromClipboard },
    { commandId: "find-alike" },
    { commandId: "select", offer: "alike" },
  ],
  [
    { commandId: "edit-image" },
    { commandId: "duplicate-block" },
    { commandId: "save-module" },
    { commandId: "move-block-step", offer: "up" },
    { commandId: "move-block-step", offer: "down" },
  ],
  [
    { commandId: "hide-block", offer: "mobile", ...hiding },
    { commandId: "hide-block", offer: "tablet", ...hiding },
    { commandId: "hide-block", offer: "no", ...hiding },
  ],
  [
    { commandId: "add-column", within: "section" },
    { commandId: "remove-column", within: "cell" },
  ],
  [{ commandId: "remove-block", isDanger: true }],
];
