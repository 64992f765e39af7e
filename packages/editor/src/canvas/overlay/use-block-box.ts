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
    if (!canvas) return undefined;
    let watched: Element | undefined;
    const place = () => {
      watch(canvas.elementOf(blockId));
      const rect = canvas.rectOf(blockId);
      return () => {
        if (!box.current) return;
        placeBox(box.current, rect);
        latest.current?.(box.current);
      };
    };
    // Words grow the block while they are typed, and are written to the document only after a pause.
    const observer = new ResizeObserver(() => place()());
    const watch = (element: Element | undefined) => {
      if (element === watched) return;
      observer.disconnect();
      if (element) observer.observe(element);
      watched = element;
    };
    const stop = canvas.follow(place);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [canvas, blockId]);
  return box;
}
