import type { Block } from "@mailwright/document";
import { plantBlock } from "@mailwright/document";
import { readPage } from "../read-page.js";
import type { ProblemList } from "../source-problem.js";
import { checkSections, distanceOf } from "./check/check-sections.js";
import { type CheckedBand, reasonsAgainst } from "./check/compare-bands.js";
import { contentBetween, findContent } from "./check/page-content.js";
import { createAtomTree } from "./cut/atom-tree.js";
import { cutBands } from "./cut/cut-bands.js";
import { backsOf, sortBacks } from "./cut/find-backs.js";
import { findContainer } from "./cut/find-container.js";
import { layBands, type PlacedBand } from "./cut/lay-bands.js";
import { type Measure, measureAgain, measureAsSeen } from "./cut/measure-atoms.js";
import type { HeldSource } from "./frame/hold-source.js";
import type { LayoutFrame } from "./frame/open-frame.js";
import type { ImportedBand, LayoutEmail, LayoutOptions, RawReason } from "./layout-email.js";
import { heightOf, widthOf } from "./look/box.js";
import { collectAtoms, type SeenAtoms } from "./look/collect-atoms.js";
import { lookAtPage, type PageLook } from "./look/page-look.js";
import { pageColor, readPageSettings } from "./page-settings.js";
import { rawSeed } from "./raw/raw-seed.js";
import { writeRaw } from "./raw/write-raw.js";
import { planBand } from "./write/plan-band.js";
import { type BandView, writeBand } from "./write/write-band.js";

export const desktopPx = 800;
export const phonePx = 375;
const elementsMax = 12_000;

/** Reads the email that a frame shows; nothing where it shows nothing. */
export function readFrame(frame: LayoutFrame, held: HeldSource, options: LayoutOptions, problems: ProblemList): LayoutEmail | undefined {
  const look = lookAtPage(frame.page, frame.view);
  const seen = collectAtoms(look, elementsMax);
  if (seen.atoms.length === 0) return undefined;
  if (!seen.isWhole) problems.add("layout-too-large", 0, String(elementsMax));
  const { pages, checked, plans, raws, settings, phoneMarginPx } = readBands(frame, look, seen, held, options);
  const { title, lang, dir } = readPageSettings(look, settings);
  const email = readPage(
    {
      source: "",
      title,
      preheader: seen.preheader,
      fonts: [],
      settings,
      body: pages.desktop.flat(),
      ...(pages.phone && { variants: { mobile: { settings: {}, body: pages.phone.flat() } } }),
      pageClass: undefined,
      head: "",
    },
    options,
    problems,
  );
  const natives = shareSections(sectionsOf(email.document.root), pages.desktop);
  const results = checkSections(frame, checked, natives, { settings: email.document.settings, phoneMarginPx }, options);
  const against = plans.map((plan, index) => {
    const [own, result] = [checked[index], results?.[index]];
    return plan.reason ? [plan.reason] : own && result ? reasonsAgainst(own, result) : [];
  });
  const rawResults = against.some(mayBeCloser)
    ? checkSections(
        frame,
        checked.map((own, index) => (mayBeCloser(against[index] ?? []) ? { ...own, sectionCount: 1 } : own)),
        natives.map((own, index) => (mayBeCloser(against[index] ?? []) ? raws.slice(index, index + 1).map(({ block }) => block) : own)),
        { settings: email.document.settings, phoneMarginPx },
        options,
      )
    : undefined;
  const bands = plans.map((plan, index): ImportedBand => {
    const own = checked[index];
    const result = results?.[index];
    const rawResult = rawResults?.[index];
    const reasons = against[index] ?? [];
    const isRawCloser = own && result && rawResult && distanceOf(own, rawResult) + 0.05 < distanceOf(own, result);
    const all = (values: readonly string[] = []) => ({ of: values.length, kept: plan.reason ? 0 : values.length });
    return {
      id: `band-${index + 1}`,
      top: Math.round(raws[index]?.top ?? 0),
      height: Math.round(own?.heightPx ?? 0),
      label: (own?.content.words ?? []).slice(0, 8).join(" "),
      native: plan.reason ? undefined : natives[index],
      raw: raws[index]?.block as Block,
      reasons,
      preferred: reasons.length > 0 && (!mayBeCloser(reasons) || isRawCloser) ? "raw" : "native",
      kept:
        result && !plan.reason
          ? result.kept
          : { words: all(own?.content.words), links: all(own?.content.links), images: all(own?.content.images) },
    };
  });
  return {
    settings: email.document.settings,
    title,
    preheader: seen.preheader,
    lang,
    dir,
    phoneMarginPx,
    bands,
    problems: problems.problems,
  };
}

/** Blocks that only look a little different may still be nearer than HTML whose page is not there any more. */
function mayBeCloser(reasons: readonly RawReason[]): boolean {
  return reasons.length > 0 && reasons.every((reason) => reason === "differs" || reason === "differs-on-phone");
}

function readBands(frame: LayoutFrame, look: PageLook, seen: SeenAtoms, held: HeldSource, { readers, newId }: LayoutOptions) {
  const { atoms } = seen;
  const tree = createAtomTree(atoms, look);
  const container = findContainer(atoms, look);
  const placed = cutBands(atoms, tree).map((item) => ({ item, backs: sortBacks(backsOf(item.atoms, look), container, look.widthPx) }));
  const desktop = measureAsSeen(look);
  const pageBottom = bottomOf(look);
  const places = layBands(placed, desktop, pageBottom);
  const found = findContent(look);
  const raws = placed.map(({ item }, index) => {
    const at = places[index] ?? { top: 0, bottom: 0, before: 0, after: 0 };
    const top = at.top - at.before;
    const bottom = at.bottom + at.after;
    const raw = writeRaw(item.atoms, top, bottom, { look, atomsIn: tree.atomsIn, heldTags: held.restore });
    const seed = rawSeed(raw.html, raw.css, { above: raw.top - top, below: bottom - raw.bottom }, readers.registry);
    return { top, bottom, block: plantBlock(seed, newId) };
  });
  const phone = measurePhone(frame, seen, tree.elements);
  const context = { container, look, tree, phone };
  const plans = placed.map(({ item, backs }) => planBand(item, backs, context));
  const isHiddenOnPhone = (atom: (typeof atoms)[number]) => phone?.of(atom).isHidden ?? false;
  const growsOnPhone = (atom: (typeof atoms)[number]) => phone !== undefined && widthOf(phone.of(atom).box) > widthOf(atom.box) + 4;
  const phoneMarginPx = phone ? phoneMarginOf(placed, phone) : 0;
  const onPhone = { isHiddenOnPhone, growsOnPhone };
  const desktopView: BandView = { measure: desktop, sides: container, isPhone: false, ...onPhone };
  const phonePlaces = phone && layBands(placed, phone, phone.bottom);
  const writeAll = (view: BandView, own: typeof places) =>
    plans.map((plan, index) => {
      const [at, seenAt] = [own[index], places[index]];
      return at && seenAt ? writeBand(plan, at, seenAt, view) : [];
    });
  const pages = {
    desktop: writeAll(desktopView, places),
    phone:
      phone && phonePlaces
        ? writeAll(
            { measure: phone, sides: { left: phoneMarginPx, right: phonePx - phoneMarginPx }, isPhone: true, ...onPhone },
            phonePlaces,
          )
        : undefined,
  };
  const checked = plans.map((_, index): CheckedBand => {
    const { top = 0, bottom = 0 } = raws[index] ?? {};
    const there = phonePlaces?.[index];
    return {
      content: contentBetween(
        found,
        index === 0 ? Number.NEGATIVE_INFINITY : top,
        index === plans.length - 1 ? Number.POSITIVE_INFINITY : bottom,
      ),
      sectionCount: pages.desktop[index]?.length ?? 0,
      heightPx: bottom - top,
      phoneHeightPx: there && there.bottom - there.top + there.before + there.after,
    };
  });
  const settings = {
    width: Math.round(container.right - container.left),
    bgColor: pageColor(
      placed.map(({ backs }) => backs.beside),
      places,
      look,
    ),
  };
  return { pages, checked, plans, raws, settings, phoneMarginPx };
}

/** The same page as a phone shows it; nothing where it is not made for phones. */
function measurePhone(
  frame: LayoutFrame,
  { atoms }: SeenAtoms,
  elements: Iterable<Element>,
): (Measure & { readonly bottom: number }) | undefined {
  frame.resize(phonePx);
  const look = lookAtPage(frame.page, frame.view);
  const isResponsive = frame.page.documentElement.scrollWidth <= phonePx + 30;
  const measure = isResponsive ? measureAgain(atoms, look) : undefined;
  // Asked now, while the window is narrow.
  for (const element of measure ? elements : []) look.box(element);
  const bottom = bottomOf(look);
  frame.resize(desktopPx);
  return measure && { ...measure, bottom };
}

const phoneMarginMaxPx = 40;

/** The room that most of what is painted across the email leaves at its sides on a phone. */
function phoneMarginOf(bands: readonly PlacedBand[], phone: Measure): number {
  const heights = new Map<number, number>();
  for (const { backs, item } of bands) {
    if (!backs.wide) continue;
    const { left, right } = phone.box(backs.wide.element);
    const margin = Math.round(Math.min(left, phonePx - right));
    const height = item.atoms.reduce((sum, atom) => sum + heightOf(phone.of(atom).ink), 0);
    heights.set(margin, (heights.get(margin) ?? 0) + height);
  }
  const [margin] = [...heights].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0]);
  return Math.max(0, Math.min(margin, phoneMarginMaxPx));
}

/** Where a page ends. Its body may be as high as the window and hold more. */
function bottomOf({ page, box }: PageLook): number {
  const { scrollHeight, clientHeight } = page.documentElement;
  return Math.max(box(page.body).bottom, scrollHeight > clientHeight ? scrollHeight : 0);
}

function sectionsOf(root: Block): readonly Block[] {
  return (root.children ?? []).flatMap((child) => (child.type === "wrapper" ? (child.children ?? []) : [child]));
}

/** The sections of each band: as many as elements were written for it. */
function shareSections(sections: readonly Block[], written: readonly (readonly unknown[])[]): readonly (readonly Block[])[] {
  let from = 0;
  return written.map(({ length }) => {
    const own = sections.slice(from, from + length);
    from += length;
    return own;
  });
}
