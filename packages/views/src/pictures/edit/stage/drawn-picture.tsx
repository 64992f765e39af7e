import { useTranslate } from "@mailwright/ui";
import { useLayoutEffect, useRef } from "react";
import type { PictureSize } from "../../reduce/fit-picture.js";
import { editStrings } from "../edit-strings.js";

interface DrawnPictureProps {
  /** Draws it with no side longer than that. */
  readonly draw: (sideMaxPx: number) => OffscreenCanvas;
  readonly size: PictureSize;
}

/** More pixels than these are not worth the time that a slider has between two frames. */
const sideMaxPx = 1200;

/** The picture as it is now, as sharp as the screen. */
export function DrawnPicture({ draw, size: { widthPx, heightPx } }: DrawnPictureProps) {
  const say = useTranslate(editStrings);
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const side = Math.max(widthPx, heightPx);
    if (side === 0) return undefined;
    const frame = requestAnimationFrame(() => {
      if (!canvas.current) return;
      const drawn = draw(Math.min(sideMaxPx, Math.round(side * devicePixelRatio)));
      canvas.current.width = drawn.width;
      canvas.current.height = drawn.height;
      canvas.current.getContext("2d")?.drawImage(drawn, 0, 0);
    });
    return () => cancelAnimationFrame(frame);
  }, [draw, widthPx, heightPx]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={say("picture")}
      className="mw-edit-canvas"
      style={{ inlineSize: widthPx, blockSize: heightPx }}
    />
  );
}
