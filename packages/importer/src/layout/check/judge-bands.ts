import type { Block } from "@mailwright/document";
import type { InPieces } from "../../pieces/in-pieces.js";
import type { ImportedBand, KeptContent, LayoutEmail, LayoutOptions, RawReason } from "../email/layout-email.js";
import type { LayoutFrame } from "../frame/open-frame.js";
import { checkSections, distanceOf } from "./check-sections.js";
import { type BandResult, type CheckedBand, reasonsAgainst } from "./compare-bands.js";

interface Judging {
  readonly page: Pick<LayoutEmail, "settings" | "phoneMarginPx">;
  readonly pictures: ReadonlyMap<string, number>;
  readonly options: LayoutOptions;
}

/** Looks at what became of each band, and says which form loses less. */
export function* judgeBands(
  frame: LayoutFrame,
  bands: readonly CheckedBand[],
  natives: readonly (readonly Block[])[],
  { page, pictures, options }: Judging,
): InPieces<readonly ImportedBand[]> {
  const check = (all: readonly CheckedBand[], sections: readonly (readonly Block[])[]) =>
    checkSections(frame, all, sections, page, pictures, options);
  const results = yield* check(bands, natives);
  yield 0.8;
  const reasons = bands.map((band, index) => {
    const result = results?.[index];
    if (band.reason) return [band.reason];
    return [...new Set([...(band.doubt ? [band.doubt] : []), ...(result ? reasonsAgainst(band, result) : [])])];
  });
  const rawResults = yield* checkRaws(bands, reasons, check);
  return bands.flatMap((band, index) => {
    if (!band.raw) return [];
    const own = { native: natives[index], result: results?.[index], rawResult: rawResults.get(index), reasons: reasons[index] ?? [] };
    return [judge(band, band.raw, index, own)];
  });
}

/** Of the bands whose blocks only look different: what they would be as HTML. Each of them by itself, without the others. */
function* checkRaws(
  bands: readonly CheckedBand[],
  reasons: readonly (readonly RawReason[])[],
  check: (bands: readonly CheckedBand[], sections: readonly (readonly Block[])[]) => InPieces<readonly BandResult[] | undefined>,
): InPieces<ReadonlyMap<number, BandResult>> {
  const doubtful = bands.flatMap((band, index) => {
    return band.raw && band.doubt === undefined && isOnlyLook(reasons[index] ?? []) ? [{ index, band, raw: band.raw }] : [];
  });
  if (doubtful.length === 0) return new Map();
  const results = yield* check(
    doubtful.map(({ band }) => ({ ...band, sectionCount: 1 })),
    doubtful.map(({ raw }) => [raw]),
  );
  return new Map(doubtful.flatMap(({ index }, at) => (results?.[at] ? [[index, results[at]] as const] : [])));
}

interface Judged {
  readonly native: readonly Block[] | undefined;
  readonly result: BandResult | undefined;
  readonly rawResult: BandResult | undefined;
  readonly reasons: readonly RawReason[];
}

const advantageMin = 0.05;
const labelWords = 8;

function judge(band: CheckedBand, raw: Block, index: number, { native, result, rawResult, reasons }: Judged): ImportedBand {
  const isRawCloser = result && rawResult && distanceOf(band, rawResult) + advantageMin < distanceOf(band, result);
  // Blocks that are not like it hold its words; a code block would hold nothing of what is too long for one.
  const isForced = band.isRawTooLong;
  const isRawOnly = band.reason !== undefined && !isForced;
  const staysRaw = !isForced && reasons.length > 0 && (band.doubt !== undefined || !isOnlyLook(reasons) || isRawCloser);
  return {
    id: `band-${index + 1}`,
    top: Math.round(band.top),
    height: Math.round(band.heightPx),
    label: band.content.words.slice(0, labelWords).join(" "),
    native: isRawOnly ? undefined : native,
    raw,
    reasons: isForced ? [...reasons, "too-long"] : reasons,
    preferred: staysRaw ? "raw" : "native",
    kept: result && !isRawOnly ? result.kept : countAll(band),
  };
}

/** Blocks that only look a little different may still be nearer than HTML whose page is not there any more. */
function isOnlyLook(reasons: readonly RawReason[]): boolean {
  return reasons.length > 0 && reasons.every((reason) => reason === "differs" || reason === "differs-on-phone");
}

function countAll({ content, reason }: CheckedBand): KeptContent {
  const share = ({ length }: readonly string[]) => ({ of: length, kept: reason ? 0 : length });
  return { words: share(content.words), links: share(content.links), images: share(content.images) };
}
