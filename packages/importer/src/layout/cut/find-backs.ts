import type { Atom } from "../look/atom.js";
import { type Box, widthOf } from "../look/box.js";
import { type PageLook, pictureOf, pixels } from "../look/page-look.js";
import { type Border, readBorder } from "../look/read-border.js";
import { type Gradient, readGround } from "../look/read-gradient.js";
import type { RowItem } from "./cut-group.js";
import type { Container } from "./find-container.js";

/** Something painted behind things. */
export interface Back {
  readonly element: Element;
  readonly box: Box;
  /** Of a gradient the colour half way between its ends. */
  readonly color: string | undefined;
  readonly gradient: Gradient | undefined;
  readonly picture: string | undefined;
  readonly size: string;
  readonly position: string;
  readonly repeats: boolean;
  readonly radiusPx: number;
  readonly border: Border | undefined;
}

/** What is behind a band: across the whole email, and as a card that leaves room at its sides. */
export interface BandBacks {
  readonly wide: Back | undefined;
  readonly card: Back | undefined;
  /** What is painted from one side of the window to the other. */
  readonly strip: Back | undefined;
  /** Is `wide` such a strip, of another colour than the page? */
  readonly isFullWidth: boolean;
}

/** Everything painted behind all of these atoms, innermost first; not the page itself. */
export function backsOf(atoms: readonly Atom[], look: PageLook): readonly Back[] {
  const [first, ...others] = atoms;
  const backs: Back[] = [];
  // A table of words and a picture draw their lines themselves.
  const isTable = first?.kind === "text" && first.isCode && first.element.tagName === "TABLE";
  const isOwnBack = first?.kind === "button" || (first?.kind === "divider" && !first.edge) || first?.kind === "image" || isTable;
  for (let at = (isOwnBack ? first.element.parentElement : first?.element) ?? null; at && at !== look.page.body; at = at.parentElement) {
    const element = at;
    if (others.every((atom) => element.contains(atom.element))) backs.push(...knownBack(element, look));
  }
  return backs;
}

const known = new WeakMap<PageLook, Map<Element, readonly Back[]>>();

/** Answers are remembered, because every thing in front of a background asks for it. */
function knownBack(element: Element, look: PageLook): readonly Back[] {
  const backs = known.get(look) ?? new Map<Element, readonly Back[]>();
  known.set(look, backs);
  const back = backs.get(element) ?? backOf(element, look);
  backs.set(element, back);
  return back;
}

function backOf(element: Element, look: PageLook): readonly Back[] {
  const style = look.style(element);
  const picture = pictureOf(style);
  const { color, gradient } = readGround(element, look);
  const border = readBorder(element, look);
  if (!picture && !color && !border) return [];
  return [
    {
      element,
      box: look.box(element),
      color,
      gradient,
      picture,
      size: style.backgroundSize,
      position: style.backgroundPosition,
      repeats: !style.backgroundRepeat.includes("no-repeat"),
      radiusPx: pixels(style.borderTopLeftRadius),
      border,
    },
  ];
}

/** What is behind each column of a row alone, outermost: a card in it. */
export function backsOfColumns({ columns, atoms }: RowItem, look: PageLook): readonly (Back | undefined)[] {
  const outer = new Set(backsOf(atoms, look).map(({ element }) => element));
  return columns.map((column) =>
    backsOf(column.atoms, look)
      .filter(({ element }) => !outer.has(element))
      .at(-1),
  );
}

/** Sorts what is behind a band by how wide it is. */
export function sortBacks(all: readonly Back[], { left, right }: Container, page: number): BandBacks {
  const width = right - left;
  const backs = all.flatMap((back) => withoutPageLines(back, width));
  const isWide = ({ box }: Back) => widthOf(box) >= width * 0.97;
  const wide = widest(backs.filter(isWide));
  const narrow = backs.filter((back) => !isWide(back));
  const strip = width < page * 0.95 ? backs.find(({ box }) => widthOf(box) >= page * 0.97) : undefined;
  const color = wide?.color ?? backs.slice(wide ? backs.indexOf(wide) : 0).find((back) => isWide(back) && back.color)?.color;
  return { wide: wide && { ...wide, color }, card: narrow.at(-1), strip, isFullWidth: false };
}

/** Lines around more than the content belong to no section. */
function withoutPageLines(back: Back, widthPx: number): readonly Back[] {
  if (!back.border || widthOf(back.box) <= widthPx * 1.03) return [back];
  return back.color || back.picture ? [{ ...back, border: undefined }] : [];
}

/** Boxes of one colour within each other are one: the one that has lines, or the outermost. */
function widest(wides: readonly Back[]): Back | undefined {
  const [innermost] = wides;
  if (innermost?.picture || innermost?.gradient) return innermost;
  const color = wides.find((each) => each.color)?.color;
  const end = wides.findIndex(
    (each) => each.picture !== undefined || each.gradient !== undefined || (each.color !== undefined && each.color !== color),
  );
  const run = end < 0 ? wides : wides.slice(0, end);
  return run.find(({ border }) => border) ?? run.at(-1) ?? innermost;
}

/** Of a strip that is not of the page's colour the content's own background becomes a card. */
export function settleStrip(backs: BandBacks, pageColor: string): BandBacks {
  const { wide, card, strip } = backs;
  if (!wide || !strip || (!strip.picture && (strip.color ?? pageColor) === pageColor)) return backs;
  const isInner = strip.element !== wide.element && strip.element.contains(wide.element);
  if (!isInner || (!strip.picture && wide.color === strip.color && !wide.picture)) return { ...backs, wide: strip, isFullWidth: true };
  // One section has one picture, and one colour behind its columns.
  return card || wide.picture ? backs : { ...backs, wide: strip, card: wide, isFullWidth: true };
}
