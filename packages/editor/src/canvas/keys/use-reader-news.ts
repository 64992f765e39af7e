import { useAnnounce, useTranslate } from "@mailwright/ui";
import { useEffect } from "react";
import type { CanvasHandle } from "../surface/canvas-handle.js";
import type { ReaderNews } from "../surface/reader-controls.js";
import { canvasStrings } from "../words/canvas-strings.js";

const wordsFor = { open: "itemOpen", fold: "itemFolded", turn: "pictureShown" } as const satisfies Record<ReaderNews["did"], string>;

/** Tells assistive technology which answer was unfolded or folded, and which picture a carousel was turned to. */
export function useReaderNews(canvas: CanvasHandle | null): void {
  const announce = useAnnounce();
  const say = useTranslate(canvasStrings);
  useEffect(() => canvas?.onOperated(({ did, ...at }) => announce(say(wordsFor[did], at))), [canvas, announce, say]);
}
