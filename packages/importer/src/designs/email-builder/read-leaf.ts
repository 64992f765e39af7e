import { escapeText } from "@mailwright/document";
import { alignOf, colorOf, edgesOf, paddingFrom } from "../design/css-values.js";
import type { DesignNode, Remarks } from "../design/design.js";
import { keptHtml } from "../design/kept-html.js";
import { buttonNode, dividerNode, imageNode, pictureWidth, spacerNode } from "../design/nodes.js";
import { codeNode, headingNode, textNode, type WordsLook } from "../design/text-nodes.js";
import { findOwn, type JsonRecord, pxOf, recordOf, textOf } from "../json/json-values.js";
import { markdownHtml } from "./markdown-html.js";

interface LeafPlace {
  readonly color: string;
  readonly font: string;
  readonly remarks: Remarks;
  readonly roomPx: number;
}

const families: Readonly<Record<string, string>> = {
  MODERN_SANS: "Helvetica",
  BOOK_SANS: "Optima",
  ORGANIC_SANS: "Gill Sans",
  GEOMETRIC_SANS: "Montserrat",
  HEAVY_SANS: "Bahnschrift",
  ROUNDED_SANS: "Quicksand",
  MODERN_SERIF: "Charter",
  BOOK_SERIF: "Palatino",
  MONOSPACE: "Courier New",
};

/** The family behind a name of email-builder-js. */
export function fontNamed(value: unknown): string | undefined {
  return findOwn(families, textOf(value));
}

type Writer = (data: { readonly style: JsonRecord; readonly props: JsonRecord }, place: LeafPlace, type: string) => DesignNode | undefined;

/** A block that holds no others. */
export function readLeaf(type: string, data: JsonRecord, place: LeafPlace): DesignNode | undefined {
  return (findOwn(writers, type) ?? writeKept)({ style: recordOf(data["style"]), props: recordOf(data["props"]) }, place, type);
}

function wordsLook(style: JsonRecord, { color, font }: LeafPlace, fontSizePx: number): WordsLook {
  return {
    color: colorOf(style["color"]) ?? color,
    font: fontNamed(style["fontFamily"]) ?? font,
    fontSizePx: pxOf(style["fontSize"]) ?? fontSizePx,
    lineHeight: "1.5",
    align: alignOf(style["textAlign"]) ?? "left",
    linkColor: colorOf(style["color"]) ?? color,
    padding: paddingFrom(style["padding"]),
    background: colorOf(style["backgroundColor"]),
  };
}

const headingSizes: Readonly<Record<string, number>> = { h1: 32, h2: 24, h3: 20 };

const writeHeading: Writer = ({ style, props }, place) => {
  const level = textOf(props["level"]) || "h2";
  const look = { ...wordsLook(style, place, headingSizes[level] ?? 24), lineHeight: "1.2", isBold: style["fontWeight"] !== "normal" };
  return headingNode(escapeText(textOf(props["text"])), level, look);
};

const writeText: Writer = ({ style, props }, place) => {
  const text = textOf(props["text"]);
  const html = props["markdown"] === true ? markdownHtml(text) : escapeText(text);
  return textNode(html, { ...wordsLook(style, place, 16), isBold: style["fontWeight"] === "bold" });
};

const innerPaddings: Readonly<Record<string, string>> = {
  "x-small": "4px 8px",
  small: "8px 12px",
  medium: "12px 20px",
  large: "16px 32px",
};
const radii: Readonly<Record<string, number>> = { rectangle: 0, rounded: 4, pill: 60 };

const writeButton: Writer = ({ style, props }, place) =>
  buttonNode(
    {
      href: textOf(props["url"]),
      "background-color": colorOf(props["buttonBackgroundColor"]) ?? "#999999",
      color: colorOf(props["buttonTextColor"]) ?? "#ffffff",
      "font-family": fontNamed(style["fontFamily"]) ?? place.font,
      "font-size": `${pxOf(style["fontSize"]) ?? 16}px`,
      "font-weight": style["fontWeight"] === "normal" ? "400" : "700",
      "border-radius": `${radii[textOf(props["buttonStyle"])] ?? 4}px`,
      "inner-padding": paddingFrom(innerPaddings[textOf(props["size"])] ?? "12px 20px"),
      align: alignOf(style["textAlign"]) ?? "left",
      padding: paddingFrom(style["padding"]),
      width: props["fullWidth"] === true ? "100%" : undefined,
    },
    escapeText(textOf(props["text"])),
  );

const writeImage: Writer = ({ style, props }, { roomPx }) => {
  const src = textOf(props["url"]) || textOf(props["imageUrl"]);
  if (src === "") return undefined;
  const [, right, , left] = edgesOf(style["padding"]);
  const room = Math.max(10, roomPx - right - left);
  const href = textOf(props["linkHref"]);
  return imageNode({
    src,
    alt: textOf(props["alt"]),
    width: pictureWidth(pxOf(props["width"]) ?? room, room),
    align: alignOf(style["textAlign"]) ?? "left",
    padding: paddingFrom(style["padding"]),
    ...(href !== "" && { href }),
  });
};

const writeAvatar: Writer = ({ style, props }, { roomPx }) => {
  const side = Math.min(roomPx, pxOf(props["size"]) ?? 64);
  const radius = { circle: side / 2, rounded: side / 8 }[textOf(props["shape"])] ?? 0;
  return imageNode({
    src: textOf(props["imageUrl"]),
    alt: textOf(props["alt"]),
    width: `${Math.round(side)}px`,
    "border-radius": `${Math.round(radius)}px`,
    align: alignOf(style["textAlign"]) ?? "left",
    padding: paddingFrom(style["padding"]),
  });
};

const writeDivider: Writer = ({ style, props }) =>
  dividerNode({
    "border-color": colorOf(props["lineColor"]) ?? "#333333",
    "border-width": `${pxOf(props["lineHeight"]) ?? 1}px`,
    padding: paddingFrom(style["padding"]),
  });

const writeKept: Writer = ({ style, props }, { remarks }, type) => {
  remarks.add("design-kept", type);
  const html = keptHtml(props);
  return html === "" ? undefined : codeNode(html, paddingFrom(style["padding"]));
};

const writers: Readonly<Record<string, Writer>> = {
  Heading: writeHeading,
  Text: writeText,
  Button: writeButton,
  Image: writeImage,
  Avatar: writeAvatar,
  Divider: writeDivider,
  Spacer: ({ props }) => spacerNode(pxOf(props["height"]) ?? 16),
  Html: ({ style, props }) => codeNode(textOf(props["contents"]), paddingFrom(style["padding"])),
};
