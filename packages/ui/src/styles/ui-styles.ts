/// <reference path="../css-inline.d.ts" />
import button from "../controls/button/button.css?inline";
import toolbar from "../controls/toolbar/toolbar.css?inline";
import tooltip from "../controls/tooltip/tooltip.css?inline";
import segmented from "../fields/choice/segmented.css?inline";
import field from "../fields/field/field.css?inline";
import floating from "../floating/floating.css?inline";
import states from "../messages/states/states.css?inline";
import toast from "../messages/toast/toast.css?inline";
import base from "../root/base.css?inline";
import text from "../text/text.css?inline";
import tokens from "../tokens/tokens.css?inline";

const foundations = [tokens, base, text];
const primitives = [button, segmented, field, toolbar, states, floating, tooltip, toast];

/**
 * Tokens, base and the primitives of first screens as one style text. They sit in a layer, so a plain rule of the package above wins
 * whatever its weight and whenever it is adopted.
 */
export const uiStyles = `@layer mw-ui{${[...foundations, ...primitives].join("\n")}}`;
