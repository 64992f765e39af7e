import { addKeptMjml, holdsKeptMjml } from "@mailwright/compiler/kept";
import { compilerOf, type EmailToCompile, findLanguage } from "./compile-email.js";
import { readKnownDocument } from "./read-known-document.js";

/** The email as MJML, as the editor's file of it; null where this server does not know every block of the document, or the language of its rules. */
export async function compileMjml({ name, preHeader, components, likes }: EmailToCompile): Promise<string | null> {
  const document = readKnownDocument(components);
  const language = document ? findLanguage(likes) : null;
  if (!document || language === null) return null;
  if (holdsKeptMjml(document)) await addKeptMjml(document);
  return compilerOf(language).toMjml(document, { ...(name && { title: name }), ...(preHeader && { preheader: preHeader }) });
}
