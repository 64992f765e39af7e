/// <reference path="../../css-inline.d.ts" />
import menu from "./menu.css?inline";

/** The styles of an open menu, and of any list that looks like one: it adopts them. */
export const menuStyles: readonly string[] = [`@layer mw-ui{${menu}}`];
