import { css, element, fontStack, px } from "@mailwright/compiler";
import { type AmpBlock, type AmpSurroundings, escapeText, type Values } from "@mailwright/document";
import { isAmpAction, isAmpName } from "./amp-action.js";
import type { ratingProps } from "./props.js";
import { parameterOf } from "./rating-address.js";
import { choicesOf } from "./scales.js";

/** The answers as buttons of a form that is sent without leaving the email, where somebody says who takes them. */
export function ratingAmp(props: Values<typeof ratingProps>, { settings }: AmpSurroundings): AmpBlock | undefined {
  const { question, scale, parameter, ampAction, thanks, failed, color, fontSize, align, padding } = props;
  if (!isAmpAction(ampAction) || !isAmpName(parameterOf(parameter))) return undefined;
  const text = { color, "font-family": fontStack(settings.paragraphFonts), "font-size": px(fontSize), "text-align": align };
  const said = (words: string, attributes: Readonly<Record<string, string>> = {}) =>
    words === "" ? "" : element("div", { ...attributes, style: css({ ...text, padding: "0 0 8px" }) }, escapeText(words));
  const buttons = choicesOf(scale).map(({ sign, value, words }) =>
    element(
      "button",
      { type: "submit", name: parameterOf(parameter), value, "aria-label": words, style: buttonLook(props, settings) },
      sign,
    ),
  );
  const ends = [props.low, props.high].filter(Boolean).join(" – ");
  const form = element(
    "form",
    { method: "post", "action-xhr": ampAction.trim() },
    [
      said(question),
      element("div", { style: css({ "text-align": align }) }, buttons.join("")),
      said(ends),
      said(thanks, { "submit-success": "submit-success" }),
      said(failed, { "submit-error": "submit-error" }),
    ].join(""),
  );
  const { top, right, bottom, left } = padding;
  const html = element("div", { style: css({ padding: [top, right, bottom, left].map(px).join(" ") }) }, form);
  return { html, components: ["amp-form"] };
}

function buttonLook(
  { background, signColor, size, radius, gap }: Values<typeof ratingProps>,
  settings: AmpSurroundings["settings"],
): string {
  return css({
    margin: `${px(gap)} ${px(gap / 2)}`,
    padding: `${px(Math.round(size / 4))} ${px(Math.round(size / 3))}`,
    "background-color": background,
    border: "0 none",
    "border-radius": px(radius),
    color: signColor,
    "font-family": fontStack(settings.paragraphFonts),
    "font-size": px(size),
    "font-weight": 700,
    "line-height": "1",
  });
}
