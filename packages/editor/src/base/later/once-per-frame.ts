/** Where frames are counted: the window. */
export interface FrameWindow {
  requestAnimationFrame(run: () => void): number;
  cancelAnimationFrame(handle: number): void;
}

/** A function that is held back, and the way to forget what is held back. */
export interface OncePerFrame<T> {
  (value: T): void;
  cancel(): void;
}

/**
 * Lets `take` through at once, but what is `costly` only once in a frame: of the values that come in between, the last one is
 * taken when the next frame begins. A value that is not costly takes the place of one that waits.
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
