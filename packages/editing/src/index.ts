export { clear } from "./commands/clear.js";
export { blocksMime } from "./commands/clipboard.js";
export { addColumn, removeColumn, setColumns } from "./commands/columns.js";
export type { AnyCommand, ClipboardPort, Command, CommandContext, Shortcut } from "./commands/command.js";
export {
  type CommandArguments,
  type CommandId,
  type Direction,
  directions,
  type OnBlocks,
  type SelectStep,
  selectSteps,
} from "./commands/command-arguments.js";
export { commandStrings } from "./commands/command-strings.js";
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
export type { Dragged, DropAnswer, DropLine, DropSlot, Point, Rect, Rects, SlotAddress } from "./drop/drop.js";
export { dropSlots } from "./drop/drop-slots.js";
export { resolveDrop } from "./drop/resolve-drop.js";
export { createEditor } from "./editor/create-editor.js";
export type { Editor, EditorEvents, EditorOptions } from "./editor/editor.js";
export type { LiveText } from "./editor/live-text.js";
export { isPressed, type KeyPress, matchShortcut, type ShortcutMatch } from "./editor/shortcuts.js";
export { type ChangeLabel, type ChangeNames, describeChange, nameInSentence } from "./history/change-label.js";
export { type ChangeKey, changeStrings } from "./history/change-strings.js";
export type { CommitOptions, DocumentChange, DocumentStore } from "./history/document-store.js";
export type { HistoryEntry, HistoryMark, HistoryView } from "./history/history.js";
export type { Patch } from "./history/patch.js";
export { applyPatches } from "./history/patch.js";
export { isEqualJson } from "./json/equal-json.js";
export { done, type Outcome, type Refusal, type RefusalCode, refuse } from "./outcome/outcome.js";
export { refusalStrings } from "./outcome/refusal-strings.js";
export { columnsMax, evenWidths } from "./tree/column-widths.js";
export type { DropTarget } from "./tree/drop-target.js";
export { changeBlock } from "./tree/tree.js";
export {
  type Clipboard,
  type Device,
  type DragState,
  devices,
  type EditorMode,
  leadOf,
  type Scheme,
  type Session,
  type SessionStore,
  schemes,
} from "./view-state/session-store.js";
