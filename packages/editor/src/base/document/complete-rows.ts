import type { CanvasUnit, DocumentFrame, DocumentRows, RowCompiler } from "@mailwright/compiler";
import { completeOwnAddresses } from "@mailwright/document";
import { namePictures } from "./name-pictures.js";

/** Where the product's own pictures are. `null`: nowhere, and words stand in their place. `undefined` or empty: on the page's own origin. */
export type PicturesOrigin = string | null | undefined;

/** A row compiler that completes addresses, and what it was made of. */
export interface CompletedRows {
  readonly rows: RowCompiler;
  readonly origin: PicturesOrigin;
}

const madeOf = new WeakMap<RowCompiler, CompletedRows>();

/** What this compiler was made of by `completeRows`. */
export function takeApart(compiler: RowCompiler): CompletedRows {
  return madeOf.get(compiler) ?? { rows: compiler, origin: undefined };
}

/**
 * The same compiler with the address of the product's own pictures. Documents, and the blocks' compiled HTML, name these pictures without
 * an origin, so a page of another site could not show them.
 */
export function completeRows(rows: RowCompiler, origin: PicturesOrigin): RowCompiler {
  if (origin === undefined || origin === "") return rows;
  const complete = completerOf(origin);
  // Units and frames keep their identity, because the canvas draws again whatever is another object.
  const units = pairs((unit: CanvasUnit) => completeUnit(unit, complete));
  const frames = framesOf(complete);
  const completed: RowCompiler = {
    counters: rows.counters,
    openRows: (document, options) => completeOpened(rows.openRows(document, options), units, frames),
  };
  madeOf.set(completed, { rows, origin });
  return completed;
}

export type Complete = (html: string) => string;

export const completerOf =
  (origin: string | null): Complete =>
  (html) =>
    origin === null ? namePictures(html) : completeOwnAddresses(html, origin);

export const framesOf = (complete: Complete): Pairs<DocumentFrame> =>
  pairs((frame: DocumentFrame) => ({ ...frame, prefix: complete(frame.prefix) }));

/** An opened document with these units and frames in place of its own. */
export function completeOpened<Row extends CanvasUnit>(
  opened: DocumentRows<Row>,
  units: Pairs<Row>,
  frames: Pairs<DocumentFrame>,
): DocumentRows<Row> {
  return {
    ...opened,
    frame: frames.of(opened.frame),
    compileRow(row) {
      const unit = opened.compileRow(row);
      return unit && units.of(unit);
    },
    headKind: (unit) => opened.headKind(units.sourceOf(unit)),
    headCss: (shown) => opened.headCss(Array.from(shown, units.sourceOf)),
  };
}

// Made when it is first asked for, as in the unit itself.
function completeUnit(unit: CanvasUnit, complete: Complete): CanvasUnit {
  return {
    id: unit.id,
    get canvasHtml() {
      return complete(unit.canvasHtml);
    },
  };
}

interface Pairs<T> {
  of(source: T): T;
  sourceOf(known: T): T;
}

/** Remembers what was made of each object. */
export function pairs<T extends object>(make: (source: T) => T): Pairs<T> {
  const made = new WeakMap<T, T>();
  const sources = new WeakMap<T, T>();
  return {
    of(source: T): T {
      const known = made.get(source) ?? make(source);
      made.set(source, known);
      sources.set(known, source);
      return known;
    },
    sourceOf: (known: T): T => sources.get(known) ?? known,
  };
}
