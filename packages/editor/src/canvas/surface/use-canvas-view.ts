import { useLatest } from "@mailwright/ui";
import { type RefObject, useLayoutEffect, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { createMailReader } from "../mail/mail-reader.js";
import { useMailWords } from "../words/use-mail-words.js";
import { type CanvasView, createCanvasView } from "./canvas-view.js";

export interface CanvasElements {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly host: RefObject<HTMLDivElement | null>;
  readonly overlay: RefObject<HTMLDivElement | null>;
}

/** The view of the canvas, which draws the opened document and every change of it. `null` until its elements are in the page. */
export function useCanvasView({ scroller, host, overlay }: CanvasElements): CanvasView | null {
  const { compiler, registry, ports } = useEditorServices();
  const words = useMailWords();
  // Other words or ports must not draw the email anew, because somebody may be writing on the canvas.
  const latest = useLatest({ words, ports });
  const [view, setView] = useState<CanvasView | null>(null);

  useLayoutEffect(() => {
    if (!scroller.current || !host.current || !overlay.current) return;
    const made = createCanvasView({
      scroller: scroller.current,
      host: host.current,
      overlay: overlay.current,
      registry,
      words: latest.current.words,
      readParts: createMailReader(compiler),
      now: () => latest.current.ports.clock.now(),
    });
    setView(made);
    return () => made.destroy();
  }, [scroller, host, overlay, registry, compiler, latest]);
  useLayoutEffect(() => view?.setWords(words), [view, words]);

  return view;
}

/** Draws the document. Draws every change of it before anything else hears of the change. */
export function useDrawnDocument(view: CanvasView | null): void {
  const { editor } = useEditorServices();
  useLayoutEffect(() => {
    if (!view) return;
    view.update(editor.document.get());
    return editor.document.subscribe(() => view.update(editor.document.get()));
  }, [editor, view]);
}
