export { clear } from "./commands/clear.js";
export { blocksMime } from "./commands/clipboard.js";
export { addColumn, removeColumn, setColumns } from "./commands/columns.js";
export {
  type AnyCommand,
  type ArgumentsOf,
  type ClipboardPort,
  type Command,
  type CommandContext,
  type CommandGroup,
  type CommandsById,
  commandGroups,
  defineCommand,
  defineCommandsWith,
  type Offer,
  orderCommands,
  type Shortcut,
  type ValueOf,
  type Words,
} from "./commands/command.js";
export { buttonWord, collectOffers, commandWords, type OfferedCommand } from "./commands/command-words.js";
export { draftValues, type ValuesDraft } from "./commands/draft-values.js";
export { type EditingCommand, editingCommands, laterEditingCommands } from "./commands/editing-commands.js";
export { firstEditingCommands } from "./commands/first-commands.js";
export { type Direction, directions } from "./commands/move-block-step.js";
export { type SelectStep, selectSteps } from "./commands/select.js";
export { type FieldValues, type OnBlocks, type Optional, onBlocks, type Taken, type TakenBy, type Takes, take } from "./commands/take.js";
export { zoomMaxPercent, zoomMinPercent } from "./commands/view.js";
export type { Dragged, DropAnswer, DropLine, DropSlot, Point, Rect, Rects, SlotAddress } from "./drop/drop.js";
export { dropSlots } from "./drop/drop-slots.js";
export { resolveDrop } from "./drop/resolve-drop.js";
export { createEditor } from "./editor/create-editor.js";
export { createEditorWith } from "./editor/create-editor-with.js";
export type { Editor, EditorEvents, EditorOptions, KnownArguments, KnownCommands } from "./editor/editor.js";
export type { LiveText } from "./editor/live-text.js";
export { isPressed, type KeyedCommand, type KeyPress, matchShortcut, type ShortcutMatch } from "./editor/shortcuts.js";
export { type ChangeLabel, type ChangeNames, describeChange, nameInSentence } from "./history/change-label.js";
export { type ChangeKey, changeStrings } from "./history/change-strings.js";
export type { CommitOptions, DocumentChange, DocumentStore, TextCaret } from "./history/document-store.js";
export type { HistoryEntry, HistoryMark, HistoryView } from "./history/history.js";
export type { Patch } from "./history/patch.js";
export { applyPatches } from "./history/patch.js";
export { done, type Outcome, type Refusal, type RefusalCode, refuse } from "./outcome/outcome.js";
export { refusalStrings } from "./outcome/refusal-strings.js";
export { columnsMax, evenWidths, readWidths } from "./tree/column-widths.js";
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
  schemes,
  type ViewState,
  type ViewStore,
} from "./view-state/view-store.js";
