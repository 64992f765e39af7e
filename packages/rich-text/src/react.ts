export type { BlockAlignment } from "./react/align-menu.js";
export type { MergeTagOption } from "./react/merge-tags.js";
export { loadSymbols } from "./react/symbols/load-symbols.js";
export { type TextLayer, TextToolbar, type TextToolbarProps } from "./react/text-toolbar.js";
