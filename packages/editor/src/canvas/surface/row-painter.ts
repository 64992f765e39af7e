import type { CanvasRow } from "../rows/row-list.js";
import type { LaterSleep } from "../sleep/sleep-when-long.js";
import type { MailGeometry } from "./mail-geometry.js";
import { createRestSchedule } from "./rest-schedule.js";
import { type BrushJob, createRowBrush, type RowBrush, type RowBrushOptions } from "./row-brush.js";

/** The document to draw, and when the rows out of sight are drawn. */
export interface PaintJob extends BrushJob {
  readonly restDelayMs: number;
}

export interface RowPainterOptions extends RowBrushOptions {
  readonly geometry: MailGeometry;
  readonly sleep: LaterSleep;
  readonly scroller: HTMLElement;
  readonly now: () => number;
  /** To be called after rows were drawn or moved without `paint`: draws the rest, or what came into view. */
  readonly onPaint: () => void;
}

export interface RowPainter {
  /**
   * Draws stale rows. A few are drawn at once. Of many, those in view are drawn first and the rest in pieces that leave time for frames.
   */
  paint(job: PaintJob): void;
  /** Draws one row now and lays it out, even if it is far from view. Answers whether that changed anything. */
  paintRow(row: CanvasRow): boolean;
  /** Blocks have moved: draws what came into view. Answers whether that moved other blocks. */
  settle(): boolean;
  rowsDrawn(): number;
  destroy(): void;
}

/** A frame has 16 ms, of which painting and the rest of the editor need their share. */
const budgetMs = 8;
/** Up to this many rows are drawn without measuring which of them are in view: measuring would take longer. */
const fewRows = 3;
/** Heights out of sight are measured after nothing was changed for this time. */
const measureRestMs = 300;

export function createRowPainter(options: RowPainterOptions): RowPainter {
  const { list, sleep, scroller, now, onPaint } = options;
  const brush = createRowBrush(options);
  const settle = () => settleRows(options, brush);
  const paintUntil = (endMs: number) => drawUntil(endMs, options, brush);
  const paintRest = () => {
    const endMs = now() + budgetMs;
    settle();
    if (list.staleCount() > 0) paintUntil(endMs);
    else while (sleep.isUncertain() && now() < endMs) sleep.measureNext();
    settle();
    onPaint();
    scheduleRest(0, 0);
  };
  const rest = createRestSchedule(paintRest, scroller.ownerDocument.defaultView ?? window);
  const scheduleRest = (paintDelayMs: number, measureDelayMs: number) => {
    if (sleep.isComing()) rest.cancel();
    else if (list.staleCount() > 0) rest.after(paintDelayMs);
    else if (sleep.isUncertain()) rest.after(measureDelayMs);
    else rest.cancel();
  };
  const onScroll = () => {
    if (settle()) onPaint();
  };
  scroller.addEventListener("scroll", onScroll, { passive: true });

  return {
    paint(job) {
      brush.take(job);
      const endMs = now() + budgetMs;
      if (list.staleCount() <= fewRows) paintUntil(Number.POSITIVE_INFINITY);
      else settle();
      if (job.restDelayMs === 0) paintUntil(endMs);
      settle();
      scheduleRest(job.restDelayMs, measureRestMs);
    },
    paintRow(row) {
      const hasWoken = sleep.wake(list.groupOf(row));
      const isChanged = hasWoken || row.isStale;
      brush.draw(row);
      brush.drawCss();
      return isChanged;
    },
    settle() {
      const isChanged = settle();
      if (!rest.isWaiting()) scheduleRest(0, measureRestMs);
      return isChanged;
    },
    rowsDrawn: brush.rowsDrawn,
    destroy() {
      rest.cancel();
      scroller.removeEventListener("scroll", onScroll);
    },
  };
}

/** Draws stale rows from the top until none is left or the time is over. */
function drawUntil(endMs: number, { list, now }: RowPainterOptions, brush: RowBrush): void {
  for (const row of list.rows()) {
    if (!row.isStale) continue;
    brush.draw(row);
    if (list.staleCount() === 0 || now() >= endMs) break;
  }
  brush.drawCss();
}

/** Wakes and draws what came into view. Answers whether anything was drawn, woke or fell asleep. */
function settleRows({ list, geometry, sleep, scroller }: RowPainterOptions, brush: RowBrush): boolean {
  let isChanged = sleep.settle();
  if (list.staleCount() === 0) return isChanged;
  // Drawing changes what is in view: rows become lower, and the CSS of their columns is added after them. So it looks again.
  while (drawInView(list.rows(), geometry, scroller, brush.draw) > 0) {
    brush.drawCss();
    sleep.settle();
    isChanged = true;
  }
  return isChanged;
}

/** Draws the stale rows in view. Answers how many there were. */
function drawInView(rows: readonly CanvasRow[], geometry: MailGeometry, scroller: HTMLElement, draw: (row: CanvasRow) => void): number {
  const { top, bottom } = scroller.getBoundingClientRect();
  let count = 0;
  const first = geometry.firstRowBelow(top)?.element;
  let index = rows.findIndex(({ element }) => element === first);
  for (let row = rows[index]; row && row.element.getBoundingClientRect().top < bottom; row = rows[++index]) {
    if (!row.isStale) continue;
    draw(row);
    count++;
  }
  return count;
}
