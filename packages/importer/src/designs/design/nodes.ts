import { findOwn } from "../json/json-values.js";
import { edgesOf } from "./css-values.js";
import type { DesignAttributes, DesignNode } from "./design.js";

/** The class of blocks that a phone does not show. */
const hiddenOnPhone = "mw-hide-mobile";

function node(tagName: string, attributes: DesignAttributes, content?: string): DesignNode {
  return { tagName, attributes, ...(content !== undefined && { content }) };
}

/** A column with its share of the row in percent. */
export function columnNode(
  share: number,
  attributes: DesignAttributes,
  children: readonly DesignNode[],
  box?: DesignNode["box"],
): DesignNode {
  return { tagName: "mj-column", attributes: { width: `${share}%`, ...attributes }, children, ...(box && { box }) };
}

/** How a section behaves on a phone. */
export interface SectionWays {
  readonly stacks?: boolean;
  readonly isReversed?: boolean;
  readonly isHiddenOnPhone?: boolean;
}

/** A section. On a phone its columns stack, in their order or from the last to the first, or stay beside each other. */
export function sectionNode(
  attributes: DesignAttributes,
  columns: readonly DesignNode[],
  { stacks = true, isReversed = false, isHiddenOnPhone = false }: SectionWays = {},
  box?: DesignNode["box"],
): DesignNode {
  const several = columns.length > 1;
  const turned = several && stacks && isReversed;
  const children = turned
    ? columns.toReversed().map((column) => ({ ...column, attributes: { ...column.attributes, direction: "ltr" } }))
    : several && !stacks
      ? [{ tagName: "mj-group", attributes: {}, children: columns }]
      : columns;
  return {
    tagName: "mj-section",
    attributes: {
      padding: "0px",
      ...attributes,
      ...(turned && { direction: "rtl" }),
      ...(isHiddenOnPhone && { "css-class": hiddenOnPhone }),
    },
    children,
    ...(box && { box }),
  };
}

/** One block in a section of its own. */
export function rowOf(children: readonly DesignNode[]): DesignNode {
  return sectionNode({}, [columnNode(100, {}, children)]);
}

/** The node as a phone shows it too, where that is another. */
export function withPhone(own: DesignNode, onPhone: DesignNode, isHiddenOnPhone: boolean): DesignNode {
  const shown = isHiddenOnPhone ? { ...own, attributes: { ...own.attributes, "css-class": hiddenOnPhone } } : own;
  const isSame = own.tagName !== onPhone.tagName || JSON.stringify(own) === JSON.stringify(onPhone);
  if (isSame) return shown;
  const attributes = { ...onPhone.attributes, ...(isHiddenOnPhone && { "css-class": hiddenOnPhone }) };
  return { ...shown, phone: { attributes, ...(onPhone.content !== undefined && { content: onPhone.content }) } };
}

export const imageNode = (attributes: DesignAttributes) => node("mj-image", attributes);
/** How wide a picture is in this room. One that fills it has no width, as in an export: it comes back the same. */
export function pictureWidth(widthPx: number, roomPx: number): string | undefined {
  return Math.round(widthPx) >= Math.round(roomPx) ? undefined : `${Math.round(widthPx)}px`;
}
export const dividerNode = (attributes: DesignAttributes) => node("mj-divider", { "border-style": "solid", width: "100%", ...attributes });
export const buttonNode = (attributes: DesignAttributes, label: string) => node("mj-button", attributes, label);

export function spacerNode(heightPx: number): DesignNode {
  return node("mj-spacer", { height: `${Math.min(400, Math.max(1, Math.round(heightPx)))}px` });
}

const linkSidePx = 4;

/** One link of a menu. */
export interface DesignLink {
  readonly text: string;
  readonly href: string;
  readonly target?: string | undefined;
}

/** A menu; `undefined` where it has no links. */
export function menuNode(links: readonly DesignLink[], look: DesignAttributes, linkLook: DesignAttributes): DesignNode | undefined {
  const shown = links.filter(({ text }) => text.trim() !== "").slice(0, 12);
  if (shown.length === 0) return undefined;
  // The links share the width evenly here, so that room at their sides would only break them.
  const [above, , below] = edgesOf(linkLook["padding"]);
  const padding = `${above}px ${linkSidePx}px ${below}px`;
  const children = shown.map(({ text, href, target }) =>
    node("mj-navbar-link", { ...linkLook, padding, ...(href !== "" && { href, target }) }, text),
  );
  return { tagName: "mj-navbar", attributes: look, children };
}

/** One icon of a row of networks, by the name that the other editor gives it. */
export interface DesignIcon {
  readonly name: string;
  readonly href: string;
  readonly alt?: string;
}

/** How icons look: their side, the room around each, and the shape behind the sign. */
export interface IconLook {
  readonly sizePx: number;
  readonly marginPx: number;
  readonly shape: "logo" | "circle" | "rounded" | "square";
}

/** Icons of networks; `undefined` where there are none. */
export function socialNode(
  icons: readonly DesignIcon[],
  { sizePx, marginPx, shape }: IconLook,
  look: DesignAttributes,
): DesignNode | undefined {
  if (icons.length === 0) return undefined;
  const side = Math.min(64, Math.max(12, Math.round(sizePx)));
  const radius = { logo: 0, square: 0, rounded: Math.round(side * 0.22), circle: side / 2 }[shape];
  const children = icons.slice(0, 30).map(({ name, href, alt = "" }) =>
    node("mj-social-element", {
      name: networkOf(name, href),
      href,
      alt,
      padding: `${Math.min(40, Math.max(0, Math.round(marginPx)))}px`,
      "border-radius": `${radius}px`,
      "background-color": shape === "logo" ? "transparent" : undefined,
    }),
  );
  return { tagName: "mj-social", attributes: { "icon-size": `${side}px`, ...look }, children };
}

/** `Twitter`, `twitter-x` or `LinkedIn@2x` as the name that a block looks for; else what the address says. */
function networkOf(name: string, href: string): string {
  const plain = name
    .toLowerCase()
    .replace(/@\dx|\.\w+$/g, "")
    .replace(/[^a-z-]/g, "");
  const known: Readonly<Record<string, string>> = { web: "website", mail: "email", twitterx: "x", "twitter-x": "x", googleplus: "google" };
  if (plain !== "" && plain !== "custom") return findOwn(known, plain) ?? plain;
  return /^https?:\/\/(?:[\w-]+\.)*?([\w-]+)\.\w+(?:[/?#]|$)/.exec(href)?.[1] ?? "website";
}
