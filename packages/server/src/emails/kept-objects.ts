import { blockRegistry } from "@mailwright/blocks";
import { type Compiler, createCompiler, type TemplateLogic } from "@mailwright/compiler";
import { collectBlocks, type EmailDocument, withObjectsOf } from "@mailwright/document";

/** Emails of which the last document is kept, and the blocks of all of them: what was compiled of them is kept with them. */
const emailsMax = 400;
const blocksMax = 20_000;

interface Kept {
  readonly document: EmailDocument;
  readonly count: number;
  readonly compilers: Compilers;
}

/** Compilers, by the language in which they write rules. */
type Compilers = Map<TemplateLogic, Compiler>;

const kept = new Map<string, Kept>();
let blocks = 0;

/**
 * The same document, made of the objects of the one that had this name before wherever nothing changed: what the compiler knows of those it need not
 * make again.
 */
export function keepObjects(name: string, next: EmailDocument): EmailDocument {
  const before = kept.get(name);
  const document = before ? withObjectsOf(before.document, next, isWrittenAlike) : next;
  forget(name);
  const count = collectBlocks(document.root).length;
  blocks += count;
  // Set anew, so that the first name of the map is the one that nobody asked for the longest.
  kept.set(name, { document, count, compilers: before?.compilers ?? new Map() });
  for (const oldest of kept.keys()) {
    if (kept.size <= emailsMax && blocks <= blocksMax) break;
    forget(oldest);
  }
  return document;
}

/**
 * The compiler of an email that is kept: one of its own, as each remembers what stands around the rows, and how wide they are, of a few emails, and would
 * know nothing of one that comes again after many others.
 */
export const keptCompilerOf = (name: string, logic: TemplateLogic): Compiler =>
  compilerAmong(kept.get(name)?.compilers ?? new Map(), logic);

/** The compiler of a language of rules, which stays among these. */
export function compilerAmong(compilers: Compilers, logic: TemplateLogic): Compiler {
  const compiler = compilers.get(logic) ?? createCompiler(blockRegistry, { logic });
  compilers.set(logic, compiler);
  return compiler;
}

function forget(name: string): void {
  blocks -= kept.get(name)?.count ?? 0;
  kept.delete(name);
}

/** The order of keys counts too: the email has to be the same to the byte. */
const isWrittenAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
