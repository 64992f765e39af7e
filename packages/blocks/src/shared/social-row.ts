import { css, edges, element, hidingClass, mj, px } from "@mailwright/compiler";
import type { Edges, MjmlNode } from "@mailwright/document";
import type { Side } from "./alignment.js";
import type { Network } from "./networks.js";
import { type SignColor, signAddress, signColors } from "./social-sign.js";

/** One icon: a network's sign, alone or in a shape. */
export interface SocialIcon {
  readonly networkId: string;
  readonly network: Network;
  readonly alt: string;
  readonly href: string;
  readonly sizePx: number;
  readonly shape: "logo" | "circle" | "rounded" | "square";
  readonly color: SignColor;
  /** Only the line of the shape, with the sign in the same colour. */
  readonly isOutlined: boolean;
  /** The address of a picture of one's own, which stands there alone in the place of sign and shape. */
  readonly picture?: string | undefined;
}

interface RowLook {
  readonly align: Side;
  readonly margin: number;
  readonly padding: Edges;
  readonly hideElement: "no" | "tablet" | "mobile";
}

/** Icons side by side, which go on in a second line where there is no room; Outlook for Windows keeps them in one. */
export function socialRow(icons: readonly SocialIcon[], { align, margin, padding, hideElement }: RowLook): MjmlNode {
  const cellStyle = css({ display: "inline-block", padding: px(margin), "vertical-align": "middle" });
  const cells = icons.map((icon) => element("td", { style: cellStyle }, isBare(icon) ? signOf(icon, 0) : shapeAround(icon)));
  return mj(
    "mj-table",
    { align, "css-class": hidingClass(hideElement), padding: edges(padding), role: "presentation", width: "auto" },
    element("tr", { style: css({ "text-align": align }) }, cells.join("")),
  );
}

const isBare = ({ shape, picture }: SocialIcon) => shape === "logo" || Boolean(picture);

// The shape is the colour of a cell, not of the picture: Outlook for Windows draws no colour behind pictures, and of the cell it
// draws a square.
function shapeAround(icon: SocialIcon): string {
  const { network, sizePx, shape, color, isOutlined } = icon;
  const paint = signColors(network.color)[color];
  const linePx = isOutlined ? lineOf(sizePx) : 0;
  const radius = { circle: sizePx / 2, rounded: Math.round(sizePx * 0.22), square: 0 }[shape === "logo" ? "square" : shape];
  const sidePx = sizePx - 2 * linePx;
  const style = css({
    height: px(sidePx),
    "background-color": !isOutlined && paint,
    border: isOutlined && `${px(linePx)} solid ${paint}`,
    "border-radius": radius > 0 && px(radius),
  });
  const attributes = { align: "center", width: sidePx, height: sidePx, bgcolor: !isOutlined && paint, style };
  const cell = element("td", attributes, signOf(icon, Math.round(sizePx * 0.2) - linePx));
  // MJML makes all tables collapse their borders, and such cells have no round corners.
  const table = { role: "presentation", cellpadding: "0", cellspacing: "0", style: css({ "border-collapse": "separate" }) };
  return element("table", table, element("tr", {}, cell));
}

/** The linked sign. Its padding fills the shape, so that all of it can be clicked. */
function signOf(icon: SocialIcon, paddingPx: number): string {
  const { alt, href, sizePx } = icon;
  const linePx = icon.isOutlined && !isBare(icon) ? lineOf(sizePx) : 0;
  const sidePx = sizePx - 2 * (paddingPx + linePx);
  const image = element("img", {
    src: icon.picture || signAddress(icon.networkId, signColor(icon)),
    alt,
    width: sidePx,
    height: sidePx,
    // In the style as well, for the sizes of other devices.
    style: css({ display: "block", border: 0, width: px(sidePx), height: px(sidePx), padding: paddingPx > 0 && px(paddingPx) }),
  });
  return href === "" ? image : element("a", { href, target: "_blank" }, image);
}

function signColor({ network, shape, color, isOutlined }: SocialIcon): SignColor {
  if (shape === "logo" || isOutlined) return color;
  return color === "white" || (color === "color" && network.isLight) ? "black" : "white";
}

function lineOf(sizePx: number): number {
  return sizePx < 28 ? 1 : 2;
}
