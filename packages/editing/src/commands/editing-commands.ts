import { clear } from "./clear.js";
import { addColumn, removeColumn, setColumns } from "./columns.js";
import { copyBlocks, cutBlocks } from "./copy-blocks.js";
import { copyStyle, pasteStyle } from "./copy-style.js";
import { duplicateBlock } from "./duplicate-block.js";
import { redo, undo } from "./history.js";
import { insertBlock } from "./insert-block.js";
import { moveBlock } from "./move-block.js";
import { moveBlockStep } from "./move-block-step.js";
import { pasteBlocks } from "./paste-blocks.js";
import { removeBlock } from "./remove-block.js";
import { select } from "./select.js";
import { setExtras } from "./set-extras.js";
import { setProps } from "./set-props.js";
import { setSettings } from "./set-settings.js";
import { setText } from "./set-text.js";
import { setDevice, setScheme, toggleBorders, zoomFit, zoomIn, zoomOut, zoomReset } from "./view.js";

/** Every command that needs no interface, in the order of menus and lists. `editor.run` takes its types from this list. */
export const editingCommands = [
  undo,
  redo,
  insertBlock,
  duplicateBlock,
  removeBlock,
  moveBlock,
  moveBlockStep,
  select,
  addColumn,
  removeColumn,
  setColumns,
  copyBlocks,
  cutBlocks,
  pasteBlocks,
  copyStyle,
  pasteStyle,
  setProps,
  setExtras,
  setSettings,
  setText,
  clear,
  setDevice,
  setScheme,
  zoomIn,
  zoomOut,
  zoomReset,
  zoomFit,
  toggleBorders,
] as const;
