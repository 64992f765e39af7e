import type { MailParts } from "../mail/mail-parts.js";
import type { MailSurface } from "../mail/mail-surface.js";
import type { CanvasRow, RowList } from "../rows/row-list.js";
import type { LaterSleep } from "../sleep/sleep-when-long.js";
import type { BlockElements } from "./block-elements.js";
import type { HeldElement } from "./held-element.js";

/** What is to be drawn. */
export interface BrushJob {
  readonly parts: MailParts;
  readonly isDark: boolean;
}

/** Draws single rows, and the CSS for everything that is shown. */
export interface RowBrush {
  take(job: BrushJob): void;
  draw(row: CanvasRow): void;
  drawCss(): void;
  /** How many rows were patched so far. */
  rowsDrawn(): number;
}

export interface RowBrushOptions {
  readonly list: RowList;
  readonly elements: BlockElements;
  readonly surface: MailSurface;
  readonly sleep: Pick<LaterSleep, "noticeChange">;
  readonly live: HeldElement;
}

export function createRowBrush({ list, elements, surface, sleep, live }: RowBrushOptions): RowBrush {
  let job: BrushJob | undefined;
  let rowsDrawn = 0;
  let kindsDrawn = 0;
  let drawnCss: readonly unknown[] = [];
  return {
    take(next) {
      job = next;
    },
    rowsDrawn: () => rowsDrawn,
    draw(row) {
      if (!job || !row.isStale) return;
      const isChanged = list.draw(row, job.parts, live.element());
      if (isChanged) {
        rowsDrawn++;
        sleep.noticeChange(list.groupOf(row));
      }
      if (isChanged || row.named !== row.block) elements.read(row.element, row.block);
      row.named = row.block;
      const kind = row.shown && job.parts.cssKind(row.shown);
      if (kind !== row.cssKind) kindsDrawn++;
      row.cssKind = kind;
    },
    drawCss() {
      if (!job) return;
      // Rows of the same kinds on the same screen need the same CSS, so most edits change none of it.
      const state = [kindsDrawn, list.rows().length, job.isDark, job.parts.frame];
      if (state.every((part, index) => part === drawnCss[index])) return;
      drawnCss = state;
      const shown = list.rows().flatMap((row) => row.shown ?? []);
      surface.setCss(job.parts.css(shown), job.isDark);
    },
  };
}
