import type { BlockId, EmailDocument, TextPlace } from "@mailwright/document";
import type { Point } from "@mailwright/editing";
import type { CanvasText } from "./block-texts.js";
import type { Placing } from "./layout-news.js";
import type { ReaderControl, ReaderNews } from "./reader-controls.js";

/** A rectangle in the overlay's own pixels: what `left`, `top`, `width` and `height` of an absolutely placed child mean. */
export interface OverlayRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The canvas asks for text editing: a click on an editable block, or Enter. Without a point the caret goes to the end. */
export interface EditTextRequest {
  readonly blockId: BlockId;
  /** Which of its texts; absent: the one nearest to the point, or the first. */
  readonly place?: TextPlace;
  /** The viewport coordinates of the press. */
  readonly point?: { readonly clientX: number; readonly clientY: number };
  /**
   * The block has just been added: its words are a sample, and selected, so that what is typed takes their place. Nothing happens where it
   * has no text, and with a button or a link: what these need next is their address.
   */
  readonly isNew?: boolean;
}

/** What the rest of the editor may ask of the canvas. The canvas is the compiled email; nothing here draws a block. */
export interface CanvasHandle {
  /** The element that stands for a block and takes its focus, once its row has been drawn. */
  elementOf(blockId: BlockId): HTMLElement | undefined;
  /** The texts of a block that are written in place, in the order of the email: its own, and those in the items of a list. */
  textsOf(blockId: BlockId): readonly CanvasText[];
  /** The element whose content is one of these texts; without a place the first. */
  textElementOf(blockId: BlockId, place?: TextPlace): HTMLElement | undefined;
  /** Where a block is seen, in overlay pixels; `undefined` while it has no size. */
  rectOf(blockId: BlockId): OverlayRect | undefined;
  /** The same rectangle for any element or range of the canvas: the caret, a selected run. */
  toOverlay(rect: DOMRectReadOnly): OverlayRect;
  /** A point of the viewport in the email's own pixels, without the zoom. */
  toMail(clientX: number, clientY: number): Point;
  /** How many pixels of the overlay are one of the email. */
  scale(): number;
  /**
   * Draws another document in place of the open one, while a value is changed by pulling. The next change of the open document draws that
   * again.
   */
  preview(document: EmailDocument): void;
  /** The innermost block at a point of the viewport (a pointer event's `clientX` and `clientY`). */
  blockAt(clientX: number, clientY: number): BlockId | undefined;
  /**
   * From now on patches leave the content of this block's text element alone and only bring its style up to date, because an
   * editor lives in it. `null` ends that, and draws the block as compiled again.
   */
  protect(blockId: BlockId | null, place?: TextPlace): void;
  /** Moves focus to a block without scrolling; false where it has not been drawn. */
  focusBlock(blockId: BlockId): boolean;
  /** Brings a block into view. If its row has not been drawn yet, draws it first. */
  scrollToBlock(blockId: BlockId): void;
  /** Called after every change that may have moved blocks (patch, zoom, device, image load, resize), in the same frame. Answers the way to stop. */
  onLayout(listener: () => void): () => void;
  /**
   * Calls `placing` before the next paint, and again whenever blocks may have moved. All placings measure before any of them writes.
   * Answers a function that stops it.
   */
  follow(placing: Placing): () => void;
  /** Calls `placing` once, before the next paint. */
  placeSoon(placing: Placing): void;
  /**
   * Called when a person wants to edit a block's text: on release of a press that did not become a drag, inside the event, so
   * that focus and caret can be set at once. Only for blocks with `editable`, never in a read-only editor.
   */
  onEditText(listener: (request: EditTextRequest) => void): () => void;
  /** Asks for text editing, as a click on the block does. */
  requestTextEditing(request: EditTextRequest): void;
  /** Unfolds or folds an answer, or turns a carousel, as a reader's press does. The document stays as it is. */
  operate(control: ReaderControl): void;
  /** Called after that. Answers the way to stop. */
  onOperated(listener: (news: ReaderNews) => void): () => void;
  /** The layer over the email, in interface pixels at every zoom. It scrolls with the email. Portal floating toolbars into it. */
  readonly overlay: HTMLElement;
  /** The nested shadow root that holds the email: `root.activeElement`, and `shadowRoots` for caret and selection calls. */
  readonly root: ShadowRoot;
}
