import { blockRegistry } from "@mailwright/blocks";
import { writePlainText } from "@mailwright/compiler";
import { completeOwnAddresses, forgetLocalOrigins, htmlToPlainText } from "@mailwright/document";
import { readKnownDocument } from "./read-known-document.js";
import { readRuleLanguage } from "./rule-language.js";

/** A template's body as it is stored. */
export interface StoredEmail {
  html: string;
  /** Its document, where it has one. */
  components: unknown;
}

/** What a mail says, twice. */
export interface MailTexts {
  html: string;
  text: string;
}

/** A template's body as it is stored, from which both texts are made. */
export interface StoredTexts {
  html: string;
  /** Its document as JSON, where it has one. */
  documentJson: string | null;
  /** Where the server's own pictures are for whoever opens the mail. */
  origin: string;
}

/**
 * The plain-text part that every mail carries: what the editor exports, written from the document by the compiler. Where there is no document, or one
 * with blocks or rules of a host that this server does not know, the words of the HTML.
 */
export function writeText({ html, components }: StoredEmail): string {
  const document = readKnownDocument(components);
  const language = document && readRuleLanguage(document, html);
  return document && language !== null ? writePlainText(document, blockRegistry, language) : htmlToPlainText(html);
}

/** Both texts, with addresses that are good outside of this server. */
export function writeTexts({ html, documentJson, origin }: StoredTexts): MailTexts {
  const components: unknown = documentJson === null ? null : JSON.parse(documentJson);
  return { html: completeOwnAddresses(forgetLocalOrigins(html), origin), text: writeText({ html, components }) };
}
