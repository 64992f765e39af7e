import { turnOf } from "./reader-controls.js";

const acts: ReadonlySet<string> = new Set(["A", "AREA", "BUTTON", "SUMMARY", "LABEL", "INPUT"]);

/**
 * Keeps the email from doing anything: links do not open, forms do not send, and the browser does not drag pictures. Only the dots and
 * thumbnails of a carousel turn it. Answers a function that ends this.
 */
export function keepInert(root: ShadowRoot): () => void {
  const abort = new AbortController();
  const options = { signal: abort.signal };
  const cancel = (event: Event) => event.preventDefault();
  const cancelOnLink = (event: Event) => {
    const acting = event.composedPath().filter((node): node is HTMLElement => "nodeName" in node && acts.has(String(node.nodeName)));
    // A thumbnail inside of a link would open it, too.
    if (acting.some((element) => !turnOf(element))) event.preventDefault();
  };
  root.addEventListener("click", cancelOnLink, options);
  root.addEventListener("auxclick", cancelOnLink, options);
  root.addEventListener("submit", cancel, options);
  root.addEventListener("dragstart", cancel, options);
  return () => abort.abort();
}
