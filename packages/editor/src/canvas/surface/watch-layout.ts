export interface LayoutWatch {
  /** Pictures arrived, or failed to; "all" if everything may have another height, because a font arrived. Once for all of a frame. */
  onArrival(moved: readonly Element[] | "all"): void;
  /** The email as a whole has another size, perhaps because of an edit. */
  onResize(): void;
}

/**
 * Calls back before the next paint when something in the email may have moved without an edit. Answers a function that stops it. An email
 * of a thousand pictures that fail would be laid out a thousand times if each of them was told by itself.
 */
export function watchLayout(root: ShadowRoot, viewport: HTMLElement, { onArrival, onResize }: LayoutWatch): () => void {
  const view = root.ownerDocument.defaultView ?? window;
  const abort = new AbortController();
  const arrived = new Set<Element | "all">();
  let frame = 0;
  const tell = () => {
    frame = 0;
    const moved = [...arrived].filter((each) => each !== "all");
    const isAll = arrived.has("all");
    arrived.clear();
    onArrival(isAll ? "all" : moved);
  };
  const notice = (moved: Element | "all") => {
    arrived.add(moved);
    if (frame === 0) frame = view.requestAnimationFrame(tell);
  };
  // `load` events do not bubble, but they are seen in the capturing phase.
  const options = { capture: true, signal: abort.signal };
  const onEvent = ({ target }: Event) => notice(target instanceof Element ? target : "all");
  root.addEventListener("load", onEvent, options);
  root.addEventListener("error", onEvent, options);
  root.ownerDocument.fonts.addEventListener("loadingdone", () => notice("all"), { signal: abort.signal });
  const observer = new ResizeObserver(onResize);
  observer.observe(viewport);
  return () => {
    view.cancelAnimationFrame(frame);
    abort.abort();
    observer.disconnect();
  };
}
