export { copiedForms } from "../clipboard/copied-forms.js";
export { BlockContextMenu } from "../menu/block-context-menu.js";
export { BlockHead } from "../overlay/block-head.js";
