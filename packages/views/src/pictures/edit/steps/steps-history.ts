import type { PictureSteps } from "./picture-steps.js";

/** What was done, and what can be undone and redone. Nothing else is remembered of it. */
export interface StepsHistory {
  readonly past: readonly PictureSteps[];
  readonly now: PictureSteps;
  readonly future: readonly PictureSteps[];
  /** Names the gesture that made the latest change: more of the same is one step with it. */
  readonly gesture: string | undefined;
}

const pastMax = 100;

export function beginHistory(now: PictureSteps): StepsHistory {
  return { past: [], now, future: [], gesture: undefined };
}

export function change(history: StepsHistory, next: PictureSteps, gesture?: string): StepsHistory {
  const goesOn = gesture !== undefined && gesture === history.gesture;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-pastMax);
  return { past, now: next, future: [], gesture };
}

/** The next change begins a step of its own. */
export function endGesture(history: StepsHistory): StepsHistory {
  return history.gesture === undefined ? history : { ...history, gesture: undefined };
}

export function undo(history: StepsHistory): StepsHistory {
  const { past, now, future } = history;
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), now: before, future: [now, ...future], gesture: undefined } : history;
}

export function redo(history: StepsHistory): StepsHistory {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  return next ? { past: [...past, now], now: next, future: rest, gesture: undefined } : history;
}
