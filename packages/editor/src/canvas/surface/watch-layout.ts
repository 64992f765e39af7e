/**
 * Calls back, before the next paint, whenever something in the email may have moved by itself: its size changed, a picture or
 * a font arrived: says which picture, or that everything may take other room, or that the whole does. Answers the way to stop.
 */
export function watchLayout(root: ShadowRoot, viewport: HTMLElement, onChange: (moved: Element | "all" | "size") => void): () => void {
  const abort = new AbortController();
  // Loads do not bubble, but they can be caught on the way down.
  const options = { capture: true, signal: abort.signal };
  const onArrival = ({ target }: Event) => onChange(target instanceof Element ? target : "all");
  root.addEventListener("load", onArrival, options);
  root.addEventListener("error", onArrival, options);
  root.ownerDocument.fonts.addEventListener("loadingdone", () => onChange("all"), { signal: abort.signal });
  const observer = new ResizeObserver(() => onChange("size"));
  observer.observe(viewport);
  return () => {
    abort.abort();
    observer.disconnect();
  };
}
