import {
  type AdvancedValues,
  type AnyBlockDefinition,
  type Block,
  type BlockId,
  contentBoxSpecs,
  decodeEntities,
  type Edges,
  extraSpecs,
  fits,
  levelOf,
  type MjmlNode,
  overrideParts,
  resolveProps,
  storedExtra,
} from "@mailwright/document";
import { isSafeCssValue } from "../markup/css-value.js";
import { blockMarker, isMarkableId } from "../markup/markers.js";
import { type AttributeValue, css, edges, element, mj, percent, px } from "../nodes/nodes.js";
import { rawNode } from "./block-rules.js";

/** The advanced sector of a block: the values, and where it stands. */
export interface BlockBox {
  readonly level: "page" | "row" | "column" | "content";
  readonly blockId: BlockId;
  readonly values: AdvancedValues;
}

/** What is set around a block; nothing for nearly every block. */
export function readBox(block: Block, definition: AnyBlockDefinition, parent: AnyBlockDefinition | undefined): BlockBox | undefined {
  const level = levelOf(definition);
  if (!block.extras || level === "root") return undefined;
  // The box is a table inside a column. A block in a wrong place may stand in no column, and then has no box.
  if (level === "content" && (!parent || levelOf(parent) !== "column")) return undefined;
  const specs = extraSpecs(definition, "advanced");
  const own = Object.entries(storedExtra(block, "advanced")).filter(([name, value]) => fits(specs, name, value));
  // An override for one device is enough: the HTML must have the same tags on all devices (see `overlayVariants`).
  const isElsewhere = overrideParts.some((part) => Object.keys(storedExtra(block, part)).some((name) => name.startsWith("advanced.")));
  if (own.length === 0 && !isElsewhere) return undefined;
  return { level, blockId: block.id, values: resolveProps(contentBoxSpecs, Object.fromEntries(own), undefined) };
}

/** The block's nodes with its box: a section and the page wrapper take it as attributes, everything else stands in a table of its own. */
export function surroundWithBox(nodes: readonly MjmlNode[], { level, blockId, values }: BlockBox): readonly MjmlNode[] {
  // The box carries the mark of its block, so that a press on the box selects the block.
  if (level === "content") return boxAround(nodes, values, isMarkableId(blockId) ? blockMarker(blockId) : undefined);
  return nodes.map((node) => (level === "column" ? withBoxInside(node, values) : withBorder(node, values)));
}

function withBoxInside(node: MjmlNode, values: AdvancedValues): MjmlNode {
  if (node.tagName !== "mj-column") return node;
  return { ...addClass(node, values), children: boxAround(node.children ?? [], { ...values, cssClass: "" }) };
}

function withBorder(node: MjmlNode, values: AdvancedValues): MjmlNode {
  const sides = ["top", "right", "bottom", "left"] as const;
  const borders = Object.fromEntries(sides.map((side) => [`border-${side}`, borderOf(values, side)]));
  const { attributes } = mj(node.tagName, { ...borders, "border-radius": cornersOf(values) });
  const classed = addClass(node, values);
  return { ...classed, ...lookOf(node, values), attributes: { ...classed.attributes, ...attributes } };
}

/** What MJML has no attribute for: a gradient from the node's own colour, below its own picture, and the effects. */
function lookOf({ attributes }: MjmlNode, values: AdvancedValues): Pick<MjmlNode, "look"> {
  const written = (name: string) => decodeEntities(attributes[name] ?? "");
  const gradient = gradientFrom(written("background-color") || "transparent", values);
  const look = { whole: css(effectsOf(values)), ground: gradient === "" ? "" : layersOf(written("background-url"), gradient) };
  return look.whole === "" && look.ground === "" ? {} : { look };
}

// A table in a row of the column: its outer cell has the margin, its inner cell has background and border. Outlook for Windows shows
// neither rounded corners nor pictures nor gradients here, only the colour, and ignores opacity.
function boxAround(nodes: readonly MjmlNode[], values: AdvancedValues, marker?: string): readonly MjmlNode[] {
  const table = { border: 0, cellpadding: 0, cellspacing: 0, role: "presentation" };
  const outer = element("td", { align: values.align, class: classesOf(nodes, values), style: outerStyle(values) });
  const width = percent(values.width);
  const box = element("table", { ...table, width, style: css({ width, "border-collapse": "separate" }) });
  const inner = element("td", {
    class: marker,
    bgcolor: values.background !== "transparent" && values.background,
    background: values.backgroundImage,
    height: values.height > 0 && values.height,
    valign: "top",
    style: innerStyle(values),
  });
  const content = element("table", { ...table, width: "100%" });
  const open = `<tr>${outer}${box}<tbody><tr>${inner}${content}<tbody>`;
  return [rawNode(open), ...nodes, rawNode("</tbody></table></td></tr></tbody></table></td></tr>")];
}

function outerStyle({ margin }: AdvancedValues): string {
  return css({ "font-size": 0, padding: edges(margin) });
}

function innerStyle(values: AdvancedValues): string {
  const { height, padding, background, direction } = values;
  return [
    css({
      "background-color": background !== "transparent" && background,
      ...borderStyles(values),
      "border-radius": cornersOf(values),
      direction: direction !== "inherit" && direction,
      height: height > 0 && px(height),
      padding: edges(padding),
      ...effectsOf(values),
    }),
    pictureStyle(values),
  ]
    .filter((style) => style !== "")
    .join(";");
}

function effectsOf({ opacity, letterSpacing, textTransform }: AdvancedValues): Record<string, AttributeValue> {
  return {
    "letter-spacing": letterSpacing !== 0 && px(letterSpacing),
    opacity: opacity < 1 && String(opacity),
    "text-transform": textTransform !== "none" && textTransform,
  };
}

/** A picture, or a gradient between two colours; a picture lies over the gradient. */
function pictureStyle(values: AdvancedValues): string {
  const { backgroundImage, background, backgroundSize, backgroundPosition, backgroundRepeat } = values;
  // The address is written as MJML writes its own: encoded, so that nothing in it can end the `url()`.
  const address = decodeEntities(mj("mj-section", { "background-url": backgroundImage }).attributes["background-url"] ?? "");
  const gradient = gradientFrom(background, values);
  if (address === "") return gradient === "" ? "" : layersOf(address, gradient);
  const placing = css({
    "background-position": backgroundPosition,
    "background-repeat": backgroundRepeat ? "repeat" : "no-repeat",
    "background-size": backgroundSize,
  });
  return `${layersOf(address, gradient)};${placing}`;
}

function layersOf(address: string, gradient: string): string {
  return `background-image:${[address && `url('${address}')`, gradient].filter((layer) => layer !== "").join(",")}`;
}

function gradientFrom(color: string, { gradientTo, gradientAngle }: AdvancedValues): string {
  if (gradientTo === "transparent" || color === "transparent") return "";
  const gradient = `linear-gradient(${gradientAngle}deg, ${color}, ${gradientTo})`;
  // A colour may be a merge tag, and that may hold anything.
  return isSafeCssValue(gradient) ? gradient : "";
}

function borderStyles(values: AdvancedValues): Record<string, AttributeValue> {
  const { top, right, bottom, left } = values.borderWidth;
  const isEven = top === right && right === bottom && bottom === left;
  if (isEven) return { border: borderOf(values, "top") };
  const sides = ["top", "right", "bottom", "left"] as const;
  return Object.fromEntries(sides.map((side) => [`border-${side}`, borderOf(values, side)]));
}

function borderOf({ borderWidth, borderStyle, borderColor }: AdvancedValues, side: keyof Edges): AttributeValue {
  return borderWidth[side] > 0 && `${px(borderWidth[side])} ${borderStyle} ${borderColor}`;
}

function cornersOf({ topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius }: AdvancedValues): AttributeValue {
  const corners = [topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius];
  if (corners.every((corner) => corner === 0)) return undefined;
  return new Set(corners).size === 1 ? px(topLeftRadius) : corners.map(px).join(" ");
}

/** What hides the block hides its box, and a host's style sheet finds it by its classes. */
function classesOf(nodes: readonly MjmlNode[], values: AdvancedValues): string {
  const hiding = nodes[0]?.attributes["css-class"]?.match(/\bmw-hide-\w+/g) ?? [];
  return [...hiding, ...ownClasses(values)].join(" ");
}

function addClass(node: MjmlNode, values: AdvancedValues): MjmlNode {
  const own = ownClasses(values);
  if (own.length === 0) return node;
  const cssClass = [...own, node.attributes["css-class"] ?? ""].join(" ").trim();
  return { ...node, attributes: { ...node.attributes, "css-class": cssClass } };
}

/** Class names as people write them, without those that MJML and we use. */
function ownClasses({ cssClass }: AdvancedValues): readonly string[] {
  const names = cssClass.split(/\s+/).filter((name) => /^[a-z_][\w-]*$/i.test(name) && !/^(?:mj|mw)-/i.test(name));
  return [...new Set(names)];
}
