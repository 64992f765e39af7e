import { alignOf, borderOf, colorOf, edgesOf, fontOf, lineHeightOf, paddingFrom, paddingSides } from "../design/css-values.js";
import type { DesignNode, Remarks } from "../design/design.js";
import { hoistStyles } from "../design/hoist-styles.js";
import { keptHtml } from "../design/kept-html.js";
import { buttonNode, dividerNode, imageNode, menuNode, pictureWidth, socialNode, spacerNode, withPhone } from "../design/nodes.js";
import { tableHtml } from "../design/table-html.js";
import { codeNode, headingNode, textNode, type WordsLook } from "../design/text-nodes.js";
import { findOwn, firstText, type JsonRecord, percentOf, pxOf, recordIn, recordOf, recordsOf, textOf } from "../json/json-values.js";

/** Where a module stands: the room that it has, and how words look on this page. */
export interface BeefreePlace {
  readonly roomPx: number;
  readonly color: string;
  readonly font: string;
  readonly linkColor: string;
  readonly remarks: Remarks;
}

/** A module's descriptor, with the style of the module itself. */
interface Module {
  readonly descriptor: JsonRecord;
  readonly style: JsonRecord;
  readonly padding: string;
  readonly align: string | undefined;
  readonly place: BeefreePlace;
}

type Writer = (module: Module, type: string) => DesignNode | undefined;

/** A module → its block, with what phones show of it. */
export function readModule(module: JsonRecord, place: BeefreePlace): readonly DesignNode[] {
  const type = textOf(module["type"]).replace(/^mailup-bee-newsletter-modules-/, "");
  const descriptor = recordOf(module["descriptor"]);
  const computed = recordOf(descriptor["computedStyle"]);
  if (type === "empty" || computed["hideContentOnHtml"] === true) return [];
  if (computed["hideContentOnDesktop"] === true) {
    place.remarks.add("design-left-out", `${type} (desktop)`);
    return [];
  }
  const write = findOwn(writers, type) ?? writeKept;
  const style = recordOf(descriptor["style"]);
  const own = write(asModule(descriptor, style, place), type);
  if (!own) return [];
  const mobile = recordOf(descriptor["mobileStyle"]);
  const onPhone =
    Object.keys(mobile).length > 0 ? write(asModule(withMobile(descriptor, mobile), { ...style, ...mobile }, place), type) : own;
  return [withPhone(own, onPhone ?? own, computed["hideContentOnMobile"] === true)];
}

function asModule(descriptor: JsonRecord, style: JsonRecord, place: BeefreePlace): Module {
  return { descriptor, style, padding: paddingSides(style), align: alignOf(style["text-align"]), place };
}

const wordParts = ["text", "paragraph", "heading", "list", "button"] as const;

/** What a phone shows otherwise is said of the module; its words take it over. */
function withMobile(descriptor: JsonRecord, mobile: JsonRecord): JsonRecord {
  const words = Object.fromEntries(Object.entries(mobile).filter(([name]) => /^(?:font-size|text-align)$/.test(name)));
  const parts = wordParts.flatMap((name) => {
    const part = recordOf(descriptor[name]);
    return Object.keys(part).length === 0 ? [] : [[name, { ...part, style: { ...recordOf(part["style"]), ...words } }] as const];
  });
  return { ...descriptor, ...Object.fromEntries(parts) };
}

function wordsLook(part: JsonRecord, { align, padding, place }: Module, usualPx: number): WordsLook {
  const style = recordOf(part["style"]);
  const fontSizePx = pxOf(style["font-size"]) ?? usualPx;
  const weight = textOf(style["font-weight"]);
  return {
    color: colorOf(style["color"]) ?? place.color,
    font: fontOf(style["font-family"]) ?? place.font,
    fontSizePx,
    lineHeight: lineHeightOf(style["line-height"], fontSizePx) ?? "1.2",
    align: alignOf(style["text-align"], align) ?? "left",
    isBold: weight === "bold" || Number(weight) >= 600,
    letterSpacing: pxOf(style["letter-spacing"]) ? `${pxOf(style["letter-spacing"])}px` : undefined,
    linkColor: colorOf(firstText(recordOf(part["computedStyle"])["linkColor"], style["link-color"])) ?? place.linkColor,
    gapPx: pxOf(recordOf(part["computedStyle"])["paragraphSpacing"]),
    padding,
  };
}

const writeText =
  (name: "text" | "paragraph" | "list"): Writer =>
  (module) => {
    const part = recordOf(module.descriptor[name]);
    const html = firstText(part["html"], part["text"]);
    const look = wordsLook(part, module, 14);
    return html === "" ? undefined : textNode(html, look);
  };

const writeHeading: Writer = (module) => {
  const part = recordOf(module.descriptor["heading"]);
  const html = firstText(part["text"], part["html"]);
  const look = wordsLook(part, module, 22);
  const weight = textOf(recordOf(part["style"])["font-weight"]);
  return html === "" ? undefined : headingNode(html, firstText(part["title"], "h1"), { ...look, isBold: look.isBold || weight === "" });
};

const writeImage: Writer = ({ descriptor, style, padding, place }) => {
  const image = recordOf(descriptor["image"]);
  const src = textOf(image["src"]);
  if (src === "") return undefined;
  const computed = recordOf(descriptor["computedStyle"]);
  const classes = textOf(computed["class"]);
  const [, right, , left] = edgesOf(padding);
  const room = Math.max(10, place.roomPx - right - left);
  const shown =
    pxOf(computed["width"]) ?? pxOf(recordOf(image["style"])["width"]) ?? (/autowidth/.test(classes) ? pxOf(image["width"]) : undefined);
  const radius = edgesOf(firstText(style["border-radius"], recordOf(image["style"])["border-radius"]))[0];
  return imageNode({
    src,
    alt: textOf(image["alt"]),
    width: pictureWidth(shown ?? room, room),
    align: /\bcenter\b/.test(classes) ? "center" : /\bright\b/.test(classes) ? "right" : "left",
    "fluid-on-mobile": /fullwidthOnMobile/i.test(classes) ? "true" : undefined,
    "border-radius": radius > 0 ? `${radius}px` : undefined,
    padding,
    ...linkOf(image),
  });
};

function linkOf({ href, target }: JsonRecord): { readonly href?: string; readonly target?: string } {
  const address = textOf(href);
  return address === "" ? {} : { href: address, ...(target === "_self" && { target: "_self" }) };
}

const writeButton: Writer = ({ descriptor, padding, align, place }) => {
  const button = recordOf(descriptor["button"]);
  const style = recordOf(button["style"]);
  const line = borderOf(style["border-top"]) ?? borderOf(style["border"]);
  const label = hoistStyles(textOf(button["label"]));
  const fontSizePx = label.style.fontSizePx ?? pxOf(style["font-size"]) ?? 16;
  const isBold = Number(textOf(style["font-weight"])) >= 600 || style["font-weight"] === "bold" || /<(?:strong|b)\b/i.test(label.html);
  return buttonNode(
    {
      "background-color": colorOf(style["background-color"]) ?? "transparent",
      color: label.style.color ?? colorOf(style["color"]) ?? "#ffffff",
      "font-family": label.style.font ?? fontOf(style["font-family"]) ?? place.font,
      "font-size": `${fontSizePx}px`,
      "font-weight": isBold ? "700" : "400",
      "border-radius": `${Math.min(60, edgesOf(style["border-radius"])[0])}px`,
      border: line ? `${line.widthPx}px ${line.style} ${line.color}` : undefined,
      "inner-padding": innerPadding(style, fontSizePx, label.style.lineHeight ?? lineHeightOf(style["line-height"], fontSizePx)),
      align: align ?? "center",
      padding,
      width: buttonWidth(percentOf(style["width"]), padding, place.roomPx),
      ...linkOf(button),
    },
    label.html,
  );
};

const buttonLineHeight = 1.2;

/** In Beefree the line height makes a button taller. Ours has a fixed one, so the padding takes over what is more. */
function innerPadding(style: JsonRecord, fontSizePx: number, lineHeight = "2"): string {
  const [top, right, bottom, left] = edgesOf(paddingSides(style));
  const more = Math.max(0, ((Number(lineHeight) - buttonLineHeight) * fontSizePx) / 2);
  return paddingFrom({ top: top + more, right, bottom: bottom + more, left });
}

function buttonWidth(share: number | undefined, padding: string, roomPx: number): string | undefined {
  if (share === undefined) return undefined;
  const [, right, , left] = edgesOf(padding);
  return share === 100 ? "100%" : `${Math.round(((roomPx - left - right) * share) / 100)}px`;
}

const writeDivider: Writer = ({ descriptor, padding, align }) => {
  const divider = recordOf(descriptor["divider"]);
  const style = recordOf(divider["style"]);
  const line = borderOf(style["border-top"]);
  const [above, , below] = edgesOf(padding);
  const heightPx = pxOf(style["height"]) ?? 0;
  if (!line) return spacerNode(above + below + Math.max(heightPx, pxOf(textOf(style["border-top"]).split(" ")[0]) ?? 0));
  return dividerNode({
    "border-width": `${line.widthPx}px`,
    "border-style": line.style,
    "border-color": line.color,
    width: `${percentOf(style["width"]) ?? 100}%`,
    align: alignOf(recordOf(descriptor["computedStyle"])["align"], align) ?? "center",
    padding,
  });
};

const shapeIn = (path: string) =>
  /circle/.test(path) ? "circle" : /round/.test(path) ? "rounded" : /only-logo|outline/.test(path) ? "logo" : "square";

const writeSocial: Writer = ({ descriptor, padding, align }) => {
  const icons = recordsOf(recordIn(descriptor, "iconsList")["icons"]);
  const computed = recordOf(descriptor["computedStyle"]);
  const found = icons.map((icon) => {
    const image = recordOf(icon["image"]);
    return {
      name: firstText(icon["name"], icon["id"], image["title"]),
      href: `${textOf(image["prefix"])}${textOf(image["href"])}`,
      alt: textOf(image["alt"]),
    };
  });
  const [, room] = edgesOf(computed["padding"]);
  const shape = shapeIn(textOf(recordOf(icons[0]?.["image"])["src"]));
  return socialNode(
    found,
    { sizePx: pxOf(computed["iconsDefaultWidth"]) ?? 32, marginPx: room, shape },
    { align: align ?? "center", padding },
  );
};

const writeMenu: Writer = (module) => {
  const { descriptor, padding, align, place } = module;
  const list = recordOf(descriptor["menuItemsList"] ?? descriptor["menu"]);
  const style = recordOf(list["style"] ?? descriptor["style"]);
  const computed = recordOf(descriptor["computedStyle"]);
  const links = recordsOf(list["items"]).map(({ text, link }) => ({
    text: textOf(text),
    href: textOf(recordOf(link)["href"]),
    target: textOf(recordOf(link)["target"]) === "_self" ? "_self" : undefined,
  }));
  const line = textOf(computed["separator"]).trim() === "|" ? `1px solid ${colorOf(style["color"]) ?? place.color}` : undefined;
  return menuNode(
    links,
    { align: alignOf(style["text-align"], align) ?? "center", padding, "border-left": line },
    {
      color: colorOf(computed["linkColor"]) ?? colorOf(style["color"]) ?? place.linkColor,
      "font-family": fontOf(style["font-family"]) ?? place.font,
      "font-size": `${pxOf(style["font-size"]) ?? 14}px`,
      "text-decoration": "none",
      padding: paddingFrom(computed["menuItemsSpacing"] ?? "5px 15px"),
    },
  );
};

const writeVideo: Writer = ({ descriptor, padding, place }) => {
  const { src, thumbSrc, thumbAlt } = recordOf(descriptor["video"]);
  const still = textOf(thumbSrc);
  if (still === "") return undefined;
  return imageNode({
    src: still,
    alt: textOf(thumbAlt),
    href: textOf(src),
    width: `${Math.round(place.roomPx)}px`,
    align: "center",
    padding,
  });
};

const writeIcons: Writer = ({ descriptor, padding, align }) => {
  const computed = recordOf(descriptor["computedStyle"]);
  const icons = recordsOf(recordIn(descriptor, "iconsList")["icons"]);
  const height = pxOf(computed["iconHeight"]) ?? 32;
  const cells = icons.map((icon) => keptIcon(icon, height)).join("");
  const table = `<table role="presentation" align="${align ?? "center"}" cellpadding="6" cellspacing="0"><tr>${cells}</tr></table>`;
  return icons.length === 0 ? undefined : codeNode(table, padding);
};

function keptIcon(icon: JsonRecord, height: number): string {
  const image = textOf(icon["image"]) || textOf(recordOf(icon["image"])["src"]);
  return `<td>${keptHtml({ image }).replace("<img", `<img height="${Math.round(height)}"`)}${keptHtml({ text: icon["text"], href: icon["href"] })}</td>`;
}

const writeTable: Writer = (module) => {
  const table = recordOf(module.descriptor["table"]);
  const content = recordOf(table["content"] ?? table);
  const cellsOf = (value: unknown) =>
    recordsOf(value).map(({ cells }) => recordsOf(cells).map(({ html, content: words }) => firstText(html, words)));
  const look = wordsLook(table, module, 14);
  return codeNode(tableHtml({ headers: cellsOf(content["headers"]), rows: cellsOf(content["rows"]) }, look), module.padding);
};

const writeKept: Writer = ({ descriptor, padding, place }, type) => {
  place.remarks.add("design-kept", type);
  const html = keptHtml(descriptor);
  return html === "" ? undefined : codeNode(html, padding);
};

const writers: Readonly<Record<string, Writer>> = {
  text: writeText("text"),
  paragraph: writeText("paragraph"),
  list: writeText("list"),
  heading: writeHeading,
  image: writeImage,
  button: writeButton,
  divider: writeDivider,
  spacer: ({ descriptor }) => spacerNode(pxOf(recordIn(descriptor, "spacer", "style")["height"]) ?? 20),
  social: writeSocial,
  menu: writeMenu,
  icons: writeIcons,
  video: writeVideo,
  html: ({ descriptor, padding }) => codeNode(textOf(recordOf(descriptor["html"])["html"]), padding),
  table: writeTable,
};
