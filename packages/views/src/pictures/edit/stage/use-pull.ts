import { type PointerEvent, useRef } from "react";

export interface PullOptions {
  /** Told how far the pointer is from where it was pressed, in shares of the element that is pulled across. */
  readonly onPull: (acrossShare: number, downShare: number) => void;
  readonly onEnd: () => void;
}

/** Handlers of something that is pulled across the picture by mouse, pen or finger. */
export function usePull({ onPull, onEnd }: PullOptions) {
  const pressed = useRef<{ readonly x: number; readonly y: number; readonly box: DOMRect }>(undefined);
  const end = () => {
    if (pressed.current) onEnd();
    pressed.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const box = event.currentTarget.closest(".mw-edit-picture")?.getBoundingClientRect();
      if (event.button !== 0 || !box) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      pressed.current = { x: event.clientX, y: event.clientY, box };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!pressed.current) return;
      const { x, y, box } = pressed.current;
      onPull((event.clientX - x) / box.width, (event.clientY - y) / box.height);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
