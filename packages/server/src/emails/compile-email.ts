import { blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import { addKeptMjml, holdsKeptMjml } from "@mailwright/compiler/kept";
import { readKnownDocument } from "./read-known-document.js";

export interface EmailToCompile {
  name: string;
  preHeader: string;
  /** The document as it is stored. */
  components: unknown;
}

/** The email as the editor sends it with a save; null where this server does not know every block of the document. */
export async function compileEmail({ name, preHeader, components }: EmailToCompile): Promise<string | null> {
  const document = readKnownDocument(components);
  if (!document) return null;
  if (holdsKeptMjml(document)) await addKeptMjml(document);
  return compileDocument(document, blockRegistry, { ...(name && { title: name }), ...(preHeader && { preheader: preHeader }) }).html;
}
