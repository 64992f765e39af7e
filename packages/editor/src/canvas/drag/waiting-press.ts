import type { Press } from "./drag-context.js";

/** Keeps a press until dragging is there. A press that is let go before was a click. */
export interface WaitingPress {
  hold(press: Press): void;
  /** The press, if it is still held. */
  take(): Press | undefined;
}

const endings = ["mouseup", "touchend", "touchcancel", "keydown"] as const;

export function createWaitingPress(view: Window | null): WaitingPress {
  let held: Press | undefined;
  let ended: AbortController | undefined;
  const take = () => {
    const press = held;
    held = undefined;
    ended?.abort();
    return press;
  };
  return {
    hold(press) {
      take();
      held = press;
      ended = new AbortController();
      const { signal } = ended;
      // The press itself has passed the window by now, so these hear what comes after it.
      for (const ending of endings) view?.addEventListener(ending, take, { signal, capture: true });
    },
    take,
  };
}
