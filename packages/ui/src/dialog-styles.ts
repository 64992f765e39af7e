/// <reference path="./css-inline.d.ts" />
import combobox from "./combobox/combobox.css?inline";
import dialog from "./dialog/dialog.css?inline";
import tagInput from "./tag-input/tag-input.css?inline";

/** The styles of what is loaded later, in the same layer as the rest of the primitives. */
export const dialogStyles = `@layer mw-ui{${[dialog, combobox, tagInput].join("\n")}}`;
