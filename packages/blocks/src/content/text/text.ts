import { edges, fontStack, hidingClass, markWordlessHeadings, mj, px } from "@mailwright/compiler";
import { type Compile, panel, type RichTextTag, renderRichText, type Values } from "@mailwright/document";
import { lineHeightFactor } from "../../shared/line-height.js";
import type { textProps } from "./props.js";
import { textStyles } from "./text-styles.js";

export const textPanel = panel<typeof textProps>([
  { tab: "quick", fields: ["align", "color", "fontSize", "lineHeight", "padding"] },
  { tab: "settings", fields: ["tag", "hideElement"] },
  { tab: "style", fields: ["font"] },
]);

export const textIcon = ["M4 6h16", "M4 10h16", "M4 14h16", "M4 18h9"];

export const compileText: Compile<typeof textProps> = ({ props, settings }) =>
  mj(
    "mj-text",
    {
      align: props.align,
      "css-class": hidingClass(props.hideElement),
      color: props.color,
      "font-family": fontStack(props.font),
      "font-size": px(props.fontSize),
      "line-height": lineHeightFactor(props.lineHeight),
      padding: edges(props.padding),
    },
    withTag(props.tag, markWordlessHeadings(renderRichText(props.text, textStyles(props, settings, elementsOf(props.text))))),
  );

/** What is written out holds no other `<p`: rich text is escaped. */
function withTag(tag: Values<typeof textProps>["tag"], html: string): string {
  return tag === "p" ? html : html.replace(/<p(?=[ >])/g, "<span").replaceAll("</p>", "</span>");
}

/** Says which elements a text has: without a heading it is not compiled again when a heading's size changes. */
function elementsOf(html: string): (tag: RichTextTag) => boolean {
  const text = html.toLowerCase();
  return (tag) => text.includes(`<${tag}`);
}
