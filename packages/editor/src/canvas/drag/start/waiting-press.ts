import type { Press } from "./drag-context.js";

/** Keeps a press until the code of dragging is there. A press that ends before that was a click. */
export interface WaitingPress {
  hold(press: Press): void;
  /** The press, if the button is still held. */
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
      // The press event itself is over. These listeners hear what follows it.
      for (const ending of endings) view?.addEventListener(ending, take, { signal, capture: true });
    },
    take,
  };
}
