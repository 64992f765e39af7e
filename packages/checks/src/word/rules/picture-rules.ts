import { isHidden } from "../is-hidden.js";
import { canIEmail, ofElements, type WordRule } from "../word-rule.js";
import { handedDown, isOrIsInside, sidesOf, styleOf, toPx } from "../word-styles.js";
import type { WordElement } from "../word-view.js";

const isPicture = ({ tag }: WordElement) => tag === "img";

const pictureWidth = ofElements(
  {
    id: "picture-width",
    does: "Ignores the `width` of a picture's style: without the attribute it shows the file's own size.",
    source: canIEmail("css-width"),
    harm: "breaks",
  },
  (element) => isPicture(element) && toPx(element.attributes.get("width")) === undefined && !isPercent(element.attributes.get("width")),
);

const picturePercent = ofElements(
  {
    id: "picture-percent",
    does: "Takes a picture's width in per cent of the file's own width, not of the space that it has.",
    source: canIEmail("html-width"),
    harm: "breaks",
  },
  (element) => isPicture(element) && isPercent(element.attributes.get("width")),
);

function isPercent(value: string | undefined): boolean {
  return value?.trim().endsWith("%") ?? false;
}

const wideInCell = ofElements(
  {
    id: "picture-wider-than-cell",
    does: "Shows a picture in the size of its attribute, and makes the cell and the whole table wider where it does not fit.",
    source: canIEmail("css-max-width"),
    harm: "breaks",
  },
  (element) => {
    const width = isPicture(element) ? toPx(element.attributes.get("width")) : undefined;
    const isShrunk = [styleOf(element, "width"), styleOf(element, "max-width")].some(isPercent);
    const room = element.parent && roomIn(element.parent);
    // Where paddings leave no room at all it is the same everywhere.
    return isShrunk && width !== undefined && room !== undefined && room > 0 && width > room + 1;
  },
);

/** The room that cells and tables of stated widths leave, their paddings and borders taken off; nothing where none is stated. */
function roomIn(element: WordElement): number | undefined {
  const room = roomInside(element);
  return Number.isFinite(room) ? room : undefined;
}

const roomInside = handedDown(Number.POSITIVE_INFINITY, (element, around) => {
  if (!/^(?:td|th|table)$/.test(element.tag)) return around;
  const written = styleOf(element, "width") ?? element.attributes.get("width");
  const width = toPx(written);
  const share = /^([\d.]+)%$/.exec(written ?? "")?.[1];
  const room = share === undefined ? around : around * (Number(share) / 100);
  // A cell's width is that of its content.
  if (width !== undefined) return Math.min(room, width);
  return element.tag === "table" ? room : room - takenBy(element);
});

function takenBy(cell: WordElement): number {
  const { left, right } = sidesOf(cell, "padding");
  const borders = ["border-left", "border-right"].map(
    (side) => /([\d.]+)px/.exec(styleOf(cell, side) ?? styleOf(cell, "border") ?? "")?.[1],
  );
  return [left, right, ...borders].reduce((sum, side) => sum + (toPx(side) ?? 0), 0);
}

const tallMax = 1728;
const tallPicture = ofElements(
  {
    id: "tall-picture",
    does: `Cuts off a picture above ${tallMax} px of its height.`,
    source: "https://blogs.msdn.microsoft.com/sfellman/2008/09/17/large-pictures-clipped-in-outlook-2007-maximum-size-for-images/",
    harm: "breaks",
  },
  (element) => isPicture(element) && (toPx(element.attributes.get("height")) ?? 0) > tallMax,
);

const pictureFormat = ofElements(
  {
    id: "picture-format",
    does: "Shows no WebP, AVIF, SVG or HEIF pictures.",
    source: canIEmail("image-webp"),
    harm: "breaks",
  },
  (element) => isPicture(element) && /\.(?:webp|avif|svg|hei[cf])(?:[?#]|$)/i.test(element.attributes.get("src") ?? ""),
);

const hiddenPicture: WordRule = {
  id: "hidden-picture",
  does: "Shows a picture whose own style says `display:none`.",
  source: canIEmail("css-display-none"),
  harm: "breaks",
  find: ({ elements }) => elements.filter((element) => isPicture(element) && styleOf(element, "display") === "none" && !isHidden(element)),
};

const hasPicture = (element: WordElement): boolean =>
  element.declared.some(([name, value]) => /^background(?:-image)?$/.test(name) && /url\(/i.test(value)) ||
  (element.attributes.get("background") ?? "") !== "";

const hasGradient = ({ declared }: WordElement): boolean =>
  declared.some(([name, value]) => /^background(?:-image)?$/.test(name) && /gradient\(/i.test(value));

const isInShape = isOrIsInside(({ tag }) => tag.startsWith("v:"));

const backgroundPicture = ofElements(
  {
    id: "background-picture",
    does: "Shows pictures behind a text in VML only, else the colour below.",
    source: canIEmail("css-background-image"),
    harm: "plain",
  },
  (element) => hasPicture(element) && element.tag !== "body" && !isInShape(element),
);

const gradientWithoutColour = ofElements(
  {
    id: "gradient-without-colour",
    does: "Draws no gradients, so that nothing is behind the text where no colour is stated as well.",
    source: canIEmail("css-linear-gradient"),
    harm: "breaks",
  },
  (element) => hasGradient(element) && !hasColour(element),
);

function hasColour(element: WordElement): boolean {
  const isShort = element.declared.some(
    ([name, value]) => name === "background" && /^(?:#[\da-f]{3}|rgb\(|(?!none|url)[a-z]+(?:\s|$))/i.test(value),
  );
  return isShort || styleOf(element, "background-color") !== undefined || element.attributes.get("bgcolor") !== undefined;
}

const gradient = ofElements(
  { id: "gradient", does: "Draws the colour in the place of a gradient.", source: canIEmail("css-linear-gradient"), harm: "plain" },
  hasGradient,
);

/** Pictures, in the text and behind it. */
export const pictureRules: readonly WordRule[] = [
  pictureWidth,
  picturePercent,
  wideInCell,
  tallPicture,
  pictureFormat,
  hiddenPicture,
  backgroundPicture,
  gradientWithoutColour,
  gradient,
];
