import type { BlockId } from "@mailwright/document";
import type { CompiledUnit } from "../contracts/compiler-contract.js";
import { lightenHtml } from "../lighten/lighten-html.js";
import { measureBlocks } from "../markup/block-sizes.js";
import { createPiece, type Piece } from "../markup/join-pieces.js";
import { locateBlocks, stripMarkers } from "../markup/markers.js";
import { minifyHtml } from "../markup/minify-html.js";
import { lazy } from "../memory/lazy.js";
import { addStamps, type Stamps } from "../stamps/stamps.js";
import { fitPictures } from "./fit-pictures.js";
import type { Unit } from "./unit.js";
import { addWordShapes } from "./word-shapes.js";

/** A row as it is sent, in one of its forms. */
export interface SentUnit {
  readonly piece: Piece;
  readonly sizeByBlock: ReadonlyMap<BlockId, number>;
}

/** What a canvas does not draw of a row: its forms as they are sent, stored and edited again. `html` is as it is written before it is made lighter. */
export interface UnitForms extends CompiledUnit {
  readonly sent: SentUnit;
  /** As it is written before it is made lighter. */
  readonly written: SentUnit;
  /** As MJML writes it, without what is for Outlook for Windows beside that. */
  readonly plain: SentUnit;
  /** As it is written, with stamps. */
  readonly editable: SentUnit;
  /** As it is sent, with `data-block-id` on the elements of every block. */
  readonly located: SentUnit;
  /** As MJML writes it, with the same. */
  readonly plainLocated: SentUnit;
}

const known = new WeakMap<Unit, UnitForms>();

/**
 * The forms of a unit, the same object for the same unit. Each is made when it is first asked for. `stampsOf` gives class names that say
 * what the markup cannot show.
 */
export function formsOf(unit: Unit, stampsOf: () => Stamps): UnitForms {
  const forms = known.get(unit) ?? createForms(unit, stampsOf);
  known.set(unit, forms);
  return forms;
}

function createForms(unit: Unit, stampsOf: () => Stamps): UnitForms {
  const { id, overlaid, nodes, failure } = unit;
  const written = lazy(() => {
    // For Outlook for Windows alone: a canvas shows nothing of it.
    const fitted = addWordShapes(fitPictures(overlaid), nodes);
    return fitted === overlaid ? unit.minified : minifyHtml(fitted);
  });
  const light = lazy(() => lightenHtml(written()));
  const html = lazy(() => stripMarkers(written()).trim());
  const minified = () => unit.minified;
  return {
    id,
    sent: createSentUnit(id, light),
    written: createSentUnit(id, written),
    plain: createSentUnit(id, minified),
    editable: createSentUnit(id, () => (failure === undefined ? addStamps(written(), stampsOf()) : written())),
    located: createSentUnit(id, light, locateBlocks),
    plainLocated: createSentUnit(id, minified, locateBlocks),
    get canvasHtml() {
      return unit.canvasHtml;
    },
    get html() {
      return html();
    },
  };
}

function createSentUnit(id: BlockId, marked: () => string, settle?: (html: string) => string): SentUnit {
  const html = lazy(marked);
  const piece = lazy(() => createPiece(html(), settle));
  // The size of the row's own block is that of the whole piece, with the table that MJML writes around it for Outlook.
  const sizeByBlock = lazy(() => new Map([...measureBlocks(html(), settle), [id, piece().sizeBytes]]));
  return {
    get piece() {
      return piece();
    },
    get sizeByBlock() {
      return sizeByBlock();
    },
  };
}
