/** The window, which counts frames. */
export interface FrameWindow {
  requestAnimationFrame(run: () => void): number;
  cancelAnimationFrame(handle: number): void;
}

/** A function that is called later, and a way to cancel that. */
export interface OncePerFrame<T> {
  (value: T): void;
  cancel(): void;
}

/**
 * Calls `take` at once, except for `costly` values, which it takes at most once in a frame: of several in the same frame, the last one is
 * taken when the next frame begins. A value that is not costly replaces one that waits.
 */
export function oncePerFrame<T>(take: (value: T) => void, isCostly: (value: T) => boolean, view: FrameWindow): OncePerFrame<T> {
  let frame: number | undefined;
  let waiting: { readonly value: T } | undefined;
  const onFrame = () => {
    frame = undefined;
    const held = waiting;
    waiting = undefined;
    if (held) call(held.value);
  };
  const call = (value: T) => {
    waiting = undefined;
    if (isCostly(value)) {
      if (frame !== undefined) {
        waiting = { value };
        return;
      }
      frame = view.requestAnimationFrame(onFrame);
    }
    take(value);
  };
  const cancel = () => {
    if (frame !== undefined) view.cancelAnimationFrame(frame);
    frame = undefined;
    waiting = undefined;
  };
  return Object.assign(call, { cancel });
}
