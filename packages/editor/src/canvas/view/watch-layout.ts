/**
 * Calls back, before the next paint, whenever something in the email may have moved by itself: its size changed, a picture or
 * a font arrived. Answers the way to stop.
 */
export function watchLayout(root: ShadowRoot, viewport: HTMLElement, onChange: () => void): () => void {
  const abort = new AbortController();
  // Loads do not bubble, but they can be caught on the way down.
  const options = { capture: true, signal: abort.signal };
  root.addEventListener("load", onChange, options);
  root.addEventListener("error", onChange, options);
  root.ownerDocument.fonts.addEventListener("loadingdone", onChange, { signal: abort.signal });
  const observer = new ResizeObserver(onChange);
  observer.observe(viewport);
  return () => {
    abort.abort();
    observer.disconnect();
  };
}
