const acts: ReadonlySet<string> = new Set(["A", "AREA", "BUTTON", "SUMMARY", "LABEL", "INPUT"]);

/**
 * Keeps the email from doing anything: links do not open, forms do not send, a carousel does not turn, and the browser does not drag pictures. Answers a function
 * that ends this.
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
