// The commands that an editor with a face has at once: one line per command. `order` in the command says where lists show it.
export { copyBlocks, cutBlocks } from "./copy-blocks.js";
export { redo, undo } from "./history.js";
export { removeBlock } from "./remove-block.js";
export { select } from "./select.js";
export { setDevice, setScheme, toggleBorders, zoomFit, zoomIn, zoomOut, zoomReset } from "./view.js";
