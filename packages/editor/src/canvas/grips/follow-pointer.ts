interface PointerFollowed {
  onMove(event: PointerEvent): void;
  onLift(event: PointerEvent): void;
  /** Escape, or the system took the pointer away: a finger that scrolls, a call. */
  onGiveUp(): void;
}

/**
 * Follows one pointer over the whole window until it is lifted or given up. Answers a function that stops it before. A captured pointer alone
 * would not do: a browser may take the capture back.
 */
export function followPointer(view: Window, pointerId: number, { onMove, onLift, onGiveUp }: PointerFollowed): () => void {
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  const end = (then: () => void) => {
    abort.abort();
    then();
  };
  const ours = (then: (event: PointerEvent) => void) => (event: PointerEvent) => event.pointerId === pointerId && then(event);
  view.addEventListener("pointermove", ours(onMove), options);
  // Chrome would take a finger that is lifted in motion for the beginning of a fling, and drop the next tap, as one that stops it.
  view.addEventListener("touchmove", (event) => event.preventDefault(), { ...options, passive: false });
  view.addEventListener(
    "pointerup",
    ours((event) => end(() => onLift(event))),
    options,
  );
  view.addEventListener(
    "pointercancel",
    ours(() => end(onGiveUp)),
    options,
  );
  view.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      end(onGiveUp);
    },
    options,
  );
  return () => abort.abort();
}
