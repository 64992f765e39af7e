import { whenIdle } from "./when-idle.js";

/** When the rows out of sight get their turn. */
export interface RestSchedule {
  /** Soon, or once nothing was asked for during this time. */
  after(delayMs: number): void;
  cancel(): void;
}

export function createRestSchedule(run: () => void, view: Window): RestSchedule {
  let callOff = () => {};
  const soon = () => {
    callOff = whenIdle(run, view);
  };
  return {
    after(delayMs) {
      callOff();
      if (delayMs === 0) {
        soon();
        return;
      }
      const timer = view.setTimeout(soon, delayMs);
      callOff = () => view.clearTimeout(timer);
    },
    cancel: () => callOff(),
  };
}
