import type { DropAnswer } from "@mailwright/editing";
import { type Ref, useImperativeHandle, useRef } from "react";

/** Draws the line of a drop without rendering. */
export interface DropIndicatorHandle {
  /** `scale` is what one pixel of the email measures on the overlay. */
  show(drop: DropAnswer | null, scale: number): void;
}

const linePx = 3;

/** The line exactly where the block will land, with the name of what it lands in. */
export function DropIndicator({ handleRef }: { readonly handleRef: Ref<DropIndicatorHandle> }) {
  const line = useRef<HTMLDivElement>(null);
  const name = useRef<HTMLSpanElement>(null);
  useImperativeHandle(handleRef, () => ({
    show(drop, scale) {
      if (!line.current || !name.current) return;
      line.current.hidden = !drop?.line;
      if (!drop?.line) return;
      placeLine(line.current, drop.line, scale);
      line.current.dataset["refused"] = String(!drop.ok);
      name.current.textContent = drop.ok ? drop.containerName : "";
    },
  }));
  return (
    <div ref={line} className="mw-drop-line" hidden>
      <span ref={name} className="mw-drop-name" />
    </div>
  );
}

function placeLine(element: HTMLElement, { x, y, length, axis }: NonNullable<DropAnswer["line"]>, scale: number): void {
  const isHorizontal = axis === "horizontal";
  const left = Math.round(x * scale) - (isHorizontal ? 0 : 1);
  const top = Math.round(y * scale) - (isHorizontal ? 1 : 0);
  element.style.transform = `translate(${left}px, ${top}px)`;
  element.style.width = `${isHorizontal ? Math.round(length * scale) : linePx}px`;
  element.style.height = `${isHorizontal ? linePx : Math.round(length * scale)}px`;
}
