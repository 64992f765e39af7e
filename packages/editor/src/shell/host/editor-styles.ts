/// <reference path="../../css-inline.d.ts" />

import palette from "../../panels/palette/palette.css?inline";
import settings from "../../panels/settings/settings.css?inline";
import layout from "../arrangement/editor-frame.css?inline";
import header from "../header/header.css?inline";
import toolbar from "../toolbar/toolbar.css?inline";

/** The styles of everything that is there from the start. */
export const editorStyles: readonly string[] = [[layout, header, toolbar, palette, settings].join("\n")];
