/// <reference path="./css-inline.d.ts" />
import header from "./header/header.css?inline";
import layout from "./layout/editor-frame.css?inline";
import palette from "./palette/palette.css?inline";
import settings from "./settings/settings.css?inline";
import toolbar from "./toolbar/toolbar.css?inline";

/** The styles of everything that is there from the start. */
export const editorStyles: readonly string[] = [[layout, header, toolbar, palette, settings].join("\n")];
