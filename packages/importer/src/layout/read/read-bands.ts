import { type Block, fits, generalSettingsSpecs, plantBlock, resolveSettings } from "@mailwright/document";
import type { PlacedElement } from "../../mjml/placed-element.js";
import { type InPieces, mapInPieces } from "../../pieces/in-pieces.js";
import type { CheckedBand } from "../check/compare-bands.js";
import { contentBetween, findContent } from "../check/page-content.js";
import { type AtomTree, createAtomTree } from "../cut/atom-tree.js";
import { cutBands } from "../cut/cut-bands.js";
import { backsOf, backsOfColumns, settleStrip, sortBacks } from "../cut/find-backs.js";
import { type Container, findContainer } from "../cut/find-container.js";
import { findLogic, type LogicPart } from "../cut/find-logic.js";
import { findReplaced, putInPlace } from "../cut/find-replaced.js";
import { joinBands } from "../cut/join-bands.js";
import { joinByOrder } from "../cut/join-by-order.js";
import { type BandPlace, layBands, type PlacedBand } from "../cut/lay-bands.js";
import { type Measure, measureAsSeen } from "../cut/measure-atoms.js";
import { measurePhone, type PhoneMeasure, phoneMarginOf, phonePx } from "../cut/measure-phone.js";
import type { LayoutOptions } from "../email/layout-email.js";
import type { HeldSource } from "../frame/hold-source.js";
import type { LayoutFrame } from "../frame/open-frame.js";
import type { Atom } from "../look/atom.js";
import { boxAround, heightOf, widthOf } from "../look/box.js";
import type { SeenAtoms } from "../look/collect-atoms.js";
import { bottomOf, type PageLook } from "../look/page-look.js";
import { codeLengthMax, type RawRoom, rawBlueprint } from "../raw/raw-blueprint.js";
import { writeRaw } from "../raw/write-raw.js";
import { whole } from "../write/attributes.js";
import { narrowForPhone } from "../write/narrow-for-phone.js";
import { type BandPlan, planBand } from "../write/plan-band.js";
import { type BandView, writeBand } from "../write/write-band.js";
import { pageColor } from "./page-settings.js";

/** The bands of a page, written in both forms. */
export interface ReadBands {
  readonly bands: readonly CheckedBand[];
  /** The elements of each band as blocks read them, at both widths of the window. */
  readonly pages: {
    readonly desktop: readonly (readonly PlacedElement[])[];
    readonly phone: readonly (readonly PlacedElement[])[];
  };
  /** Is the email made for phones too? If not, nothing of it could be measured there. */
  readonly isForPhones: boolean;
  readonly settings: { readonly width: number; readonly bgColor: string };
  readonly phoneMarginPx: number;
  /** How high each picture is, as a share of its width. */
  readonly pictures: ReadonlyMap<string, number>;
}

interface Bearings {
  readonly look: PageLook;
  readonly tree: AtomTree;
  readonly logic: readonly LogicPart[];
  readonly container: Container;
  readonly placed: readonly PlacedBand[];
  readonly places: readonly BandPlace[];
  readonly phone: PhoneMeasure | undefined;
  readonly phoneMarginPx: number;
}

/** Cuts a page into bands and writes each of them. */
export function* readBands(
  frame: LayoutFrame,
  look: PageLook,
  { atoms, hidden }: SeenAtoms,
  held: HeldSource,
  options: LayoutOptions,
): InPieces<ReadBands> {
  const tree = createAtomTree(atoms, look);
  yield undefined;
  const container = findContainer(atoms, look);
  yield undefined;
  const logic = findLogic(look.page, tree, held.restore);
  const backs = (own: readonly Atom[]) => sortBacks(backsOf(own, look), container, look.widthPx);
  const desktop = measureAsSeen(look);
  const written = cutBands(atoms, tree, logic);
  yield undefined;
  const phone = yield* measurePhone(frame, atoms, tree.elements, hidden);
  const cut = phone ? joinByOrder(written, phone, tree) : written;
  const apart = yield* mapInPieces(cut, (item) => ({
    item,
    backs: backs(item.atoms),
    cards: item.kind === "row" ? backsOfColumns(item, look).flatMap((back) => back?.element ?? []) : [],
  }));
  const strips = apart.map((band) => band.backs.strip?.color);
  const bgColor = pageColor(strips, layBands(apart, desktop, bottomOf(look)), look);
  const found = yield* findContent(look);
  yield 0.4;
  const placed = joinBands(apart.map((band) => ({ ...band, backs: settleStrip(band.backs, bgColor) })));
  const places = layBands(placed, desktop, bottomOf(look));
  const hasStrips = placed.some((band) => band.backs.isFullWidth);
  const phoneMarginPx = phone && !hasStrips ? phoneMarginOf(placed, phone) : 0;
  const bearings = { look, tree, logic, container, placed, places, phone, phoneMarginPx };
  const replaced = phone ? findReplaced(phone, tree) : { atoms: new Set<Atom>(), alike: new Map<Atom, Element>() };
  const raws = yield* writeRaws(bearings, held, options);
  const isRightToLeft = look.style(look.page.body).direction === "rtl";
  const plans = yield* mapInPieces(placed, (band) =>
    planBand(band.item, band.backs, { container, look, tree, isRightToLeft, phone, replaced }),
  );
  yield 0.5;
  const instead = plans.flatMap(({ standsIn, item }) => (standsIn ? item.atoms : []));
  const onPhone = phone && putInPlace(phone, instead, replaced);
  const phonePlaces = onPhone && layBands(placed, onPhone, onPhone.bottom);
  const width = Math.round(container.right - container.left);
  const pages = yield* writePages(bearings, plans, {
    desktop,
    phone: onPhone,
    phonePlaces,
    phoneMarginPx,
    widthPx: widthIn(width, options),
  });
  const bands = plans.map(({ reason, doubt, standsIn }, index): CheckedBand => {
    const { top = 0, bottom = 0 } = raws[index] ?? {};
    const isLast = index === plans.length - 1;
    const there = phonePlaces?.[index];
    return {
      reason,
      doubt,
      raw: raws[index]?.block,
      isRawTooLong: raws[index]?.isTooLong ?? false,
      top,
      content: contentBetween(found, index === 0 ? Number.NEGATIVE_INFINITY : top, isLast ? Number.POSITIVE_INFINITY : bottom),
      sectionCount: pages.desktop[index]?.length ?? 0,
      heightPx: bottom - top,
      // Lines that are longer than a phone's are fewer than those of blocks.
      phoneHeightPx: there && !standsIn && phone?.shownPx === phonePx ? there.bottom - there.top + there.before + there.after : undefined,
    };
  });
  const pictures = atoms.flatMap((atom) => (atom.kind === "image" ? [[atom.src, heightOf(atom.box) / widthOf(atom.box)] as const] : []));
  return { bands, pages, isForPhones: phone !== undefined, settings: { width, bgColor }, phoneMarginPx, pictures: new Map(pictures) };
}

/** How wide the blocks of an email of this width become: no document is wider than its settings allow. */
function widthIn(width: number, { settings }: LayoutOptions): number {
  return resolveSettings({ ...settings, ...(fits(generalSettingsSpecs, "width", width) && { width }) }).width;
}

interface WrittenRaw {
  readonly top: number;
  readonly bottom: number;
  readonly isTooLong: boolean;
  readonly block: Block;
}

function* writeRaws(bearings: Bearings, held: HeldSource, { readers, newId }: LayoutOptions): InPieces<readonly WrittenRaw[]> {
  const { look, tree, logic, container, placed, places } = bearings;
  return yield* mapInPieces(placed, ({ item, backs }, index) => {
    const at = places[index] ?? { top: 0, bottom: 0, before: 0, after: 0 };
    const top = at.top - at.before;
    const bottom = at.bottom + at.after;
    const raw = writeRaw(item.atoms, top, bottom, { look, container, atomsIn: tree.atomsIn, heldTags: held.restore, logic });
    const isSameBack = backs.wide !== undefined && placed[index - 1]?.backs.wide?.element === backs.wide.element;
    const room = {
      above: raw.top - top,
      below: bottom - raw.bottom,
      background: isSameBack || backs.isFullWidth ? backs.wide?.color : undefined,
      isFullWidth: backs.isFullWidth,
      onPhone: sidesOnPhone(raw.inside, bearings),
    };
    const isTooLong = raw.html.length + raw.css.length > codeLengthMax - 100;
    return { top, bottom, isTooLong, block: plantBlock(rawBlueprint(raw.html, raw.css, room, readers.registry), newId) };
  });
}

/** The room that was at the sides of a part on a phone, before it was cut out. */
function sidesOnPhone(inside: readonly Element[], { phone, phoneMarginPx }: Bearings): RawRoom["onPhone"] {
  const boxes = phone ? inside.map(phone.box).filter((box) => widthOf(box) > 0) : [];
  if (boxes.length === 0) return undefined;
  const { left, right } = boxAround(boxes);
  const sides = { left: whole(left - phoneMarginPx), right: whole(phonePx - phoneMarginPx - right) };
  return sides.left + sides.right > 0 ? sides : undefined;
}

interface Views {
  readonly desktop: Measure;
  readonly phone: PhoneMeasure | undefined;
  readonly phonePlaces: readonly BandPlace[] | undefined;
  readonly phoneMarginPx: number;
  /** How wide the sections become on a desktop. */
  readonly widthPx: number;
}

/** Where a phone's window ends for a band: further right for one that long words make wider. */
function shownRightOf({ item, backs }: BandPlan, phone: PhoneMeasure): number {
  const rights = [...item.atoms.map((atom) => phone.of(atom).box.right), ...(backs.wide ? [phone.box(backs.wide.element).right] : [])];
  return rights.some((right) => right > phonePx + 1) ? phone.shownPx : phonePx;
}

/** A strip that is no higher is not seen. */
const emptyMaxPx = 4;

function* writePages({ container, places }: Bearings, plans: readonly BandPlan[], views: Views): InPieces<ReadBands["pages"]> {
  const { desktop, phone, phonePlaces, phoneMarginPx, widthPx } = views;
  const onPhone = {
    desktopPx: widthPx,
    isHiddenOnPhone: (atom: Atom) => phone?.of(atom).isHidden ?? false,
    isGoneOnPhone: (plan: BandPlan) => {
      const { top = 0, bottom = 0 } = phonePlaces?.[plans.indexOf(plan)] ?? {};
      return phone !== undefined && bottom - top < emptyMaxPx && plan.item.atoms.every((atom) => phone.of(atom).isHidden);
    },
    growsOnPhone: (atom: Atom) => phone !== undefined && widthOf(phone.of(atom).box) > widthOf(atom.box) + 4,
  };
  const writeAll = (viewOf: (plan: BandPlan) => BandView, own: readonly BandPlace[]) =>
    mapInPieces(plans, (plan, index) => {
      const [at, seen] = [own[index], places[index]];
      return at && seen ? writeBand(plan, at, seen, viewOf(plan)) : [];
    });
  const onDesktop = yield* writeAll(() => ({ measure: desktop, sides: container, widthPx, isPhone: false, ...onPhone }), places);
  if (!phone || !phonePlaces) return { desktop: onDesktop, phone: onDesktop.map(narrowForPhone) };
  const phoneView = (plan: BandPlan) => {
    const sides = { left: phoneMarginPx, right: shownRightOf(plan, phone) - phoneMarginPx };
    return { measure: phone, sides, widthPx: sides.right - sides.left, isPhone: true, ...onPhone };
  };
  const measured = yield* writeAll(phoneView, phonePlaces);
  const written = plans.map(({ standsIn }, index) => (standsIn ? narrowForPhone(onDesktop[index] ?? []) : (measured[index] ?? [])));
  return { desktop: onDesktop, phone: written };
}
