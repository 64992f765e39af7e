/// <reference path="../css-inline.d.ts" />
import dialog from "../dialogs/dialog.css?inline";
import combobox from "../fields/combobox/combobox.css?inline";
import tagInput from "../fields/tag-input/tag-input.css?inline";

/** The styles of what is loaded later, in the same layer as the rest of the primitives. */
export const dialogStyles = `@layer mw-ui{${[dialog, combobox, tagInput].join("\n")}}`;
