import type { BlockId } from "@mailwright/document";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { useCanvas } from "../surface/canvas-context.js";
import { placeBox } from "./place-box.js";

/** Keeps an element over a block: it moves in the same frame as the block, without a render. */
export function useBlockBox(blockId: BlockId, onPlace?: (box: HTMLElement) => void): RefObject<HTMLDivElement | null> {
  const canvas = useCanvas();
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(onPlace);
  useLayoutEffect(() => {
    latest.current = onPlace;
  });
  useLayoutEffect(() => {
    if (!canvas) return;
    const place = () => {
      if (!box.current) return;
      placeBox(box.current, canvas.rectOf(blockId));
      latest.current?.(box.current);
    };
    place();
    return canvas.onLayout(place);
  }, [canvas, blockId]);
  return box;
}
