import { type Compiler, liquidLogic, type TemplateLogic } from "@mailwright/compiler";
import { addKeptMjml, holdsKeptMjml } from "@mailwright/compiler/kept";
import { compilerAmong, keepObjects, keptCompilerOf } from "./kept-objects.js";
import { readKnownDocument } from "./read-known-document.js";
import { readRuleLanguage } from "./rule-language.js";
import type { StoredEmail } from "./write-text.js";

export interface EmailToCompile {
  name: string;
  preHeader: string;
  /** The document as it is stored. */
  components: unknown;
  /** What tells in which language the host's editor writes rules, the surest first: the template as it is stored, and as it was sent. */
  likes: readonly StoredEmail[];
  /** The name of an email that is compiled again and again, as it changes: only what changed of it is made anew. */
  againAs?: string;
  /** With what an import needs to make the same blocks of it. */
  isEditable?: boolean;
  /** With the ids of the blocks, for who points at one. */
  hasBlockIds?: boolean;
}

/** The email as the editor sends it with a save; null where this server does not know every block of the document, or the language of its rules. */
export async function compileEmail(email: EmailToCompile): Promise<string | null> {
  const { name, preHeader, components, likes, againAs, isEditable = false, hasBlockIds = false } = email;
  const read = readKnownDocument(components);
  if (!read) return null;
  const document = againAs === undefined ? read : keepObjects(againAs, read);
  const language = findLanguage(likes);
  if (language === null) return null;
  if (holdsKeptMjml(document)) await addKeptMjml(document);
  const options = { ...(name && { title: name }), ...(preHeader && { preheader: preHeader }), isEditable, hasBlockIds };
  const compiler = againAs === undefined ? compilerOf(language) : keptCompilerOf(againAs, language);
  return compiler.compileDocument(document, options).html;
}

/** The language in which rules are written, as far as the stored emails tell; null where it is not known here. */
export function findLanguage(likes: readonly StoredEmail[]): TemplateLogic | null {
  for (const { components, html } of likes) {
    const document = readKnownDocument(components);
    const language = document && readRuleLanguage(document, html);
    if (language !== undefined) return language;
  }
  return liquidLogic;
}

const compilers = new Map<TemplateLogic, Compiler>();

/** The compiler of a language of rules. */
export const compilerOf = (logic: TemplateLogic): Compiler => compilerAmong(compilers, logic);
