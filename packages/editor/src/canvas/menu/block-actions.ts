import type { blockToolsStrings } from "../words/block-tools-strings.js";

type Label =
  | "cut"
  | "copy"
  | "paste"
  | "copyStyle"
  | "pasteStyle"
  | "duplicate"
  | "saveModule"
  | "moveUp"
  | "moveDown"
  | "addColumn"
  | "removeColumn"
  | "remove";

/** One entry of the block menu. */
export interface BlockAction {
  readonly id: string;
  readonly label: Label & keyof typeof blockToolsStrings.messages;
  readonly commandId: string;
  readonly args?: unknown;
  /** Left out in a read-only editor. */
  readonly changes: boolean;
  readonly isDanger?: boolean;
  /** Only if the selection is inside such a block. */
  readonly within?: string;
  /** Offered even if nothing was copied here: the system's clipboard may hold something. */
  readonly isAlwaysOpen?: boolean;
  /** Only if modules can be made. */
  readonly needsModules?: boolean;
}

const action = (label: Label, commandId: string, more: Partial<BlockAction> = {}): BlockAction => ({
  id: label,
  label,
  commandId,
  changes: true,
  ...more,
});

const fromClipboard = { isAlwaysOpen: true };

/** The block menu, group by group. */
export const blockActions: readonly (readonly BlockAction[])[] = [
  [action("cut", "cut-blocks"), action("copy", "copy-blocks", { changes: false }), action("paste", "paste-blocks", fromClipboard)],
  [action("copyStyle", "copy-style", { changes: false }), action("pasteStyle", "paste-style", fromClipboard)],
  [
    action("duplicate", "duplicate-block"),
    action("saveModule", "save-module", { needsModules: true }),
    action("moveUp", "move-block-step", { args: { direction: "up" } }),
    action("moveDown", "move-block-step", { args: { direction: "down" } }),
  ],
  [action("addColumn", "add-column", { within: "section" }), action("removeColumn", "remove-column", { within: "cell" })],
  [action("remove", "remove-block", { isDanger: true })],
];
