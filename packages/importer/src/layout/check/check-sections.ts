import type { Block } from "@mailwright/document";
import type { InPieces } from "../../pieces/in-pieces.js";
import { composePage } from "../email/compose-import.js";
import type { LayoutEmail, LayoutOptions } from "../email/layout-email.js";
import { holdSource } from "../frame/hold-source.js";
import type { LayoutFrame } from "../frame/open-frame.js";
import { lookAtPage } from "../look/page-look.js";
import { type BandResult, type CheckedBand, checkContent, stripsOf } from "./compare-bands.js";

/** Pictures are as high as they were: to wait until they are loaded again would take too long. */
export function sizePictures(page: Document, ratios: ReadonlyMap<string, number>): void {
  for (const image of page.images) {
    const ratio = ratios.get(image.getAttribute("src")?.trim() ?? "");
    if (!ratio) continue;
    image.style.setProperty("height", `${image.getBoundingClientRect().width * ratio}px`, "important");
    // One that could not be loaded has proportions of its own, which would make it wider now.
    image.style.setProperty("aspect-ratio", "auto");
  }
}

/** How far a result is from what it was read from, as a share of its height on both devices. */
export function distanceOf(band: CheckedBand, result: BandResult): number {
  const off = (wanted: number, there: number) => Math.abs(wanted - there) / Math.max(wanted, 40);
  const isOnPhone = band.phoneHeightPx !== undefined && result.phoneHeightPx !== undefined;
  return off(band.heightPx, result.heightPx) + (isOnPhone ? off(band.phoneHeightPx ?? 0, result.phoneHeightPx ?? 0) : 0);
}

/**
 * The compiler keeps what it compiled, row by row. So rows are compiled a few at a time, with pauses, and then joined in one go. What the
 * compiler decides for all rows together (such as whether the wrapper leaves the full width to them) must be the same in each such group.
 */
function* compileInPieces(page: Page, sections: readonly Block[], { compile, newId }: LayoutOptions): InPieces<string> {
  const all = composePage(page, sections, newId);
  const [wrapper] = all.root.children ?? [];
  const around = (children: readonly Block[]) => ({ ...all, root: { ...all.root, children: wrapper ? [{ ...wrapper, children }] : [] } });
  for (let from = 0; sections.length > sectionsInPiece && from < sections.length; from += sectionsInPiece) {
    compile(around(sections.slice(from, from + sectionsInPiece)));
    yield undefined;
  }
  return compile(all);
}

type Page = Pick<LayoutEmail, "settings" | "phoneMarginPx">;

const sectionsInPiece = 6;

/** Compiles what was read, lays it out in the place of what it was read from, and looks at what became of each band. */
export function* checkSections(
  frame: LayoutFrame,
  bands: readonly CheckedBand[],
  sections: readonly (readonly Block[])[],
  page: Page,
  ratios: ReadonlyMap<string, number>,
  options: LayoutOptions,
): InPieces<readonly BandResult[] | undefined> {
  const html = yield* compileInPieces(page, sections.flat(), options);
  yield undefined;
  frame.fill(holdSource(html));
  yield undefined;
  sizePictures(frame.page, ratios);
  yield undefined;
  const desktop = lookAtPage(frame.page, frame.view);
  const strips = stripsOf(bands, desktop);
  yield undefined;
  if (!strips) return undefined;
  const kept = yield* checkContent(bands, strips, desktop);
  frame.resize(375);
  sizePictures(frame.page, ratios);
  const phone = stripsOf(bands, lookAtPage(frame.page, frame.view));
  yield undefined;
  frame.resize(800);
  const none = { of: 0, kept: 0 };
  return bands.map((_, index) => {
    const [strip, phoneStrip] = [strips[index], phone?.[index]];
    return {
      kept: kept[index] ?? { words: none, links: none, images: none },
      heightPx: strip ? strip.bottom - strip.top : 0,
      phoneHeightPx: phoneStrip && phoneStrip.bottom - phoneStrip.top,
    };
  });
}
