import type { BlockId, OverridePart } from "@mailwright/document";
import type { HeadStyles } from "@mailwright/mjml";
import { measureBlocks } from "../markup/block-sizes.js";
import { createPiece, type Piece } from "../markup/join-pieces.js";
import { markersToAttributes, stripMarkers } from "../markup/markers.js";
import { minifyHtml } from "../markup/minify-html.js";
import { lazy } from "../memory/lazy.js";
import { overlayVariants, type Variants } from "../overrides/overlay-variants.js";
import type { OverrideRule } from "../overrides/override-rules.js";
import { addNotes, type Notes } from "../stamps/stamps.js";
import type { RenderedUnit } from "./render-units.js";

/** A rendered row. The same object as long as neither the row nor what it reads of the page changes. */
export interface Unit {
  readonly id: BlockId;
  readonly styles: HeadStyles;
  readonly rules: readonly OverrideRule[];
  /** Overrides that could not be laid over the row. */
  readonly unapplied: readonly OverridePart[];
  /** For the canvas: `data-block-id` on every block's element, no comments. */
  readonly canvasHtml: string;
  /** As it is sent. */
  readonly html: string;
  readonly piece: Piece;
  readonly sizeByBlock: ReadonlyMap<BlockId, number>;
  /** Why the row could not be rendered; then the unit holds a placeholder and is not sent. */
  readonly failure: string | undefined;
}

/** What a unit may have beside its HTML. */
export interface UnitExtras {
  readonly variants?: Variants | undefined;
  /** What is sent beside what shows. */
  readonly notes?: () => Notes;
  readonly failure?: string;
}

/** Each form is made when it is first asked for: the canvas needs one, the export another. */
export function createUnit(id: BlockId, rendered: RenderedUnit, { variants = {}, notes, failure }: UnitExtras = {}): Unit {
  const { html: overlaid, rules, unapplied } = overlayVariants(rendered.html, variants);
  const minified = lazy(() => minifyHtml(overlaid));
  const sent = lazy(() => (notes ? addNotes(minified(), notes()) : minified()));
  const canvasHtml = lazy(() => markersToAttributes(minified()).trim());
  const html = lazy(() => stripMarkers(sent()).trim());
  const piece = lazy(() => createPiece(sent()));
  // A row costs all of its piece, Outlook's table around it included.
  const sizeByBlock = lazy(() => new Map([...measureBlocks(sent()), [id, piece().sizeBytes]]));
  return {
    id,
    styles: rendered.styles,
    rules,
    unapplied,
    failure,
    get canvasHtml() {
      return canvasHtml();
    },
    get html() {
      return html();
    },
    get piece() {
      return piece();
    },
    get sizeByBlock() {
      return sizeByBlock();
    },
  };
}
