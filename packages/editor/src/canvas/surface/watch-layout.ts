/**
 * Calls back before the next paint when something in the email may have moved without an edit: its size changed, or a picture or a font
 * arrived. The argument is the picture, "all" if everything may have another height, or "size" if only the whole has. Answers a function
 * that stops it.
 */
export function watchLayout(root: ShadowRoot, viewport: HTMLElement, onChange: (moved: Element | "all" | "size") => void): () => void {
  const abort = new AbortController();
  // `load` events do not bubble, but they are seen in the capturing phase.
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
