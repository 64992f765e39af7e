import type { BlockId, EmailDocument } from "@mailwright/document";
import { createListeners } from "../../base/context/listeners.js";
import type { MailViewport } from "../mail/media-query.js";
import type { MailWords } from "../words/mail-words.js";
import { type BlockScrolling, createBlockScrolling } from "./block-scrolling.js";
import type { CanvasHandle, EditTextRequest } from "./canvas-handle.js";
import type { CanvasViewOptions } from "./canvas-view-options.js";
import { keepInert } from "./keep-inert.js";
import { createLayoutNews, type LayoutNews } from "./layout-news.js";
import { createMailDrawing, type MailDrawing } from "./mail-drawing.js";
import type { MailGeometry } from "./mail-geometry.js";
import { operate, type ReaderNews } from "./reader-controls.js";
import { watchLayout } from "./watch-layout.js";

/** The email on the page, without React: compiled rows patched into a shadow root. */
export interface CanvasView extends CanvasHandle, Pick<BlockScrolling, "keepStill"> {
  readonly geometry: MailGeometry;
  /** Draws a document. What is in view is drawn before this returns; the rest is drawn as frames have time for it. */
  update(document: EmailDocument): void;
  setViewport(viewport: MailViewport): void;
  setWords(words: MailWords): void;
  setTabStop(blockId: BlockId | undefined): void;
  focusedBlock(): BlockId | undefined;
  /** Did this happen inside the text that is being edited? */
  isInText(event: Event): boolean;
  /** Calls the `onLayout` listeners, for changes that only the caller knows of (zoom). */
  layoutChanged(): void;
  /** How many rows were patched so far, for tests: a change of one block must patch one. */
  rowsDrawn(): number;
  isFilled(): boolean;
  destroy(): void;
}

/** Draws an email into `host`, and keeps it drawn. */
export function createCanvasView(options: CanvasViewOptions): CanvasView {
  const layout: LayoutNews = createLayoutNews(() => drawing.surface.viewport);
  const editText = createListeners<EditTextRequest>();
  const operated = createListeners<ReaderNews>();
  const drawing = createMailDrawing(options, () => layout.tell());
  const { surface, elements, texts, live, focus, geometry } = drawing;
  const layoutChanged = () => {
    drawing.settle();
    layout.tell();
  };
  const stopFollowing = followLayout(drawing, layout, options.host.ownerDocument.defaultView ?? window);
  const stopInert = keepInert(surface.root);

  return {
    root: surface.root,
    overlay: options.overlay,
    geometry,
    update: drawing.update,
    setViewport: drawing.setViewport,
    setWords: drawing.setWords,
    elementOf: focus.elementOf,
    textElementOf: texts.textElementOf,
    textsOf: texts.textsOf,
    rectOf: geometry.overlayRectOf,
    toOverlay: geometry.toOverlay,
    toMail: geometry.toMail,
    scale: geometry.overlayScale,
    preview: drawing.update,
    blockAt: geometry.blockAt,
    protect(blockId, place) {
      const released = live.release();
      if (released !== undefined) drawing.redraw(released);
      if (blockId !== null) live.hold(blockId, place);
    },
    focusBlock: focus.focusBlock,
    focusedBlock: focus.focusedBlock,
    setTabStop: elements.setTabStop,
    ...createBlockScrolling(drawing, focus),
    onLayout: layout.add,
    follow: layout.follow,
    placeSoon: layout.placeSoon,
    onEditText: editText.add,
    operate(control) {
      const news = operate(control);
      drawing.noticeArrival([control]);
      layoutChanged();
      operated.tell(news);
    },
    onOperated: operated.add,
    isInText: (event) => isIn(event, live.element()),
    requestTextEditing: editText.tell,
    layoutChanged,
    rowsDrawn: drawing.rowsDrawn,
    isFilled: drawing.isFilled,
    destroy() {
      drawing.update.cancel();
      drawing.destroy();
      stopFollowing();
      stopInert();
      layout.clear();
      editText.clear();
      operated.clear();
    },
  };
}

const isIn = (event: Event, element: Element | undefined) => element !== undefined && event.composedPath().includes(element);

/** Sizes changed without an edit: a picture or a font arrived, or the page was resized. What came into view is drawn in the next frame. */
function followLayout(drawing: MailDrawing, layout: LayoutNews, view: Window): () => void {
  let frame = 0;
  const stopWatching = watchLayout(drawing.surface.root, drawing.surface.viewport, {
    onArrival(moved) {
      drawing.noticeArrival(moved);
      drawing.settle();
      layout.tell();
    },
    onResize() {
      // The listeners were called when the edit was drawn. Calling them again would cost each edit a second frame.
      if (layout.isKnown()) return;
      layout.tell();
      // Waking rows changes sizes again. A ResizeObserver reports an error if that happens inside its callback.
      view.cancelAnimationFrame(frame);
      frame = view.requestAnimationFrame(() => drawing.settle() && layout.tell());
    },
  });
  return () => {
    view.cancelAnimationFrame(frame);
    stopWatching();
  };
}
