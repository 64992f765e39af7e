const warned = new WeakSet<Document>();

/**
 * Warns the embedder, once a page, of quirks mode: there browsers lay tables out by other rules, in shadow roots as well, so that
 * the canvas could differ from the email. The preview is a page of its own and stays right.
 */
export function warnOfQuirks({ ownerDocument, localName }: Element): void {
  if (ownerDocument.compatMode !== "BackCompat" || warned.has(ownerDocument)) return;
  warned.add(ownerDocument);
  console.warn(`<${localName}> is on a page in quirks mode, where emails look different. Begin the page with <!doctype html>.`);
}
