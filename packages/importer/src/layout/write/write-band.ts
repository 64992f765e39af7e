import type { Edges } from "@mailwright/document";
import { type PlacedElement, placeUnrendered } from "../../mjml/placed-element.js";
import { inkAround } from "../cut/cut-group.js";
import type { Back } from "../cut/find-backs.js";
import type { Container } from "../cut/find-container.js";
import type { BandPlace } from "../cut/lay-bands.js";
import type { Measure } from "../cut/measure-atoms.js";
import type { Atom } from "../look/atom.js";
import { type Box, boxAround, widthOf } from "../look/box.js";
import type { Gradient } from "../look/read-gradient.js";
import { type Attributes, padding, whole } from "./attributes.js";
import type { BandPlan, ColumnPlan } from "./plan-band.js";
import type { Piece } from "./plan-pieces.js";
import { type BoxValues, columnBox, gradientBox, sectionBox, widthsOf } from "./write-box.js";
import { hiddenOnPhone, writePiece, writeTag } from "./write-piece.js";

/** One width of the window, and what is decided by looking at it. */
export interface BandView {
  readonly measure: Measure;
  /** The sides of a section. */
  readonly sides: Container;
  /** How wide a section becomes. */
  readonly widthPx: number;
  readonly isPhone: boolean;
  readonly isHiddenOnPhone: (atom: Atom) => boolean;
  /** Does a phone show nothing of it, its room included? */
  readonly isGoneOnPhone: (plan: BandPlan) => boolean;
  readonly growsOnPhone: (atom: Atom) => boolean;
  /** How wide a section becomes on a desktop. */
  readonly desktopPx: number;
}

/** A band → its sections. At every width of the window these are the same elements; only their attributes differ. */
export function writeBand(plan: BandPlan, place: BandPlace, desktop: BandPlace, view: BandView): readonly PlacedElement[] {
  const spacers = { before: desktop.before >= 1 ? place.before : undefined, after: desktop.after >= 1 ? place.after : undefined };
  return [
    ...(spacers.before === undefined ? [] : [writeSpacer(spacers.before)]),
    ...writeTags(plan.tagsAround?.before),
    writeSection(plan, place, view, gradientOf(plan.backs.wide, desktop)),
    ...writeTags(plan.tagsAround?.after),
    ...(spacers.after === undefined ? [] : [writeSpacer(spacers.after)]),
  ];
}

function writeSpacer(heightPx: number): PlacedElement {
  const height = Math.min(400, Math.max(1, Math.round(heightPx)));
  const spacer = place("mj-spacer", { height: `${height}px` });
  return place("mj-section", { padding: "0px" }, [place("mj-column", { width: "100%" }, [spacer])]);
}

/** Tags in a section of their own: what is between two of these is whole without what the tags hide. */
function writeTags(tags: readonly string[] | undefined): readonly PlacedElement[] {
  if (!tags) return [];
  return [place("mj-section", { padding: "0px" }, [place("mj-column", { width: "100%" }, [writeTag(tags.join(""), { below: 0 })])])];
}

function place(tagName: string, attributes: Attributes, children: readonly PlacedElement[] = [], box?: BoxValues): PlacedElement {
  return placeUnrendered({ tagName, attributes, children, start: 0, end: 0, ...(box && { box }) });
}

/** The gradient of a section. One that runs downwards behind several sections would begin anew in each of them. */
function gradientOf(wide: Back | undefined, at: BandPlace): Gradient | undefined {
  const isWhole = wide && (endsOf(wide.box, at).every(Boolean) || wide.gradient?.angle === 90 || wide.gradient?.angle === 270);
  return isWhole ? wide.gradient : undefined;
}

function writeSection(plan: BandPlan, at: BandPlace, view: BandView, gradient: Gradient | undefined): PlacedElement {
  const area = areaOf(plan, at, view);
  const rooms = roomsOf(plan, area, view);
  const { wide } = plan.backs;
  // Its lines and corners, unless it fills the window.
  const frame = wide && !plan.backs.isFullWidth ? wide : undefined;
  const [isFirst, isLast] = frame ? endsOf(view.measure.box(frame.element), at) : [false, false];
  const lines = widthsOf(frame?.border, isFirst, isLast);
  const beside = besideOf(area, lines, view);
  const inside = view.widthPx - beside.left - beside.right - lines.left - lines.right;
  const share = Math.min(1, inside / Math.max(1, widthOf(area)));
  const columns = plan.columns.map((column, index) => writeColumn(column, rooms[index] ?? area, share, plan, view));
  const ordered = plan.isRightFirst ? columns.toReversed() : columns;
  const bottoms = rooms.map(({ bottom }) => bottom);
  const isHidden = view.isGoneOnPhone(plan);
  const attributes: Attributes = {
    padding: padding(area.top - at.top - lines.top, beside.right, at.bottom - Math.max(...bottoms) - lines.bottom, beside.left),
    "background-color": gradient?.from ?? wide?.color,
    ...(wide?.picture && {
      "background-url": wide.picture,
      "background-size": /^(?:cover|contain)$/.test(wide.size) ? wide.size : "auto",
      "background-position": positionOf(wide.position),
      "background-repeat": wide.repeats ? "repeat" : "no-repeat",
    }),
    "full-width": plan.backs.isFullWidth ? "full-width" : undefined,
    direction: plan.isReversed ? "rtl" : undefined,
    "css-class": isHidden ? hiddenOnPhone : undefined,
  };
  const isGroup = plan.staysTogether && columns.length > 1;
  const box = frame || gradient ? { ...(frame && sectionBox(frame, isFirst, isLast)), ...gradientBox(gradient) } : undefined;
  return place("mj-section", attributes, isGroup ? [place("mj-group", {}, ordered)] : ordered, box);
}

/** The room beside the columns of a section. Of what is wider than a section becomes, it is given up before the columns are made narrower. */
function besideOf(area: Box, lines: Edges, { sides, widthPx }: BandView): { readonly left: number; readonly right: number } {
  const left = whole(area.left - sides.left - lines.left);
  const right = whole(sides.right - area.right - lines.right);
  const tooWidePx = sides.right - sides.left - widthPx;
  if (tooWidePx <= 0 || left + right === 0) return { left, right };
  const share = Math.max(0, 1 - tooWidePx / (left + right));
  return { left: whole(left * share), right: whole(right * share) };
}

/** Does a band begin where a box does, and end where it does? */
function endsOf(box: Box, at: BandPlace): readonly [boolean, boolean] {
  return [Math.abs(box.top - at.top) < 3, Math.abs(box.bottom - at.bottom) < 3];
}

/** Percentages of a computed position → the nearest that a section offers. */
function positionOf(position: string): string {
  const [x = 50, y = 50] = position.split(" ").map((part) => Number.parseFloat(part));
  const isMiddle = y > 25 && y < 75;
  if (x < 25 && isMiddle) return "center left";
  if (x > 75 && isMiddle) return "center right";
  return isMiddle ? "center center" : y <= 25 ? "top center" : "bottom center";
}

/** The part of a section that its columns share: all of it, or the card in it. */
function areaOf(plan: BandPlan, at: BandPlace, { measure, sides, isPhone }: BandView): Box {
  const { card } = plan.backs;
  const top = card ? Math.max(at.top, Math.min(measure.box(card.element).top, at.ink.top)) : at.ink.top;
  const bottom = card ? Math.min(at.bottom, Math.max(measure.box(card.element).bottom, at.ink.bottom)) : at.ink.bottom;
  if (!isPhone) return { left: plan.columns[0]?.left ?? sides.left, right: plan.columns.at(-1)?.right ?? sides.right, top, bottom };
  if (plan.item.atoms.every((atom) => measure.of(atom).isHidden)) return { ...sides, top, bottom };
  if (plan.staysTogether) {
    const boxes = plan.columns.map(({ element, atoms }) =>
      boxAround([inkAround(atoms, (atom) => measure.of(atom).ink), ...(element ? [measure.box(element)] : [])]),
    );
    const box = boxAround(boxes);
    return { left: Math.max(sides.left, box.left), right: Math.min(sides.right, box.right), top, bottom };
  }
  const backs = plan.columns.flatMap(({ back }) => (back ? [measure.box(back.element)] : []));
  const outer = backs.length === plan.columns.length ? boxAround(backs) : sides;
  return { left: Math.max(sides.left, outer.left), right: Math.min(sides.right, outer.right), top, bottom };
}

/** Where each column stands and which height it fills: side by side, or below each other. */
function roomsOf(plan: BandPlan, area: Box, { measure, isPhone }: BandView): readonly Box[] {
  const isStacked = isPhone && !plan.staysTogether && plan.columns.length > 1;
  const inks = plan.columns.map(({ atoms }) => {
    const shown = atoms.map(measure.of).filter(({ isHidden }) => !isHidden);
    return shown.length > 0 ? boxAround(shown.map(({ ink }) => ink)) : undefined;
  });
  const desktopLeft = plan.columns[0]?.left ?? 0;
  const desktopWidth = (plan.columns.at(-1)?.right ?? 1) - desktopLeft || 1;
  const share = (x: number) => area.left + ((x - desktopLeft) / desktopWidth) * (area.right - area.left);
  let above = area.top;
  const order = plan.columns.map((_, index) => index);
  if (plan.isRightFirst) order.reverse();
  const rooms = new Map<number, Box>();
  for (const index of order) {
    const column = plan.columns[index];
    const ink = inks[index];
    if (!column) continue;
    const isLast = index === order.at(-1);
    const isShared = isStacked && plan.columns.some((other) => other !== column && other.back?.element === column.back?.element);
    const reach = column.back && !isShared ? Math.min(area.bottom, measure.box(column.back.element).bottom) : (ink?.bottom ?? above);
    const bottom = plan.columns.length === 1 || (isStacked && isLast) ? area.bottom : Math.max(reach, ink?.bottom ?? above);
    if (isStacked) {
      rooms.set(index, { left: area.left, right: area.right, top: above, bottom });
      above = bottom;
    } else rooms.set(index, { left: share(column.left), right: share(column.right), top: area.top, bottom });
  }
  return plan.columns.map((_, index) => rooms.get(index) ?? area);
}

function writeColumn(column: ColumnPlan, room: Box, roomShare: number, plan: BandPlan, view: BandView): PlacedElement {
  const width = plan.columns.reduce((sum, { left, right }) => sum + right - left, 0);
  const share = plan.columns.length === 1 ? 100 : Math.round((1_000_000 * (column.right - column.left)) / width) / 10_000;
  const isMiddle = column.isMiddle && !(view.isPhone && !plan.staysTogether);
  const isHidden = plan.columns.length > 1 && column.atoms.every(view.isHiddenOnPhone) && !view.isGoneOnPhone(plan);
  const { wide } = plan.backs;
  const isOwn = column.back && column.back.element !== wide?.element;
  const boxed = column.isBoxed && column.back ? columnBox(column.back, view.measure.box(column.back.element), room) : undefined;
  const isPlain = isOwn && !boxed;
  const inside = boxed?.inside ?? (isMiddle ? middleOf(column, room, view) : room);
  return place(
    "mj-column",
    {
      width: `${share}%`,
      "vertical-align": column.isMiddle ? "middle" : "top",
      "background-color": isPlain ? column.back?.color : undefined,
      "border-radius": isPlain && (column.back?.radiusPx ?? 0) > 0 ? `${whole(Math.min(column.back?.radiusPx ?? 0, 60))}px` : undefined,
      "css-class": isHidden ? hiddenOnPhone : undefined,
    },
    writePieces(
      column,
      inside,
      widthOf(room) * roomShare - (widthOf(room) - widthOf(inside)),
      Math.min(1, view.desktopPx / Math.max(1, width)),
      view,
    ),
    boxed?.values,
  );
}

/** In the middle of its row a column has no room of its own above and below. */
function middleOf(column: ColumnPlan, room: Box, { measure }: BandView): Box {
  const { top, bottom } = inkAround(column.atoms, (atom) => measure.of(atom).ink);
  return { ...room, top, bottom };
}

function writePieces(
  { pieces, left, right }: ColumnPlan,
  room: Box,
  widthPx: number,
  narrowing: number,
  view: BandView,
): readonly PlacedElement[] {
  const sides = sidesWithin(pieces, room, widthPx, view);
  let above = room.top;
  return pieces.map((piece, index) => {
    const shown = piece.atoms.filter((atom) => !view.measure.of(atom).isHidden);
    const isHidden = piece.atoms.every(view.isHiddenOnPhone);
    const ink = shown.length > 0 ? boxAround(shown.map((atom) => view.measure.of(atom).ink)) : { top: above, bottom: above };
    const below = index === pieces.length - 1 ? Math.round(room.bottom) - Math.round(ink.bottom) : 0;
    const around = { ...sides, above: Math.round(ink.top) - Math.round(above), below, widthPx };
    above = Math.max(above, ink.bottom);
    const className = isHidden ? hiddenOnPhone : undefined;
    const { measure, growsOnPhone } = view;
    return writePiece(piece, around, { measure, className, desktopSides: { left, right }, growsOnPhone, narrowing });
  });
}

/** The sides of a column that becomes narrower than its room: what is free at both sides goes first. */
function sidesWithin(pieces: readonly Piece[], { left, right }: Box, widthPx: number, { measure }: BandView): Container {
  const boxes = pieces.flatMap(({ atoms }) => atoms.map(measure.of).flatMap(({ box, isHidden }) => (isHidden ? [] : [box])));
  const tooWidePx = right - left - widthPx;
  if (tooWidePx <= 0 || boxes.length === 0) return { left, right };
  const free = { left: Math.max(0, boxAround(boxes).left - left), right: Math.max(0, right - boxAround(boxes).right) };
  const share = Math.min(1, tooWidePx / Math.max(1, free.left + free.right));
  return { left: left + free.left * share, right: right - free.right * share };
}
