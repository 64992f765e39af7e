import { conditioned } from "../design/conditions.js";
import { alignOf, borderOf, colorOf, edgesOf, fontOf, lineHeightOf, paddingFrom } from "../design/css-values.js";
import type { DesignNode, Remarks } from "../design/design.js";
import { keptHtml } from "../design/kept-html.js";
import { buttonNode, dividerNode, imageNode, menuNode, pictureWidth, socialNode, spacerNode, withPhone } from "../design/nodes.js";
import { tableHtml } from "../design/table-html.js";
import { codeNode, headingNode, textNode, type WordsLook } from "../design/text-nodes.js";
import { findOwn, firstText, type JsonRecord, percentOf, pxOf, recordIn, recordOf, recordsOf, textOf } from "../json/json-values.js";
import { lexicalHtml } from "./lexical-html.js";
import { addressOf, isHiddenFor, lineOf, mergeValues } from "./unlayer-values.js";

/** Where a content stands: the room that it has, and how words look on this page. */
export interface UnlayerPlace {
  readonly roomPx: number;
  readonly widthPx: number;
  readonly color: string;
  readonly font: string;
  readonly linkColor: string;
  readonly linkUnderline: boolean;
  readonly remarks: Remarks;
}

type Writer = (values: JsonRecord, place: UnlayerPlace, type: string) => DesignNode | undefined;

/** A content → its block, with what phones show of it. */
export function readUnlayerContent(content: JsonRecord, place: UnlayerPlace): readonly DesignNode[] {
  const values = recordOf(content["values"]);
  const type = textOf(content["type"]);
  if (isHiddenFor(values, "desktop")) {
    place.remarks.add("design-left-out", `${type} (desktop)`);
    return [];
  }
  const write = findOwn(writers, type) ?? writeKept;
  const own = write(values, place, type);
  if (!own) return [];
  const mobile = recordIn(values, "_override", "mobile");
  const onPhone = Object.keys(mobile).length > 0 ? write(mergeValues(values, mobile), place, type) : undefined;
  const { before, after } = recordIn(values, "displayCondition");
  return conditioned(withPhone(own, onPhone ?? own, isHiddenFor(values, "mobile")), textOf(before), textOf(after));
}

function wordsLook(values: JsonRecord, { color, font, linkColor }: UnlayerPlace, usualPx: number): WordsLook {
  const fontSizePx = pxOf(values["fontSize"]) ?? usualPx;
  const link = recordOf(values["linkStyle"]);
  return {
    color: colorOf(values["color"]) ?? color,
    font: fontOf(values["fontFamily"]) ?? font,
    fontSizePx,
    lineHeight: lineHeightOf(values["lineHeight"], fontSizePx) ?? "1.4",
    align: alignOf(values["textAlign"]) ?? "left",
    letterSpacing: pxOf(values["letterSpacing"]) ? `${pxOf(values["letterSpacing"])}px` : undefined,
    linkColor: link["inherit"] === false ? (colorOf(link["linkColor"]) ?? linkColor) : linkColor,
    padding: paddingFrom(values["containerPadding"]),
  };
}

const isBold = (weight: unknown) => weight === "bold" || Number(weight) >= 600;

const writeText: Writer = (values, place) => {
  const html = firstText(values["text"], lexicalHtml(values["textJson"]));
  return html === "" ? undefined : textNode(html, { ...wordsLook(values, place, 14), isBold: isBold(values["fontWeight"]) });
};

const writeHeading: Writer = (values, place) => {
  const html = firstText(values["text"], lexicalHtml(values["textJson"]));
  const look = { ...wordsLook(values, place, 22), isBold: isBold(values["fontWeight"] ?? 400) };
  return html === "" ? undefined : headingNode(html, firstText(values["headingType"], "h1"), look);
};

const writeImage: Writer = (values, { roomPx }) => {
  const src = recordOf(values["src"]);
  const url = firstText(src["url"], values["src"]);
  if (url === "") return undefined;
  const [, right, , left] = edgesOf(values["containerPadding"]);
  const room = Math.max(10, roomPx - left - right);
  const share = percentOf(firstText(src["maxWidth"], values["maxWidth"]));
  const natural = pxOf(src["width"]);
  const isOwn = src["autoWidth"] === false || (src["autoWidth"] === undefined && share !== undefined);
  const width = isOwn && share !== undefined ? (room * share) / 100 : Math.min(natural ?? room, room);
  return imageNode({
    src: url,
    alt: textOf(values["altText"]),
    width: pictureWidth(width, room),
    align: alignOf(values["textAlign"]) ?? "center",
    padding: paddingFrom(values["containerPadding"]),
    ...linkOf(values["action"]),
  });
};

function linkOf(value: unknown): { readonly href?: string; readonly target?: string } {
  const { href, target } = addressOf(value);
  return href === "" ? {} : { href, ...(target !== undefined && { target }) };
}

const writeButton: Writer = (values, place) => {
  const { color, backgroundColor } = recordOf(values["buttonColors"]);
  const size = recordOf(values["size"]);
  const share = percentOf(size["width"]);
  const [, right, , left] = edgesOf(values["containerPadding"]);
  const line = lineOf(values["border"], "Top");
  const width =
    size["autoWidth"] !== false || share === undefined
      ? undefined
      : share === 100
        ? "100%"
        : `${Math.round(((place.roomPx - left - right) * share) / 100)}px`;
  const words = firstText(values["text"], lexicalHtml(values["textJson"]));
  return buttonNode(
    {
      "background-color": colorOf(backgroundColor) ?? "#3aaee0",
      color: colorOf(color) ?? "#ffffff",
      "font-family": fontOf(values["fontFamily"]) ?? place.font,
      "font-size": `${pxOf(values["fontSize"]) ?? 14}px`,
      "font-weight": isBold(values["fontWeight"]) || /<(?:strong|b)\b/i.test(words) ? "700" : "400",
      "border-radius": `${Math.min(60, edgesOf(values["borderRadius"])[0])}px`,
      border: line ? `${line.widthPx}px ${line.style} ${line.color}` : undefined,
      "inner-padding": paddingFrom(firstText(values["padding"], "10px 20px")),
      align: alignOf(values["textAlign"]) ?? "center",
      padding: paddingFrom(values["containerPadding"]),
      width,
      ...linkOf(values["href"]),
    },
    words,
  );
};

const writeDivider: Writer = (values) => {
  const line = lineOf(values["border"], "Top");
  const [above, , below] = edgesOf(values["containerPadding"]);
  if (!line) return spacerNode(above + below + (pxOf(recordOf(values["border"])["borderTopWidth"]) ?? 0));
  return dividerNode({
    "border-width": `${line.widthPx}px`,
    "border-style": line.style,
    "border-color": line.color,
    width: `${percentOf(values["width"]) ?? 100}%`,
    align: alignOf(values["textAlign"]) ?? "center",
    padding: paddingFrom(values["containerPadding"]),
  });
};

const writeMenu: Writer = (values, place) => {
  const items = recordsOf(recordOf(values["menu"])["items"]);
  const links = items.map(({ text, link }) => ({ text: textOf(text), ...addressOf(link) }));
  const line = textOf(values["separator"]).trim() === "|" ? `1px solid ${colorOf(values["textColor"]) ?? place.color}` : undefined;
  const look = { align: alignOf(values["align"]) ?? "center", padding: paddingFrom(values["containerPadding"]), "border-left": line };
  return menuNode(links, look, {
    color: colorOf(values["linkColor"]) ?? place.linkColor,
    "font-family": fontOf(values["fontFamily"]) ?? place.font,
    "font-size": `${pxOf(values["fontSize"]) ?? 14}px`,
    "font-weight": isBold(values["fontWeight"]) ? "700" : "400",
    "text-decoration": "none",
    padding: paddingFrom(firstText(values["padding"], "5px 15px")),
  });
};

const shapes = [
  [/circle|round(?!ed)/, "circle"],
  [/rounded/, "rounded"],
  [/square/, "square"],
] as const;

const writeSocial: Writer = (values) => {
  const { iconType, icons } = recordOf(values["icons"]);
  const shape = shapes.find(([pattern]) => pattern.test(textOf(iconType)))?.[1] ?? "circle";
  const look = { sizePx: pxOf(values["iconSize"]) ?? 32, marginPx: (pxOf(values["spacing"]) ?? 10) / 2, shape };
  const found = recordsOf(icons).map(({ name, url }) => ({ name: textOf(name), href: textOf(url) }));
  return socialNode(found, look, { align: alignOf(values["align"]) ?? "center", padding: paddingFrom(values["containerPadding"]) });
};

const writeVideo: Writer = (values, { roomPx }) => {
  const { url, thumbnail } = recordOf(values["video"]);
  const [src, href] = [firstText(thumbnail, values["thumbnailUrl"]), firstText(url, values["videoUrl"])];
  if (src === "" && href === "") return undefined;
  const padding = paddingFrom(values["containerPadding"]);
  return src === "" ? undefined : imageNode({ src, alt: "", href: href || undefined, width: `${roomPx}px`, align: "center", padding });
};

const writeTimer: Writer = (values, place) => {
  const { countdownUrl } = recordOf(values["countdown"]);
  place.remarks.add("design-kept", "timer");
  const src = textOf(countdownUrl);
  return src === ""
    ? undefined
    : imageNode({ src, alt: textOf(values["altText"]), align: "center", padding: paddingFrom(values["containerPadding"]) });
};

const writeHtml: Writer = (values) => codeNode(textOf(values["html"]), paddingFrom(values["containerPadding"]));

const writeTable: Writer = (values, place) => {
  const { headers, rows, footers } = recordOf(values["table"]);
  const rowsOf = (value: unknown) =>
    recordsOf(value).map(({ cells }) => recordsOf(cells).map(({ text, textJson }) => firstText(text, lexicalHtml(textJson))));
  const line = lineOf(values["border"], "Top") ?? borderOf(values["border"]);
  const table = { headers: values["enableHeader"] === false ? [] : rowsOf(headers), rows: [...rowsOf(rows), ...rowsOf(footers)] };
  return codeNode(tableHtml(table, { ...wordsLook(values, place, 14), line }), paddingFrom(values["containerPadding"]));
};

const writeKept: Writer = (values, { remarks }, type) => {
  remarks.add("design-kept", type);
  const html = keptHtml(values);
  return html === "" ? undefined : codeNode(html, paddingFrom(values["containerPadding"]));
};

const writers: Readonly<Record<string, Writer>> = {
  text: writeText,
  text_deprecated: writeText,
  paragraph: writeText,
  heading: writeHeading,
  image: writeImage,
  button: writeButton,
  divider: writeDivider,
  spacer: (values) => spacerNode(pxOf(values["height"]) ?? 20),
  menu: writeMenu,
  social: writeSocial,
  video: writeVideo,
  timer: writeTimer,
  html: writeHtml,
  table: writeTable,
};
