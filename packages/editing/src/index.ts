export { type ChangeLabel, type ChangeNames, describeChange, nameInSentence } from "./change-label.js";
export { blocksMime } from "./clipboard.js";
export { columnsMax, evenWidths } from "./column-widths.js";
export type { AnyCommand, ClipboardPort, Command, CommandContext, Shortcut } from "./command.js";
export {
  type CommandArguments,
  type CommandId,
  type Direction,
  directions,
  type OnBlocks,
  type SelectStep,
  selectSteps,
} from "./command-arguments.js";
export { clear } from "./commands/clear.js";
export { addColumn, removeColumn, setColumns } from "./commands/columns.js";
export { copyBlocks, cutBlocks } from "./commands/copy-blocks.js";
export { copyStyle, pasteStyle } from "./commands/copy-style.js";
export { duplicateBlock } from "./commands/duplicate-block.js";
export { editingCommands } from "./commands/editing-commands.js";
export { redo, undo } from "./commands/history.js";
export { insertBlock } from "./commands/insert-block.js";
export { moveBlock } from "./commands/move-block.js";
export { moveBlockStep } from "./commands/move-block-step.js";
export { pasteBlocks } from "./commands/paste-blocks.js";
export { removeBlock } from "./commands/remove-block.js";
export { select } from "./commands/select.js";
export { setExtras } from "./commands/set-extras.js";
export { setProps } from "./commands/set-props.js";
export { setSettings } from "./commands/set-settings.js";
export { setText } from "./commands/set-text.js";
export {
  setDevice,
  setScheme,
  toggleBorders,
  zoomFit,
  zoomIn,
  zoomMaxPercent,
  zoomMinPercent,
  zoomOut,
  zoomReset,
} from "./commands/view.js";
export { createEditor } from "./create-editor.js";
export type { CommitOptions, DocumentChange, DocumentStore } from "./document-store.js";
export type { DropAnswer, DropLine, DropSlot, DropTarget, Point, Rect, Rects, SlotAddress } from "./drop/drop.js";
export { dropSlots } from "./drop/drop-slots.js";
export { resolveDrop } from "./drop/resolve-drop.js";
export type { Editor, EditorEvents, EditorOptions } from "./editor.js";
export { isEqualJson } from "./equal-json.js";
export type { HistoryEntry, HistoryMark, HistoryView } from "./history.js";
export type { LiveText } from "./live-text.js";
export { done, type Outcome, type Refusal, type RefusalCode, refuse } from "./outcome.js";
export type { Patch } from "./patch.js";
export { applyPatches } from "./patch.js";
export {
  type Clipboard,
  type Device,
  type Dragged,
  type DragState,
  devices,
  type EditorMode,
  leadOf,
  type Scheme,
  type Session,
  type SessionStore,
  schemes,
} from "./session-store.js";
export { isPressed, type KeyPress, matchShortcut, type ShortcutMatch } from "./shortcuts.js";
export { type ChangeKey, changeStrings, commandStrings, refusalStrings } from "./strings.js";
export { changeBlock } from "./tree.js";
