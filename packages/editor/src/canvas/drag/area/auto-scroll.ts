import { scrollSpeed } from "./scroll-speed.js";

/** Scrolls while something is held near an edge of the desk. */
export interface AutoScroll {
  pointTo(clientY: number): void;
  stop(): void;
}

/** The longest time between two frames that counts. A late frame would otherwise make the desk jump. */
const stepMaxMs = 50;

/**
 * Scrolls the desk while the pointer is near its upper or lower edge. Calls `onScroll` after each step, because another block is under the
 * pointer then.
 */
export function createAutoScroll(scroller: HTMLElement, onScroll: () => void): AutoScroll {
  const view = scroller.ownerDocument.defaultView ?? window;
  let pointerY = Number.NaN;
  let frame = 0;
  let lastMs = 0;

  const step = (timeMs: number) => {
    frame = 0;
    const { top, bottom } = scroller.getBoundingClientRect();
    const speed = scrollSpeed(pointerY, top, bottom);
    const elapsedMs = lastMs === 0 ? 0 : Math.min(timeMs - lastMs, stepMaxMs);
    lastMs = speed === 0 ? 0 : timeMs;
    if (speed === 0) return;
    // The next frame is asked for before `onScroll`, which may start scrolling again. So at most one frame is waited for, and `stop`
    // cancels it.
    frame = view.requestAnimationFrame(step);
    const before = scroller.scrollTop;
    scroller.scrollTop += speed * elapsedMs;
    if (scroller.scrollTop !== before) onScroll();
  };

  return {
    pointTo(clientY) {
      pointerY = clientY;
      if (frame === 0) frame = view.requestAnimationFrame(step);
    },
    stop() {
      view.cancelAnimationFrame(frame);
      frame = 0;
      lastMs = 0;
    },
  };
}
