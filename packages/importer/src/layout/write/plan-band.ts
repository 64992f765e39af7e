import type { AtomTree } from "../cut/atom-tree.js";
import { type CutColumn, type CutItem, inkAround, type RowItem } from "../cut/cut-group.js";
import { atomsWithinTags, holdsTags } from "../cut/cut-parts.js";
import { type Back, type BandBacks, backsOf, backsOfColumns } from "../cut/find-backs.js";
import type { Container } from "../cut/find-container.js";
import type { Replaced } from "../cut/find-replaced.js";
import type { Measure } from "../cut/measure-atoms.js";
import { isInOrder, shownBox } from "../cut/phone-order.js";
import type { RawReason } from "../email/layout-email.js";
import type { Atom } from "../look/atom.js";
import { type Box, boxAround, widthOf } from "../look/box.js";
import type { PageLook } from "../look/page-look.js";
import { type Piece, planPieces } from "./plan-pieces.js";
import { partTagsAround, type TagsAround } from "./tags-around.js";

export interface ColumnPlan {
  readonly atoms: readonly Atom[];
  readonly element: Element | undefined;
  readonly pieces: readonly Piece[];
  readonly back: Back | undefined;
  /** Its share of the row, and where it begins and ends on a desktop. */
  readonly left: number;
  readonly right: number;
  readonly isMiddle: boolean;
  /** Is the background of this column a card: with a border, or narrower than the column? */
  readonly isBoxed: boolean;
}

/** How a band is written, the same at every width of the window. */
export interface BandPlan {
  readonly item: CutItem;
  readonly backs: BandBacks;
  readonly columns: readonly ColumnPlan[];
  /** Do its columns stay side by side on a phone? */
  readonly staysTogether: boolean;
  readonly isReversed: boolean;
  /** Is the rightmost column the first one? */
  readonly isRightFirst: boolean;
  /** Is it shown on phones in the place of another form of it, which only they show? */
  readonly standsIn: boolean;
  /** Template tags before and after it, which stand outside of its ground: it goes with what they hide. */
  readonly tagsAround: TagsAround | undefined;
  /** Why it cannot be blocks. */
  readonly reason: RawReason | undefined;
  /** Why it should rather stay HTML, although blocks are possible. */
  readonly doubt: RawReason | undefined;
}

const columnsMax = 6;

export interface PlanContext {
  readonly container: Container;
  readonly look: PageLook;
  readonly tree: AtomTree;
  readonly isRightToLeft: boolean;
  readonly phone: Measure | undefined;
  /** What a phone shows in another form, written once more. */
  readonly replaced: Replaced;
}

/** Decides what becomes of a band. */
export function planBand(item: CutItem, backs: BandBacks, given: PlanContext): BandPlan {
  const inside = leavesGround(item, backs, given.tree) ? partTagsAround(item) : undefined;
  return inside ? { ...planBetween(inside.item, backs, given), tagsAround: inside.around } : planBetween(item, backs, given);
}

function planBetween(item: CutItem, backs: BandBacks, given: PlanContext): BandPlan {
  const { replaced } = given;
  const standsIn = item.atoms.length > 0 && item.atoms.every((atom) => replaced.alike.has(atom));
  // Nothing of it can be measured on a phone.
  const context = standsIn ? { ...given, phone: undefined } : given;
  const { phone } = context;
  const columns = item.kind === "row" ? planColumns(item, backs, context) : [planOneColumn(item, backs, context)];
  const plan = {
    item,
    backs,
    columns,
    staysTogether: false,
    isReversed: false,
    isRightFirst: context.isRightToLeft,
    standsIn,
    tagsAround: undefined,
    doubt: doubtOf(item, standsIn ? noAtoms : replaced.atoms),
  };
  const leavesOrLoses = leavesGround(item, backs, context.tree) || losesGround(item, context.look);
  const reason = reasonOf(item, columns) ?? (leavesOrLoses ? "logic" : groundReason(columns, context.look));
  const placing = placeColumns(columns, context);
  // Somebody wrote it twice to have what stands beside each other below each other there.
  const isApart = standsIn && placing.staysTogether && !isSliced(columns);
  const placed = item.kind === "row" ? { ...plan, ...placing, ...(isApart && { staysTogether: false }), reason } : { ...plan, reason };
  return phone && !plan.doubt && !keepsOrder(placed, phone) ? { ...placed, doubt: "order" } : placed;
}

const noAtoms: ReadonlySet<Atom> = new Set();

/** Would a condition that does not hold leave the ground of what it is around, as an empty strip or card? */
function leavesGround(item: CutItem, { wide, card }: BandBacks, tree: AtomTree): boolean {
  const own = new Set(atomsWithinTags(item));
  return own.size > 0 && [wide, card].some((back) => back && tree.atomsIn(back.element).every((atom) => own.has(atom)));
}

/** Would something between tags, which shares a column with the rest, lose the ground that it has for itself? */
function losesGround(item: CutItem, look: PageLook): boolean {
  if (item.kind !== "stack" || !holdsTags(item)) return false;
  const shared = new Set(backsOf(item.atoms, look).map(({ element }) => element));
  const isOwn = ({ element, color, picture, border }: Back) =>
    !shared.has(element) && (picture !== undefined || border !== undefined || (color !== undefined && isOtherColor(element, look)));
  return item.items.some(({ atoms }) => atoms.some((atom) => backsOf([atom], look).some(isOwn)));
}

function isOtherColor(element: Element, look: PageLook): boolean {
  const { parentElement } = element;
  return parentElement === null || look.style(element).backgroundColor !== look.colorBehind(parentElement);
}

/** What is behind a cell is not in the table that is written for a row with tags, or for rows in a row. */
function groundReason(columns: readonly ColumnPlan[], look: PageLook): RawReason | undefined {
  for (const { row } of columns.flatMap(({ pieces }) => pieces.filter((piece) => piece.kind === "table"))) {
    const hasTags = holdsTags(row);
    if ((hasTags || row.isFlat) && backsOfColumns(row, look).some(Boolean)) return hasTags ? "logic" : "too-deep";
  }
  return undefined;
}

type Placing = Pick<BandPlan, "staysTogether" | "isReversed" | "isRightFirst">;

/** How the columns of a row stand on a phone. */
function placeColumns(columns: readonly ColumnPlan[], { phone, isRightToLeft }: PlanContext): Placing {
  // Columns are planned from left to right, and read from right to left where the language is.
  const sign = isRightToLeft ? -1 : 1;
  if (!phone) {
    const staysTogether = fitsPhone(columns) || isSliced(columns);
    const isReversed = !staysTogether && columns.every((column, index) => index === 0 || isBefore(column, columns[index - 1]) === sign > 0);
    return { staysTogether, isReversed, isRightFirst: isRightToLeft !== isReversed };
  }
  const places = columns.flatMap(({ atoms }) => shownBox(atoms, phone) ?? []);
  const areAllShown = places.length === columns.length;
  const staysTogether =
    areAllShown &&
    places.every((place, index) => {
      const before = places[index - 1];
      return !before || (place.left > before.left + 10 && place.top < before.bottom - 2 && place.bottom > before.top + 2);
    });
  const isReversed =
    !staysTogether &&
    places.length > 1 &&
    places.every((place, index) => index === 0 || sign * (place.top - (places[index - 1]?.top ?? 0)) < -1);
  return { staysTogether, isReversed, isRightFirst: isRightToLeft !== isReversed };
}

/** Does a column stand before another in the source? */
function isBefore({ atoms: [one] }: ColumnPlan, other: ColumnPlan | undefined): boolean {
  const [before] = other?.atoms ?? [];
  return one !== undefined && before !== undefined && (one.element.compareDocumentPosition(before.element) & 4) !== 0;
}

/** Do blocks show everything on a phone in the order in which the source shows it there? Columns that are still beside each other have none. */
function keepsOrder({ columns, isRightFirst, staysTogether }: BandPlan, phone: Measure): boolean {
  const ordered = isRightFirst ? columns.toReversed() : columns;
  const stacks = ordered.map(({ pieces }) => pieces.flatMap(({ atoms }) => shownBox(atoms, phone) ?? []));
  return stacks.every((stack, index) =>
    [[], ...(staysTogether ? [] : stacks.slice(0, index).filter((before) => areBelow(boxAround(before), boxAround(stack))))].every(
      (before) => isInOrder([...before, ...stack]),
    ),
  );
}

/** Do two boxes share some width, so that one stands below the other? */
function areBelow(one: Box, other: Box): boolean {
  return Math.min(one.right, other.right) - Math.max(one.left, other.left) > sharedPx;
}

const sharedPx = 10;

const phoneRoomPx = 340;

/** Of an email that is not made for phones: menus and icons, which fit, stay in their row. */
function fitsPhone(columns: readonly ColumnPlan[]): boolean {
  return columns.reduce((sum, { atoms }) => sum + widthOf(inkAround(atoms)), 0) <= phoneRoomPx;
}

/** One picture that was cut into several pieces, which must stay side by side without a gap. */
function isSliced(columns: readonly ColumnPlan[]): boolean {
  const inks = columns.map(({ atoms }) => inkAround(atoms));
  const isOneRow = inks.every(
    ({ top, bottom }) => Math.abs(top - (inks[0]?.top ?? 0)) < 2 && Math.abs(bottom - (inks[0]?.bottom ?? 0)) < 2,
  );
  const areTouching = inks.every(({ left }, index) => index === 0 || Math.abs(left - (inks[index - 1]?.right ?? 0)) < 2);
  return isOneRow && areTouching && columns.every(({ atoms }) => atoms.every(({ kind }) => kind === "image"));
}

/** A block keeps a picture in its proportions, and shows the same on a phone. */
function doubtOf({ atoms }: CutItem, replaced: ReadonlySet<Atom>): RawReason | undefined {
  if (atoms.some((atom) => replaced.has(atom))) return "differs-on-phone";
  return atoms.some((atom) => atom.kind === "image" && atom.isStretched) ? "picture" : undefined;
}

function reasonOf(item: CutItem, columns: readonly ColumnPlan[]): RawReason | undefined {
  if (item.kind === "tangle") return item.reason;
  for (const atom of item.atoms) {
    if (atom.kind === "other") return atom.reason;
    if (atom.kind === "image" && (atom.src === "" || /^data:/i.test(atom.src))) return "picture";
  }
  if (columns.length > columnsMax) return "too-many-columns";
  const inner = columns.flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.kind === "table" ? piece.row.columns : [])));
  const tangle = inner.flatMap(({ items }) =>
    items.flatMap((each) =>
      each.kind === "leaf" || each.kind === "stack" || each.kind === "tag" ? [] : [each.kind === "tangle" ? each.reason : "too-deep"],
    ),
  );
  return tangle[0];
}

function planOneColumn(item: CutItem, { card, wide }: BandBacks, { container, phone }: PlanContext): ColumnPlan {
  const { left, right } = card?.box ?? container;
  const isInner = card !== undefined && card !== wide;
  return {
    atoms: item.atoms,
    element: isInner ? card.element : undefined,
    pieces: planPieces(item.kind === "stack" ? item.items : [item], phone),
    back: card,
    left,
    right,
    isMiddle: false,
    isBoxed: isInner && (card.border !== undefined || card.gradient !== undefined),
  };
}

function planColumns({ columns, atoms }: RowItem, { card }: BandBacks, { container, look, phone }: PlanContext): readonly ColumnPlan[] {
  const edges = edgesOf(columns, card?.box ?? container, look, container);
  const owns = backsOfColumns({ kind: "row", columns, atoms }, look);
  const band = inkAround(atoms);
  const isCentred = columns.some(({ atoms: own }) => inkAround(own).top - band.top > 6);
  return columns.map((column, index) => {
    const ink = inkAround(column.atoms);
    const own = owns[index];
    const isOnCard = card !== undefined && !own;
    const above = ink.top - band.top;
    const below = band.bottom - ink.bottom;
    // What is behind all columns reaches to its own sides.
    const left = (isOnCard && index === 0 ? card?.box.left : edges[index]) ?? 0;
    const right = (isOnCard && index === columns.length - 1 ? card?.box.right : edges[index + 1]) ?? 0;
    return {
      atoms: column.atoms,
      element: column.element,
      pieces: planPieces(column.items, phone),
      back: own ?? card,
      left,
      right,
      isBoxed: own !== undefined && (hasOwnFace(own) || own.box.left - left > roomPx || right - own.box.right > roomPx),
      // A column in the middle needs the highest one there too: CSS puts them on one line.
      isMiddle: isCentred && Math.abs(above - below) < 12 && !own && card === undefined,
    };
  });
}

/** Lines, and a gradient, which a column's own attributes do not say. */
function hasOwnFace({ border, gradient }: Back): boolean {
  return border !== undefined || gradient !== undefined;
}

/** A person does not see less room than this beside a card. */
const roomPx = 2;

/** Where columns meet: half way between their boxes; the outer ones begin and end where theirs do. */
function edgesOf(columns: readonly CutColumn[], outer: Container, look: PageLook, container: Container): readonly number[] {
  const boxes = columns.map(({ atoms, element }) => {
    const ink = inkAround(atoms);
    if (!element) return ink;
    const box = look.box(element);
    const holds = box.left <= ink.left + 2 && box.right >= ink.right - 2 && widthOf(box) <= (container.right - container.left) * 0.95;
    return holds ? box : ink;
  });
  const inner = boxes.slice(1).map((box, index) => ((boxes[index]?.right ?? box.left) + box.left) / 2);
  const left = Math.min(boxes[0]?.left ?? outer.left, inkAround(columns[0]?.atoms ?? []).left);
  const right = Math.max(boxes.at(-1)?.right ?? outer.right, inkAround(columns.at(-1)?.atoms ?? []).right);
  const lastColumn = columns.at(-1)?.atoms ?? [];
  const isTight = lastColumn.some(({ kind, box }) => kind === "text" && box.right > right - 1);
  const reach = right + (isTight ? slackPx : 0);
  // What is wider than its window has columns beyond the sides: one that lies there whole keeps its own.
  const [first = right, last = left] = [inner[0], inner.at(-1)];
  return [outer.left < first ? Math.max(outer.left, left) : left, ...inner, outer.right > last ? Math.min(outer.right, reach) : reach];
}

/** Words that just fit would wrap: the browser measured fractions of a pixel, and paddings have whole ones. */
const slackPx = 2;
