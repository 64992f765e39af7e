import { type Block, type BlockId, contains, type EmailDocument } from "@mailwright/document";
import { oncePerFrame } from "../../base/later/once-per-frame.js";
import type { MailParts } from "../mail/mail-parts.js";
import { createMailSurface } from "../mail/mail-surface.js";
import type { MailViewport } from "../mail/media-query.js";
import { createRowList } from "../rows/row-list.js";
import { sleepWhenLong } from "../sleep/sleep-when-long.js";
import type { MailWords } from "../words/mail-words.js";
import { createBlockElements } from "./block-elements.js";
import { createBlockFocus } from "./block-focus.js";
import { createBlockTexts } from "./block-texts.js";
import type { CanvasViewOptions } from "./canvas-view-options.js";
import { isBlank, isRestyled } from "./document-changes.js";
import { createHeldElement } from "./held-element.js";
import { createMailGeometry } from "./mail-geometry.js";
import { createRowPainter } from "./row-painter.js";

/**
 * While somebody drags the colour of the page, rows out of sight are drawn after the drag. A hand that pauses for less than this is still
 * dragging; the history joins steps within the same time.
 */
const settingsRestMs = 500;

export type MailDrawing = ReturnType<typeof createMailDrawing>;

/** Draws the email into its surface and keeps it up to date. Calls `onLayout` after every change that may have moved blocks. */
export function createMailDrawing(options: CanvasViewOptions, onLayout: () => void) {
  const { host } = options;
  let document: EmailDocument | undefined;
  let parts: MailParts | undefined;
  let viewport: MailViewport | undefined;
  const frameBlocks = () => parts?.frameBlocks ?? [];
  const drawn = joinParts(options, frameBlocks, onLayout);
  const { surface, elements, texts, live, focus, geometry, list, sleep, painter } = drawn;

  const paint = (restDelayMs: number) => {
    if (parts) painter.paint({ parts, isDark: viewport?.isDark ?? false, restDelayMs });
    onLayout();
  };
  const isCostly = (next: EmailDocument) => document !== undefined && isRestyled(document, next);
  const take = (next: EmailDocument) => {
    const isAllStale = isCostly(next);
    const taken = options.readParts(next);
    if (taken.frame !== parts?.frame) sleep.noticeChangeOfAll();
    document = next;
    parts = taken;
    focus.keep(() => {
      surface.setFrame(taken.frame);
      elements.readFrame(surface.viewport, taken.frameBlocks);
      list.arrange(taken, surface.holder(), isAllStale);
      host.toggleAttribute("data-blank", isBlank(taken.rows));
      paint(isAllStale ? settingsRestMs : 0);
    });
  };

  return {
    surface,
    elements,
    texts,
    live,
    focus,
    geometry,
    ...rowsOnDemand(drawn, onLayout),
    update: oncePerFrame(take, isCostly, host.ownerDocument.defaultView ?? window),
    setViewport(next: MailViewport): void {
      if (JSON.stringify(next) === JSON.stringify(viewport)) return;
      viewport = next;
      surface.setWindow(next);
      sleep.expectWidth(next.paperPx);
      paint(0);
    },
    /** Uses other words from now on. A text that is being edited stays as it is. */
    setWords(words: MailWords): void {
      elements.setWords(words);
      elements.readFrame(surface.viewport, frameBlocks());
      for (const { element, named } of list.rows()) if (named) elements.read(element, named);
    },
    settle: painter.settle,
    isFilled: () => list.staleCount() === 0,
    rowsDrawn: painter.rowsDrawn,
    destroy: drawn.destroy,
  };
}

/** Creates the parts of a drawing and connects them. */
function joinParts(options: CanvasViewOptions, frameBlocks: () => readonly Block[], onLayout: () => void) {
  const { host, overlay, registry } = options;
  const surface = createMailSurface(host);
  const elements = createBlockElements(options);
  const texts = createBlockTexts(registry, elements);
  const live = createHeldElement(texts);
  const focus = createBlockFocus(surface.root, elements);
  const list = createRowList({
    owner: host.ownerDocument,
    onRemove: (row) => elements.forget(row.element),
    onRegroup: (group) => sleep.noticeChange(group),
  });
  const geometry = createMailGeometry({ ...surface, ...elements, overlay, groups: list.groups, frameBlocks });
  let isOver = false;
  const sleep = sleepWhenLong({ ...options, ...surface, groups: list.groups }, () => {
    if (!isOver && painter.settle()) onLayout();
  });
  const painter = createRowPainter({ ...options, list, elements, surface, geometry, sleep, live, onPaint: onLayout });
  const destroy = () => {
    isOver = true;
    painter.destroy();
  };
  return { surface, elements, texts, live, focus, list, geometry, sleep, painter, destroy };
}

/** What can be done to a single row when it is asked for. */
function rowsOnDemand({ list, sleep, painter }: ReturnType<typeof joinParts>, onLayout: () => void) {
  const rowAround = (blockId: BlockId) => list.rows().find(({ block }) => contains(block, blockId));
  return {
    /** Compares a row with its compiled HTML once more. */
    redraw(blockId: BlockId): void {
      const row = rowAround(blockId);
      if (!row) return;
      list.markTouched(row);
      painter.paintRow(row);
      onLayout();
    },
    /** Lays out a block's row, even if it is far from view, so that it can be scrolled to. */
    wake(blockId: BlockId): void {
      const row = rowAround(blockId);
      if (row && painter.paintRow(row)) onLayout();
    },
    /** Pictures or a font have arrived: the height of their rows, or of any row, may have changed. */
    noticeArrival(moved: readonly Element[] | "all"): void {
      if (moved === "all") sleep.noticeChangeOfAll();
      else sleep.noticePictures(moved);
    },
  };
}
