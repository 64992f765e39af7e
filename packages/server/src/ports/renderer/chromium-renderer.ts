import type { BrowserContext, Page as BrowserPage } from "playwright-core";
import { createLimiter } from "../../base/limiter.js";
import { refuse } from "../../base/refusal.js";
import { closes, holdBrowser, startTimeout } from "./hold-browser.js";
import { loadIsolated, openIsolated, type WindowSize } from "./isolated-context.js";
import type { Launch } from "./launch-chromium.js";
import type { Page, Renderer } from "./renderer.js";

interface Chromium extends Launch {
  atOnceMax?: number;
  waitingMax?: number;
  jobMaxMs?: number;
}

/** Chromium draws no larger surface, and nobody looks at a longer picture. */
const surfaceMaxPx = 16_000;
/** The width of A4 at 96 pixels per inch, which is above the widths where emails change into their narrow form. */
const paperWidthPx = 794;
const jpegQuality = 85;

/** Draws with the system's Chromium, which is started when first needed and ended when idle. */
export function createChromiumRenderer(chromium: Chromium): Renderer & { close(): Promise<void> } {
  const limit = createLimiter({
    atOnceMax: chromium.atOnceMax ?? 2,
    waitingMax: chromium.waitingMax ?? 12,
    waitingPerCallerMax: 6,
    atWorkPerCallerMax: 1,
  });
  const held = holdBrowser(chromium);

  async function drawPage<T>(page: Page, size: WindowSize, work: (loaded: BrowserPage, context: BrowserContext) => Promise<T>): Promise<T> {
    return limit(async () => {
      page.signal?.throwIfAborted();
      const browser = await held.take();
      const timeout = startTimeout(chromium.jobMaxMs ?? 40_000, page.signal);
      let context: BrowserContext | null = null;
      const drawing = openIsolated(browser, size).then(async (opened) => {
        context = opened;
        return work(await loadIsolated(opened, page), opened);
      });
      try {
        return await Promise.race([drawing, timeout.passed]);
      } catch (cause) {
        drawing.catch(() => {}); // it ends with its context
        return refuse("unavailable", { cause });
      } finally {
        timeout.clear();
        // A browser that cannot even close a page is of no more use; the next job gets a new one.
        if (!(await closes(context))) await held.discard();
        held.release();
      }
    }, page.caller);
  }

  return {
    pdf: (page) =>
      drawPage(page, { widthPx: paperWidthPx }, async (loaded) => {
        await loaded.emulateMedia({ media: "screen" });
        return loaded.pdf({ format: "A4", printBackground: true, tagged: true, margin: { top: "10mm", bottom: "10mm" } });
      }),
    picture: (page, { widthPx, heightPx, format }) =>
      drawPage(page, { widthPx, heightPx }, async (loaded, context) => {
        const look = format === "jpeg" ? ({ type: "jpeg", quality: jpegQuality } as const) : ({ type: "png" } as const);
        // What a window shows is drawn as it stands: to make it as tall as the page lays everything out and draws it, twice.
        if (heightPx !== undefined) return loaded.screenshot({ ...look, animations: "disabled" });
        const { cssContentSize } = await (await context.newCDPSession(loaded)).send("Page.getLayoutMetrics");
        const height = Math.min(surfaceMaxPx, Math.max(1, Math.ceil(cssContentSize.height)));
        return loaded.screenshot({ ...look, clip: { x: 0, y: 0, width: widthPx, height }, fullPage: true, animations: "disabled" });
      }),
    close: () => held.discard(),
  };
}
