import { clear } from "./clear.js";
import { addColumn, removeColumn, setColumns } from "./columns.js";
import type { AnyCommand } from "./command.js";
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

/** Every command of ours, in the order of the shortcut list. */
export const editingCommands: readonly AnyCommand[] = [
  undo,
  redo,
  insertBlock,
  moveBlock,
  moveBlockStep,
  duplicateBlock,
  removeBlock,
  copyBlocks,
  cutBlocks,
  pasteBlocks,
  copyStyle,
  pasteStyle,
  select,
  setProps,
  setExtras,
  setSettings,
  setText,
  addColumn,
  removeColumn,
  setColumns,
  clear,
  setDevice,
  setScheme,
  zoomIn,
  zoomOut,
  zoomReset,
  zoomFit,
  toggleBorders,
];
