import { canIEmail, ofElements, type WordRule } from "../word-rule.js";
import { handedDown, isOrIsInside, isSome, sidesOf, styleOf, toPx } from "../word-styles.js";
import type { WordElement } from "../word-view.js";

const isCell = ({ tag }: WordElement) => tag === "td" || tag === "th";
const nearestCell = handedDown<WordElement | undefined>(undefined, (element, around) => (isCell(element) ? element : around));

const paddingOutsideCells = ofElements(
  {
    id: "padding-outside-cells",
    does: "Ignores the padding of everything but table cells.",
    source: canIEmail("css-padding"),
    harm: "breaks",
  },
  (element) => {
    if (isCell(element) || /^(?:body|table|ul|ol)$|:/.test(element.tag) || !isSome(sidesOf(element, "padding"))) return false;
    if (styleOf(element, "mso-padding-alt") !== undefined) return false;
    const cell = nearestCell(element);
    return !cell || !(hasPadding(cell) || (element.tag === "img" && isCentred(cell)));
  },
);

/** Has the cell the padding in the place of what stands in it? */
function hasPadding(cell: WordElement): boolean {
  return isSome(sidesOf(cell, "padding")) || styleOf(cell, "mso-padding-alt") !== undefined;
}

/** Does the cell keep its size around a picture in its middle, so that the picture needs no padding? */
function isCentred({ attributes }: WordElement): boolean {
  return (
    attributes.get("align") === "center" && [attributes.get("width"), attributes.get("height")].every((side) => toPx(side) !== undefined)
  );
}

const rowPadding = ofElements(
  {
    id: "row-padding",
    does: "Gives all cells of a table row the largest upper and lower padding of any of them.",
    source: canIEmail("css-padding"),
    harm: "breaks",
  },
  ({ tag, children }) => {
    if (tag !== "tr") return false;
    const cells = children.filter((child) => typeof child !== "string").filter(isCell);
    const paddings = cells.map((cell) => {
      const { top, bottom } = sidesOf(cell, "padding");
      return `${toPx(top)} ${toPx(bottom)}`;
    });
    return new Set(paddings).size > 1;
  },
);

const marginAuto = ofElements(
  {
    id: "margin-auto",
    does: "Takes the margin `auto` for none, so that a table or a picture is centred by `align` alone.",
    source: canIEmail("css-margin"),
    harm: "breaks",
  },
  (element) => {
    const { left, right } = sidesOf(element, "margin");
    if (!/^(?:table|img)$/.test(element.tag) || left !== "auto" || right !== "auto") return false;
    return element.attributes.get("align") === undefined && !(element.parent && isCentredAround(element.parent));
  },
);

const isCentredAround = isOrIsInside(
  (element) =>
    element.tag === "center" || /^(?:center|middle)$/i.test(element.attributes.get("align") ?? styleOf(element, "text-align") ?? ""),
);

const negativeMargin = ofElements(
  { id: "negative-margin", does: "Ignores negative margins.", source: canIEmail("css-margin"), harm: "breaks" },
  (element) => Object.values(sidesOf(element, "margin")).some((value) => value.startsWith("-")),
);

const maxWidth = ofElements(
  {
    id: "max-width",
    does: "Knows `max-width` of tables only; anything else becomes as wide as what is around it.",
    source: canIEmail("css-max-width"),
    harm: "breaks",
  },
  (element) => {
    const most = toPx(styleOf(element, "max-width"));
    if (most === undefined || most === 0 || /^(?:table|img|body)$/.test(element.tag)) return false;
    const wide = nearestWidth(element);
    // Where nothing in it is wider, and nothing is drawn around it, nothing shows how wide it is.
    return (wide === undefined || wide > most + 1) && widestPicture(element) > most + 1;
  },
);

const widest = new WeakMap<WordElement, number>();

/** How wide the widest picture in it is; more than anything where there is something else, or something drawn around them. */
function widestPicture(element: WordElement): number {
  const known = widest.get(element) ?? findWidest(element);
  widest.set(element, known);
  return known;
}

function findWidest(element: WordElement): number {
  if (isDrawn(element)) return Number.POSITIVE_INFINITY;
  const widths = element.children.map((child) => {
    if (typeof child === "string") return child.trim() === "" ? 0 : Number.POSITIVE_INFINITY;
    return child.tag === "img" ? (toPx(child.attributes.get("width")) ?? Number.POSITIVE_INFINITY) : widestPicture(child);
  });
  return widths.reduce((most, width) => Math.max(most, width), 0);
}

/** Has the box a ground or a border of its own, that shows where it ends? */
function isDrawn({ declared, attributes }: WordElement): boolean {
  if ([attributes.get("bgcolor"), attributes.get("background")].some((written = "") => written !== "")) return true;
  return declared.some(([name, value]) =>
    /^background/.test(name)
      ? /^background(?:-color|-image)?$/.test(name) && !/^(?:none|transparent|inherit|initial|unset)\b/i.test(value)
      : /^border(?:-(?:top|right|bottom|left))?(?:-width)?$/.test(name) &&
        /[1-9]|thin|medium|thick/.test(value) &&
        !/\bnone\b/i.test(value),
  );
}

/** The width that Word gives a table or a cell, where it is stated. */
function widthOf(element: WordElement): number | undefined {
  if (!isCell(element) && element.tag !== "table") return undefined;
  return toPx(styleOf(element, "width")) ?? toPx(element.attributes.get("width"));
}

const nearestWidth = handedDown<number | undefined>(undefined, (element, around) => widthOf(element) ?? around);

const lineHeight = handedDown<string | undefined>(undefined, (element, around) => {
  const own = styleOf(element, "line-height");
  return own === undefined || own === "inherit" ? around : own;
});

const heightOutsideCells = ofElements(
  {
    id: "height-outside-cells",
    does: "Ignores the height of `div`, `p` and `span`: they are as high as their lines.",
    source: canIEmail("css-height"),
    harm: "breaks",
  },
  (element) => {
    const height = toPx(styleOf(element, "height"));
    if (!/^(?:div|p|span)$/.test(element.tag) || height === undefined || height <= 0) return false;
    const line = toPx(lineHeight(element));
    return line === undefined || line < height - 1;
  },
);

const boxSizing = ofElements(
  {
    id: "box-sizing",
    does: "Ignores `box-sizing`: padding and border come on top of the width.",
    source: canIEmail("css-box-sizing"),
    harm: "breaks",
  },
  (element) =>
    styleOf(element, "box-sizing") === "border-box" &&
    isCell(element) &&
    widthOf(element) !== undefined &&
    isSome(sidesOf(element, "padding")),
);

const float = ofElements(
  { id: "float", does: "Ignores `float`; tables and pictures float by `align`.", source: canIEmail("css-float"), harm: "breaks" },
  (element) => /^(?:left|right)$/.test(styleOf(element, "float") ?? "") && element.attributes.get("align") === undefined,
);

const position = ofElements(
  {
    id: "position",
    does: "Ignores `position`: everything stands where it comes in the text.",
    source: canIEmail("css-position"),
    harm: "breaks",
  },
  (element) => /^(?:absolute|fixed|sticky)$/.test(styleOf(element, "position") ?? "") && !element.tag.includes(":"),
);

const flexAndGrid = ofElements(
  {
    id: "flex-and-grid",
    does: "Knows neither flex boxes nor grids: what stands side by side comes below each other.",
    source: canIEmail("css-display-flex"),
    harm: "breaks",
  },
  (element) => /^(?:inline-)?(?:flex|grid)$/.test(styleOf(element, "display") ?? ""),
);

const wideBorder = ofElements(
  { id: "wide-border", does: "Draws no border wider than 8 px.", source: canIEmail("css-border"), harm: "plain" },
  ({ declared }) =>
    declared.some(
      ([name, value]) => /^border(?:-|$)/.test(name) && !/radius|spacing/.test(name) && Number(/(\d+)px/.exec(value)?.[1] ?? 0) > 8,
    ),
);

const roundCorners = ofElements(
  { id: "round-corners", does: "Draws square corners, except of VML shapes.", source: canIEmail("css-border-radius"), harm: "plain" },
  ({ declared }) => declared.some(([name, value]) => /^border-.*radius$/.test(name) && /[1-9]/.test(value)),
);

const effects = ofElements(
  { id: "effects", does: "Ignores opacity and shadows.", source: canIEmail("css-opacity"), harm: "plain" },
  (element) => Number(styleOf(element, "opacity") ?? 1) < 1 || styleOf(element, "box-shadow") !== undefined,
);

/** Boxes, and where they stand. */
export const boxRules: readonly WordRule[] = [
  paddingOutsideCells,
  rowPadding,
  marginAuto,
  negativeMargin,
  maxWidth,
  heightOutsideCells,
  boxSizing,
  float,
  position,
  flexAndGrid,
  wideBorder,
  roundCorners,
  effects,
];
