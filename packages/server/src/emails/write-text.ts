import { blockRegistry } from "@mailwright/blocks";
import { writePlainText } from "@mailwright/compiler";
import { htmlToPlainText } from "@mailwright/document";
import { readKnownDocument } from "./read-known-document.js";

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
  const document = readKnownDocument(components);
  return document ? writePlainText(document, blockRegistry) : htmlToPlainText(html);
}
