const acts: ReadonlySet<string> = new Set(["A", "AREA", "BUTTON", "SUMMARY", "LABEL"]);

/**
 * Keeps the email from acting: links do not lead away, forms do not send, and pictures are not dragged out by the browser.
 * Answers the way to stop.
 */
export function keepInert(root: ShadowRoot): () => void {
  const abort = new AbortController();
  const options = { signal: abort.signal };
  const cancel = (event: Event) => event.preventDefault();
  const cancelOnLink = (event: Event) => {
    const isOnLink = event.composedPath().some((node) => "nodeName" in node && acts.has(String(node.nodeName)));
    if (isOnLink) event.preventDefault();
  };
  root.addEventListener("click", cancelOnLink, options);
  root.addEventListener("auxclick", cancelOnLink, options);
  root.addEventListener("submit", cancel, options);
  root.addEventListener("dragstart", cancel, options);
  return () => abort.abort();
}
