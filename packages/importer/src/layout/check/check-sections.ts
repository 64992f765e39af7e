import type { Block } from "@mailwright/document";
import { composePage } from "../compose-import.js";
import { holdSource } from "../frame/hold-source.js";
import type { LayoutFrame } from "../frame/open-frame.js";
import type { LayoutEmail, LayoutOptions } from "../layout-email.js";
import { lookAtPage } from "../look/page-look.js";
import { type BandResult, type CheckedBand, checkContent, stripsOf } from "./compare-bands.js";

/** Pictures are as high as they were: to wait until they are loaded again would take too long. */
function sizePictures(page: Document, ratios: ReadonlyMap<string, number>): void {
  for (const image of page.images) {
    const ratio = ratios.get(image.getAttribute("src")?.trim() ?? "");
    if (ratio) image.style.setProperty("height", `${image.getBoundingClientRect().width * ratio}px`, "important");
  }
}

/** How far a result is from what it was read from, as a share of its height on both devices. */
export function distanceOf(band: CheckedBand, result: BandResult): number {
  const off = (wanted: number, there: number) => Math.abs(wanted - there) / Math.max(wanted, 40);
  const isOnPhone = band.phoneHeightPx !== undefined && result.phoneHeightPx !== undefined;
  return off(band.heightPx, result.heightPx) + (isOnPhone ? off(band.phoneHeightPx ?? 0, result.phoneHeightPx ?? 0) : 0);
}

/** Compiles what was read, lays it out in the place of what it was read from, and looks at what became of each band. */
export function checkSections(
  frame: LayoutFrame,
  bands: readonly CheckedBand[],
  sections: readonly (readonly Block[])[],
  page: Pick<LayoutEmail, "settings" | "phoneMarginPx">,
  ratios: ReadonlyMap<string, number>,
  { compile, newId }: LayoutOptions,
): readonly BandResult[] | undefined {
  const html = compile(composePage(page, sections.flat(), newId));
  frame.fill(holdSource(html));
  sizePictures(frame.page, ratios);
  const desktop = lookAtPage(frame.page, frame.view);
  const strips = stripsOf(bands, desktop);
  if (!strips) return undefined;
  const kept = checkContent(bands, strips, desktop);
  frame.resize(375);
  sizePictures(frame.page, ratios);
  const phone = stripsOf(bands, lookAtPage(frame.page, frame.view));
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
