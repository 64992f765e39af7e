import { css, edges, element, fontStack, hidingClass, mj, px } from "@mailwright/compiler";
import { type Compile, escapeText, linkAddress, type Values } from "@mailwright/document";
import { withSideIcon } from "../../shared/side-icon.js";
import type { linkProps } from "./props.js";

export const compileLink: Compile<typeof linkProps> = ({ props, settings }) =>
  mj(
    "mj-text",
    {
      align: props.align,
      "css-class": hidingClass(props.hideElement),
      "font-family": fontStack(props.font),
      "font-size": px(props.fontSize),
      "line-height": settings.lineSpacing,
      padding: edges(props.padding),
    },
    element("a", anchorAttributes(props), withSideIcon(escapeText(props.label), props)),
  );

// Colour and underline stand on the link itself: Gmail and Outlook bring their own for every `<a>`.
function anchorAttributes({ link, color, bold, underline }: Values<typeof linkProps>): Record<string, string | undefined> {
  const href = linkAddress(link);
  return {
    href,
    target: href === "" ? undefined : (link.target ?? "_blank"),
    title: link.title,
    style: css({ color, "font-weight": bold ? "700" : "400", "text-decoration": underline ? "underline" : "none" }),
  };
}
