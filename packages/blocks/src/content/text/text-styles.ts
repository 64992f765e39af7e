import { css, fontStack, px } from "@mailwright/compiler";
import {
  type GeneralSettings,
  type HeadingLevel,
  headingLevels,
  type RichTextStyles,
  type RichTextTag,
  type Values,
} from "@mailwright/document";
import { lineHeightFactor } from "../../shared/line-height.js";
import { linkStyle } from "../../shared/link-style.js";
import type { textProps } from "./props.js";

const paragraphSpaceShare = 0.75;

/**
 * The inline CSS of everything that may stand in a text, or of what `has` says is in it: only their settings are read. Clients
 * bring their own margins for each of these elements.
 */
export function textStyles(
  props: Values<typeof textProps>,
  settings: GeneralSettings,
  has: (tag: RichTextTag) => boolean = () => true,
): RichTextStyles {
  const space = settings.paragraphBottomSpace ? Math.round(props.fontSize * paragraphSpaceShare) : 0;
  const margin = space > 0 ? `0 0 ${px(space)}` : "0";
  const list = css({ margin, padding: settings.dir === "rtl" ? "0 24px 0 0" : "0 0 0 24px" });
  const headings = Object.fromEntries(headingLevels.filter(has).map((level) => [level, headingStyle(level, settings)]));
  return {
    ...headings,
    p: css({ display: props.tag === "span" && "block", margin }),
    ul: list,
    ol: list,
    li: css({ margin: "0" }),
    ...(has("a") && { a: linkStyle(settings) }),
    ...(has("table") && tableStyles(props, margin)),
  };
}

/** Outlook on Windows hands neither font nor colour down into a table. */
function tableStyles({ color, font, fontSize, lineHeight }: Values<typeof textProps>, margin: string): RichTextStyles {
  const words = { color, "font-family": fontStack(font), "font-size": px(fontSize), "line-height": lineHeightFactor(lineHeight) };
  return {
    table: css({ margin }),
    td: css(words),
    th: css({ ...words, "font-weight": "700", "text-align": "left" }),
  };
}

function headingStyle(level: HeadingLevel, settings: GeneralSettings): string {
  return css({
    margin: `0 0 ${px(settings[`${level}HeadingBottomSpace`])}`,
    color: settings[`${level}HeadingFontColor`],
    "font-family": fontStack(settings.headerFonts),
    "font-size": px(settings[`${level}HeadingFontSize`]),
    "font-style": settings[`${level}HeadingItalic`] && "italic",
    "font-weight": settings[`${level}HeadingBold`] ? "700" : "400",
    "line-height": lineHeightFactor("120%"),
  });
}
