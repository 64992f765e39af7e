/** While something is being read, Escape stops the reading and does nothing else. The answered function ends this. */
export function stopByEscape(page: Document | undefined, stopping: AbortController): () => void {
  const view = page?.defaultView;
  const stop = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.isComposing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    stopping.abort();
  };
  view?.addEventListener("keydown", stop, { capture: true });
  return () => view?.removeEventListener("keydown", stop, { capture: true });
}
