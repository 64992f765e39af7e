import { css, element, fontStack, px } from "@mailwright/compiler";
import { type AmpBlock, type AmpSurroundings, escapeText, type Values } from "@mailwright/document";
import { lineHeightFactor } from "../../shared/line-height.js";
import type { accordionProps } from "./props.js";

/** The questions as `amp-accordion`, which unfolds them with a movement and says which are open to those who do not see it. */
export function accordionAmp(props: Values<typeof accordionProps>, { settings }: AmpSurroundings): AmpBlock {
  const { items, opened, titleColor, titleSize, color, fontSize, lineColor, lineWidth, itemPadding, align } = props;
  const font = fontStack(settings.paragraphFonts);
  // AMP gives the heading a grey ground and a frame of its own.
  const heading = css({
    margin: 0,
    padding: `${px(itemPadding)} 0`,
    "background-color": "transparent",
    border: "0 none",
    color: titleColor,
    "font-family": font,
    "font-size": px(titleSize),
    "font-weight": 700,
    "line-height": lineHeightFactor("120%"),
    "text-align": align,
  });
  const answer = css({
    margin: 0,
    padding: `0 0 ${px(itemPadding)}`,
    color,
    "font-family": font,
    "font-size": px(fontSize),
    "line-height": lineHeightFactor(settings.lineSpacing),
    "text-align": align,
    "word-break": "break-word",
  });
  const line = css({ "border-bottom": lineWidth > 0 && `${px(lineWidth)} solid ${lineColor}` });
  const sections = items.map(({ title, words }, index) => {
    const isOpen = opened === "all" || (opened === "first" && index === 0);
    const inside =
      element("h4", { style: heading }, escapeText(title)) + element("p", { style: answer }, escapeText(words).replaceAll("\n", "<br>"));
    return element("section", { expanded: isOpen && "expanded", style: line }, inside);
  });
  return { html: element("amp-accordion", { animate: "animate" }, sections.join("")), components: ["amp-accordion"] };
}
