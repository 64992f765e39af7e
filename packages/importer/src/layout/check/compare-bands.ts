import type { Block } from "@mailwright/document";
import { type InPieces, mapInPieces } from "../../pieces/in-pieces.js";
import type { KeptContent, RawReason } from "../email/layout-email.js";
import type { PageLook } from "../look/page-look.js";
import type { Content } from "./page-content.js";
import { contentBetween, findContent, keptOf } from "./page-content.js";

/** What a band was, and how many sections were made of it. */
export interface CheckedBand {
  /** Why it cannot be blocks. */
  readonly reason: RawReason | undefined;
  /** Why it should rather stay HTML, although blocks are possible. */
  readonly doubt: RawReason | undefined;
  readonly raw: Block | undefined;
  /** Longer than a code block holds. */
  readonly isRawTooLong: boolean;
  readonly top: number;
  readonly content: Content;
  readonly sectionCount: number;
  /** How high it is on a desktop, and on a phone where that could be measured. */
  readonly heightPx: number;
  readonly phoneHeightPx: number | undefined;
}

/** What became of a band. */
export interface BandResult {
  readonly kept: KeptContent;
  readonly heightPx: number;
  readonly phoneHeightPx: number | undefined;
}

interface Strip {
  readonly top: number;
  readonly bottom: number;
}

/** Where the sections of each band stand in a compiled email; nothing where they cannot be told apart. */
export function stripsOf(bands: readonly Pick<CheckedBand, "sectionCount">[], look: PageLook): readonly Strip[] | undefined {
  const count = bands.reduce((sum, { sectionCount }) => sum + sectionCount, 0);
  const sections = findSections(look.page.body, count, look);
  if (!sections) return undefined;
  let at = 0;
  return bands.map(({ sectionCount }) => {
    const own = sections.slice(at, at + sectionCount).map((section) => look.box(section));
    at += sectionCount;
    const shown = own.filter(({ top, bottom }) => bottom > top);
    if (shown.length === 0) return { top: 0, bottom: 0 };
    return { top: Math.min(...shown.map(({ top }) => top)), bottom: Math.max(...shown.map(({ bottom }) => bottom)) };
  });
}

/** The elements beside each other that are as many as there are sections. */
function findSections(from: Element, count: number, look: PageLook): readonly Element[] | undefined {
  let level: readonly Element[] = [from];
  for (let depth = 0; depth < 12; depth++) {
    const [only] = level;
    if (level.length === count && (count > 1 || only?.tagName === "TD")) return count > 1 ? level : [...(only?.children ?? [])].slice(0, 1);
    if (level.length !== 1 || !only) return undefined;
    level = [...only.children].filter((child) => look.style(child).display !== "none" || (count > 1 && only.tagName === "TD"));
  }
  return undefined;
}

/** What of each band is in its sections. */
export function* checkContent(bands: readonly CheckedBand[], strips: readonly Strip[], look: PageLook): InPieces<readonly KeptContent[]> {
  const found = yield* findContent(look);
  return yield* mapInPieces(bands, ({ content }, index) => {
    const { top = 0, bottom = 0 } = strips[index] ?? {};
    return keptOf(content, contentBetween(found, top, bottom));
  });
}

const desktopTolerance = { share: 0.06, px: 8 };
const phoneTolerance = { share: 0.2, px: 24 };

/** What speaks against blocks that came out like this. */
export function reasonsAgainst(band: CheckedBand, result: BandResult): readonly RawReason[] {
  const { words, links, images } = result.kept;
  const isWhole = [words, links, images].every(({ of, kept }) => kept === of);
  const isSame = isNear(band.heightPx, result.heightPx, desktopTolerance);
  const isSameOnPhone =
    band.phoneHeightPx === undefined ||
    result.phoneHeightPx === undefined ||
    isNear(band.phoneHeightPx, result.phoneHeightPx, phoneTolerance);
  return [
    ...(isWhole ? [] : ["loses-content" as const]),
    ...(isSame ? [] : ["differs" as const]),
    ...(isSameOnPhone ? [] : ["differs-on-phone" as const]),
  ];
}

function isNear(wanted: number, there: number, { share, px }: typeof desktopTolerance): boolean {
  return Math.abs(wanted - there) <= Math.max(px, wanted * share);
}
