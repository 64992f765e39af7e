// The commands that need no interface: one line per command. `order` in the command says where lists show it.
export { copyBlocks, cutBlocks } from "./copy-blocks.js";
export { copyStyle, pasteStyle } from "./copy-style.js";
export { duplicateBlock } from "./duplicate-block.js";
export { redo, undo } from "./history.js";
export { insertBlock } from "./insert-block.js";
export { moveBlock } from "./move-block.js";
export { moveBlockStep } from "./move-block-step.js";
export { pasteBlocks } from "./paste-blocks.js";
export { removeBlock } from "./remove-block.js";
export { select } from "./select.js";
export { setExtras } from "./set-extras.js";
export { setProps } from "./set-props.js";
export { setText } from "./set-text.js";
export { setDevice, setScheme, toggleBorders, zoomFit, zoomIn, zoomOut, zoomReset } from "./view.js";
