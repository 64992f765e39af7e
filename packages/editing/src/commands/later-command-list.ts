// More of them, one line per command: their code can come later, and what asks for one of them waits for it.
export { clear } from "./clear.js";
export { addColumn, removeColumn, setColumns } from "./columns.js";
export { copyStyle, pasteStyle } from "./copy-style.js";
export { duplicateBlock } from "./duplicate-block.js";
export { findAlike } from "./find-alike.js";
export { hideBlock } from "./hide-block.js";
export { insertBlock } from "./insert-block.js";
export { moveBlock } from "./move-block.js";
export { moveBlockStep } from "./move-block-step.js";
export { pasteBlocks } from "./paste-blocks.js";
export { setExtras } from "./set-extras.js";
export { setProps } from "./set-props.js";
export { setSettings } from "./set-settings.js";
export { setText } from "./set-text.js";
export { setZoom } from "./set-zoom.js";
