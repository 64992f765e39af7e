export type { BlockAlignment } from "./react/align-menu.js";
export type { MergeTagOption } from "./react/merge-tags.js";
export { type TextLayer, TextToolbar, type TextToolbarProps } from "./react/text-toolbar.js";
