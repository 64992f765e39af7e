import { randomUUID } from "node:crypto";
import { blockRegistry } from "@mailwright/blocks";
import { writePlainText } from "@mailwright/compiler";
import { type EmailDocument, htmlToPlainText, readDocument, walkBlocks } from "@mailwright/document";

/** A template's body as it is stored. */
export interface StoredEmail {
  html: string;
  /** Its document, where it has one. */
  components: unknown;
}

/**
 * The plain-text part that every mail carries: what the editor exports, written from the document by the compiler. Where there is no document, or one
 * with blocks of a host that this server does not know, the words of the HTML.
 */
export function writeText({ html, components }: StoredEmail): string {
  const document = findDocument(components);
  return document ? writePlainText(document, blockRegistry) : htmlToPlainText(html);
}

function findDocument(components: unknown): EmailDocument | undefined {
  if (typeof components !== "object" || components === null || !("root" in components)) return undefined;
  const { document } = readDocument(components, blockRegistry, randomUUID);
  let isKnown = true;
  walkBlocks(document.root, ({ type }) => {
    isKnown &&= blockRegistry.get(type) !== undefined;
    return isKnown;
  });
  return isKnown ? document : undefined;
}
