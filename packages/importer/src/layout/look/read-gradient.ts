import { hexOf, isVisibleColor, mixColors, overColor, type PageLook, pictureOf } from "./page-look.js";

/** A gradient of two colours, as blocks hold it. */
export interface Gradient {
  readonly from: string;
  readonly to: string;
  /** In degrees, as CSS counts them: 180 runs downwards. */
  readonly angle: number;
}

/** What is painted behind an element's content: the colour that stands for it, and the gradient where it is one that blocks hold. */
export interface Ground {
  readonly color: string | undefined;
  readonly gradient: Gradient | undefined;
}

const stopPattern = /rgba?\([^()]*\)/g;

/** The ground of an element. A transparent stop of a gradient shows what lies below it. */
export function readGround(element: Element, look: PageLook): Ground {
  const style = look.style(element);
  const plain = isVisibleColor(style.backgroundColor) ? hexOf(style.backgroundColor) : undefined;
  const stops = pictureOf(style) ? [] : (style.backgroundImage.match(stopPattern) ?? []);
  if (!stops.some(isVisibleColor)) return { color: plain, gradient: undefined };
  const below = groundBelow(element, look);
  const colors = stops.map((stop) => overColor(stop, below));
  const [from = below, to = from] = [colors[0], colors.at(-1)];
  const angle = colors.length === 2 && from !== to ? angleOf(style.backgroundImage) : undefined;
  return { color: mixColors(from, to), gradient: angle === undefined ? undefined : { from, to, angle } };
}

/** The colour that shows through an element's own pictures: its own colour over those of the elements around it. */
function groundBelow(element: Element, look: PageLook): string {
  const own = look.style(element).backgroundColor;
  const parent = element.parentElement;
  return overColor(own, parent ? groundBelow(parent, look) : "#ffffff");
}

const sides: Readonly<Record<string, number>> = {
  "to top": 0,
  "to top right": 45,
  "to right top": 45,
  "to right": 90,
  "to bottom right": 135,
  "to right bottom": 135,
  "to bottom": 180,
  "to bottom left": 225,
  "to left bottom": 225,
  "to left": 270,
  "to top left": 315,
  "to left top": 315,
};

/** The angle of a linear gradient from one end of its box to the other; nothing where it is another kind, or begins elsewhere. */
function angleOf(image: string): number | undefined {
  const color = "rgba?\\([^()]*\\)";
  const found = new RegExp(`^linear-gradient\\((?:([^(),]+), )?${color}(?: 0%)?, ${color}(?: 100%)?\\)$`).exec(image);
  if (!found) return undefined;
  const [, written = "180deg"] = found;
  const degrees = /^(-?[\d.]+)deg$/.exec(written)?.[1];
  return degrees === undefined ? sides[written] : ((Math.round(Number(degrees)) % 360) + 360) % 360;
}
