import { blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import type { EmailDocument } from "@mailwright/document";
import type { BodyRow } from "../resources/templates/stored-template.js";

/** A document with its email, as a template's body stores them. */
export function compileBody(document: EmailDocument, title: string, preheader: string): BodyRow {
  const { html } = compileDocument(document, blockRegistry, { title, preheader });
  return { html, css: "", style: null, customStyles: "", components: document };
}
