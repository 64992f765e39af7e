import { whenIdle } from "../../base/later/when-idle.js";

/** Decides when the rows out of sight are drawn. */
export interface RestSchedule {
  /** Soon, or after nothing was asked for during this time. */
  after(delayMs: number): void;
  cancel(): void;
  isWaiting(): boolean;
}

export function createRestSchedule(run: () => void, view: Window): RestSchedule {
  let callOff = () => {};
  let isWaiting = false;
  const runNow = () => {
    isWaiting = false;
    run();
  };
  const soon = () => {
    callOff = whenIdle(runNow, view);
  };
  return {
    after(delayMs) {
      callOff();
      isWaiting = true;
      if (delayMs === 0) {
        soon();
        return;
      }
      const timer = view.setTimeout(soon, delayMs);
      callOff = () => view.clearTimeout(timer);
    },
    cancel() {
      callOff();
      isWaiting = false;
    },
    isWaiting: () => isWaiting,
  };
}
