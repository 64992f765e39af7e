import type { Atom } from "../look/atom.js";
import { type Box, widthOf } from "../look/box.js";
import { hexOf, isVisibleColor, type PageLook, pictureOf, pixels } from "../look/page-look.js";
import type { Container } from "./find-container.js";

/** Something painted behind things. */
export interface Back {
  readonly element: Element;
  readonly box: Box;
  readonly color: string | undefined;
  readonly picture: string | undefined;
  readonly size: string;
  readonly position: string;
  readonly repeats: boolean;
  readonly radiusPx: number;
}

/** What is behind a band: across the whole email, and as a card that leaves room at its sides. */
export interface BandBacks {
  readonly wide: Back | undefined;
  readonly card: Back | undefined;
  /** The colour beside the container. */
  readonly beside: string | undefined;
}

/** Everything painted behind all of these atoms, innermost first; not the page itself. */
export function backsOf(atoms: readonly Atom[], look: PageLook): readonly Back[] {
  const [first, ...others] = atoms;
  const backs: Back[] = [];
  const isOwnBack = first?.kind === "button" || (first?.kind === "divider" && !first.edge) || first?.kind === "image";
  for (let at = (isOwnBack ? first.element.parentElement : first?.element) ?? null; at && at !== look.page.body; at = at.parentElement) {
    const element = at;
    if (others.every((atom) => element.contains(atom.element))) backs.push(...(backOf(element, look) ?? []));
  }
  return backs;
}

function backOf(element: Element, look: PageLook): readonly Back[] | undefined {
  const style = look.style(element);
  const picture = pictureOf(style);
  const isColored = isVisibleColor(style.backgroundColor);
  if (!picture && !isColored) return undefined;
  return [
    {
      element,
      box: look.box(element),
      color: isColored ? hexOf(style.backgroundColor) : undefined,
      picture,
      size: style.backgroundSize,
      position: style.backgroundPosition,
      repeats: !style.backgroundRepeat.includes("no-repeat"),
      radiusPx: pixels(style.borderTopLeftRadius),
    },
  ];
}

/** Sorts what is behind a band by how wide it is. */
export function sortBacks(backs: readonly Back[], { left, right }: Container, page: number): BandBacks {
  const width = right - left;
  const isWide = ({ box }: Back) => widthOf(box) >= width * 0.97;
  const innermost = backs.find(isWide);
  // Boxes of one colour within each other are one.
  const wide = innermost?.picture
    ? innermost
    : (backs
        .filter(isWide)
        .findLast(({ color, picture }, index, all) => !picture && all.slice(0, index + 1).every((each) => each.color === color)) ??
      innermost);
  const narrow = backs.filter((back) => !isWide(back));
  const beside = backs.findLast(({ box, color }) => color !== undefined && widthOf(box) >= page * 0.97)?.color;
  const color = wide?.color ?? backs.slice(wide ? backs.indexOf(wide) : 0).find((back) => isWide(back) && back.color)?.color;
  return { wide: wide && { ...wide, color }, card: narrow.at(-1), beside };
}
