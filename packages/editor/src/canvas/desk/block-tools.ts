export { AddButtons } from "../add/add-buttons.js";
export { copiedForms } from "../clipboard/copied-forms.js";
export { BlockGrips } from "../grips/block-grips.js";
export { CanvasLasso } from "../lasso/canvas-lasso.js";
export { BlockContextMenu } from "../menu/block-context-menu.js";
export { BlockHead } from "../overlay/block-head.js";
export { CanvasZoom } from "../zoom/canvas-zoom.js";
