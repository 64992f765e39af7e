import type { CanvasRow } from "../rows/row-list.js";
import type { LaterSleep } from "../sleep/sleep-when-long.js";
import type { MailGeometry } from "./mail-geometry.js";
import { createRestSchedule } from "./rest-schedule.js";
import { type BrushJob, createRowBrush, type RowBrush, type RowBrushOptions } from "./row-brush.js";

/** What is to be drawn, and when the rows out of sight get their turn. */
export interface PaintJob extends BrushJob {
  readonly restDelayMs: number;
}

export interface RowPainterOptions extends RowBrushOptions {
  readonly geometry: MailGeometry;
  readonly sleep: LaterSleep;
  readonly scroller: HTMLElement;
  readonly now: () => number;
  /** After rows were drawn or moved outside `paint`: the rest, or what came into view. */
  readonly onPaint: () => void;
}

export interface RowPainter {
  /** Draws stale rows: few of them at once, of many those in view first, the rest in pieces that leave frames alone. */
  paint(job: PaintJob): void;
  /** Draws one row now and lays it out, also far from view. Answers whether that changed anything. */
  paintRow(row: CanvasRow): boolean;
  /** Something moved: draws what came into view. Answers whether that moved anything else. */
  settle(): boolean;
  rowsDrawn(): number;
  destroy(): void;
}

/** A frame has 16 ms; painting and the rest of the editor need their share. */
const budgetMs = 8;
/** So few rows are drawn without asking where they are: measuring would cost more. */
const fewRows = 3;
/** Heights out of sight are measured once nothing was changed for so long. */
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

/** Draws stale rows from the top until there is none, or no time. */
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
  // What is drawn changes what is in view: rows shrink, and the CSS of their columns comes after them.
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
