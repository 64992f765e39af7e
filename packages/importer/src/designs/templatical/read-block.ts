import { escapeText } from "@mailwright/document";
import { conditioned } from "../design/conditions.js";
import { alignOf, colorOf, edgesOf, fontOf, paddingFrom } from "../design/css-values.js";
import type { DesignNode, Remarks } from "../design/design.js";
import { keptHtml } from "../design/kept-html.js";
import { buttonNode, dividerNode, imageNode, menuNode, pictureWidth, socialNode, spacerNode, withPhone } from "../design/nodes.js";
import { tableHtml } from "../design/table-html.js";
import { codeNode, headingNode, textNode } from "../design/text-nodes.js";
import { findOwn, type JsonRecord, pxOf, recordOf, recordsOf, textOf } from "../json/json-values.js";

/** Where a block stands: the room that it has, and how words look on this page. */
export interface TemplaticalPlace {
  readonly roomPx: number;
  readonly color: string;
  readonly font: string;
  readonly linkColor: string;
  readonly remarks: Remarks;
}

type Writer = (block: JsonRecord, place: TemplaticalPlace) => DesignNode | undefined;

/** A block → ours, with its condition. */
export function readTemplaticalBlock(block: JsonRecord, place: TemplaticalPlace): readonly DesignNode[] {
  const type = textOf(block["type"]);
  const visibility = recordOf(block["visibility"]);
  if (visibility["desktop"] === false) {
    place.remarks.add("design-left-out", `${type} (desktop)`);
    return [];
  }
  const node = (findOwn(writers, type) ?? writeKept)(block, place);
  if (!node) return [];
  const { before, after } = recordOf(block["displayCondition"]);
  return conditioned(withPhone(node, node, visibility["mobile"] === false), textOf(before), textOf(after));
}

const paddingOfBlock = (block: JsonRecord, usualPx = 10) => paddingFrom(recordOf(block["styles"])["padding"] ?? usualPx);
const alignmentOf = (block: JsonRecord, usual = "left") => alignOf(block["align"], block["textAlign"]) ?? usual;

/** Merge tags are drawn as labels; the tag itself stands in an attribute. */
function withTags(html: string): string {
  return html.replace(/<span\b[^<>]*\sdata-(?:logic-)?merge-tag="([^"]*)"[^<>]*>[\s\S]*?<\/span>/gi, (_, tag: string) => tag);
}

const writeText: Writer = (block, { color, font, linkColor }) =>
  textNode(withTags(textOf(block["content"])), {
    color,
    font,
    linkColor,
    fontSizePx: 16,
    lineHeight: "1.5",
    align: alignmentOf(block),
    padding: paddingOfBlock(block),
  });

const titleSizes = [36, 28, 22, 18] as const;

const writeTitle: Writer = (block, { color, font, linkColor }) => {
  const level = pxOf(block["level"]) ?? 2;
  return headingNode(withTags(textOf(block["content"])), `h${level}`, {
    color: colorOf(block["color"]) ?? color,
    font: fontOf(block["fontFamily"]) ?? font,
    linkColor,
    fontSizePx: titleSizes[level - 1] ?? 22,
    lineHeight: "1.2",
    align: alignmentOf(block),
    padding: paddingOfBlock(block),
  });
};

const writeImage: Writer = (block, { roomPx }) => {
  const src = textOf(block["src"]) || textOf(block["thumbnailUrl"]);
  if (src === "") return undefined;
  const [, right, , left] = edgesOf(recordOf(block["styles"])["padding"] ?? 10);
  const room = Math.max(10, roomPx - right - left);
  const href = textOf(block["linkUrl"]) || textOf(block["url"]);
  return imageNode({
    src,
    alt: textOf(block["alt"]),
    width: pictureWidth(pxOf(block["width"]) ?? room, room),
    align: alignmentOf(block, "center"),
    padding: paddingOfBlock(block),
    ...(href !== "" && { href }),
    ...(block["linkOpenInNewTab"] === false && { target: "_self" }),
  });
};

const writeButton: Writer = (block, { font }) =>
  buttonNode(
    {
      href: textOf(block["url"]),
      "background-color": colorOf(block["backgroundColor"]) ?? "#333333",
      color: colorOf(block["textColor"]) ?? "#ffffff",
      "font-family": fontOf(block["fontFamily"]) ?? font,
      "font-size": `${pxOf(block["fontSize"]) ?? 15}px`,
      "font-weight": "700",
      "border-radius": `${Math.min(60, pxOf(block["borderRadius"]) ?? 6)}px`,
      "inner-padding": paddingFrom(block["buttonPadding"] ?? "12px 24px"),
      align: alignmentOf(block, "center"),
      padding: paddingOfBlock(block),
      width: block["width"] === "full" ? "100%" : pxOf(block["width"]) ? `${pxOf(block["width"])}px` : undefined,
    },
    escapeText(textOf(block["text"])),
  );

const writeDivider: Writer = (block) =>
  dividerNode({
    "border-color": colorOf(block["color"]) ?? "#e0e0e0",
    "border-style": /^(?:dashed|dotted)$/.test(textOf(block["lineStyle"])) ? textOf(block["lineStyle"]) : "solid",
    "border-width": `${pxOf(block["thickness"]) ?? 1}px`,
    padding: paddingOfBlock(block, 20),
  });

const iconSizes: Readonly<Record<string, number>> = { small: 24, medium: 32, large: 48 };

const writeSocial: Writer = (block) => {
  const style = textOf(block["iconStyle"]);
  const shape = /circle/.test(style) ? "circle" : /round/.test(style) ? "rounded" : /square|solid/.test(style) ? "square" : "logo";
  const icons = recordsOf(block["icons"]).map(({ platform, url }) => ({ name: textOf(platform), href: textOf(url) }));
  const look = { sizePx: iconSizes[textOf(block["iconSize"])] ?? 32, marginPx: (pxOf(block["spacing"]) ?? 10) / 2, shape } as const;
  return socialNode(icons, look, { align: alignmentOf(block, "center"), padding: paddingOfBlock(block) });
};

const writeMenu: Writer = (block, { font, linkColor }) => {
  const items = recordsOf(block["items"]);
  const links = items.map(({ text, url, openInNewTab }) => ({
    text: escapeText(textOf(text)),
    href: textOf(url),
    target: openInNewTab === false ? "_self" : undefined,
  }));
  const line = textOf(block["separator"]).trim() === "|" ? `1px solid ${colorOf(block["separatorColor"]) ?? "#d9dde4"}` : undefined;
  return menuNode(
    links,
    { align: alignmentOf(block, "center"), padding: paddingOfBlock(block), "border-left": line },
    {
      color: colorOf(block["linkColor"]) ?? linkColor,
      "font-family": fontOf(block["fontFamily"]) ?? font,
      "font-size": `${pxOf(block["fontSize"]) ?? 15}px`,
      "font-weight": items.every(({ bold }) => bold === true) ? "700" : "400",
      "text-decoration": items.every(({ underline }) => underline === true) ? "underline" : "none",
      padding: `0px ${Math.round((pxOf(block["spacing"]) ?? 20) / 2)}px`,
    },
  );
};

const writeTable: Writer = (block, { color, font }) => {
  const rows = recordsOf(block["rows"]).map(({ cells }) => recordsOf(cells).map(({ content }) => withTags(escapeText(textOf(content)))));
  const hasHead = block["hasHeaderRow"] === true;
  const line = { widthPx: pxOf(block["borderWidth"]) ?? 1, style: "solid", color: colorOf(block["borderColor"]) ?? "#dddddd" };
  const cellPadding = `${pxOf(block["cellPadding"]) ?? 8}px`;
  const cells = { headers: hasHead ? rows.slice(0, 1) : [], rows: hasHead ? rows.slice(1) : rows };
  return codeNode(tableHtml(cells, { line, cellPadding, color, font, fontSizePx: pxOf(block["fontSize"]) ?? 14 }), paddingOfBlock(block));
};

const writeKept: Writer = (block, { remarks }) => {
  remarks.add("design-kept", textOf(block["customType"]) || textOf(block["type"]));
  const html = textOf(block["renderedHtml"]) || keptHtml(block);
  return html === "" ? undefined : codeNode(html, paddingOfBlock(block));
};

const writers: Readonly<Record<string, Writer>> = {
  paragraph: writeText,
  text: writeText,
  title: writeTitle,
  image: writeImage,
  video: writeImage,
  button: writeButton,
  divider: writeDivider,
  spacer: (block) => spacerNode(pxOf(block["height"]) ?? 24),
  html: (block) => codeNode(textOf(block["content"]), paddingOfBlock(block)),
  social: writeSocial,
  menu: writeMenu,
  table: writeTable,
};
