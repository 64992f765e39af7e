import type { BlockId, OverridePart } from "@mailwright/document";
import type { HeadStyles } from "@mailwright/mjml";
import { lightenHtml } from "../lighten/lighten-html.js";
import { measureBlocks } from "../markup/block-sizes.js";
import { createPiece, type Piece } from "../markup/join-pieces.js";
import { locateBlocks, markersToAttributes, stripMarkers } from "../markup/markers.js";
import { minifyHtml } from "../markup/minify-html.js";
import { lazy } from "../memory/lazy.js";
import { overlayVariants, type Variants } from "../overrides/overlay-variants.js";
import type { OverrideRule } from "../overrides/override-rules.js";
import { addStamps, type Stamps } from "../stamps/stamps.js";
import { fitPictures } from "./fit-pictures.js";
import type { RenderedUnit } from "./render-units.js";
import { addWordShapes } from "./word-shapes.js";

/** A row as it is sent, in one of its forms. */
export interface SentUnit {
  readonly piece: Piece;
  readonly sizeByBlock: ReadonlyMap<BlockId, number>;
}

/** A rendered row. It stays the same object until the row changes, or something around it that the row reads. */
export interface Unit {
  readonly id: BlockId;
  readonly styles: HeadStyles;
  readonly rules: readonly OverrideRule[];
  /** The devices, or the dark, whose look could not be shown because its tags differ. */
  readonly unapplied: readonly OverridePart[];
  /** For the canvas: `data-block-id` on every block's element, no comments. */
  readonly canvasHtml: string;
  /** As it is written before it is made lighter. */
  readonly html: string;
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
  /** Why the row could not be rendered; then the unit holds a placeholder and is not sent. */
  readonly failure: string | undefined;
}

/** What a unit may have beside its HTML. */
export interface UnitExtras {
  readonly variants?: Variants | undefined;
  /** Class names that say what the markup cannot show. */
  readonly stamps?: () => Stamps;
  readonly failure?: string;
}

/** Makes a unit. Each form of the HTML is made when it is first asked for, because the canvas and the export need different ones. */
export function createUnit(id: BlockId, rendered: RenderedUnit, { variants = {}, stamps, failure }: UnitExtras = {}): Unit {
  const { html: overlaid, rules, unapplied } = overlayVariants(rendered.html, variants);
  const minified = lazy(() => minifyHtml(overlaid));
  const canvasHtml = lazy(() => markersToAttributes(minified()).trim());
  const written = lazy(() => {
    // For Outlook for Windows alone: a canvas shows nothing of it.
    const fitted = addWordShapes(fitPictures(overlaid), rendered.nodes);
    return fitted === overlaid ? minified() : minifyHtml(fitted);
  });
  const light = lazy(() => lightenHtml(written()));
  const html = lazy(() => stripMarkers(written()).trim());
  return {
    id,
    styles: rendered.styles,
    rules,
    unapplied,
    failure,
    sent: createSentUnit(id, light),
    written: createSentUnit(id, written),
    plain: createSentUnit(id, minified),
    editable: createSentUnit(id, () => (stamps ? addStamps(written(), stamps()) : written())),
    located: createSentUnit(id, light, locateBlocks),
    plainLocated: createSentUnit(id, minified, locateBlocks),
    get canvasHtml() {
      return canvasHtml();
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
