/// <reference path="./css-inline.d.ts" />
import button from "./button/button.css?inline";
import segmented from "./choice/segmented.css?inline";
import field from "./field/field.css?inline";
import floating from "./floating/floating.css?inline";
import base from "./root/base.css?inline";
import states from "./states/states.css?inline";
import text from "./text/text.css?inline";
import toast from "./toast/toast.css?inline";
import tokens from "./tokens/tokens.css?inline";
import toolbar from "./toolbar/toolbar.css?inline";
import tooltip from "./tooltip/tooltip.css?inline";

const foundations = [tokens, base, text];
const primitives = [button, segmented, field, toolbar, states, floating, tooltip, toast];

/**
 * Tokens, base and the primitives of first screens as one style text. They sit in a layer, so a plain rule of the package above wins
 * whatever its weight and whenever it is adopted.
 */
export const uiStyles = `@layer mw-ui{${[...foundations, ...primitives].join("\n")}}`;
