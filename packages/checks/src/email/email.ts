import { type CompiledDocument, type Compiler, createCompiler } from "@mailwright/compiler";
import {
  type AnyBlockDefinition,
  type Block,
  type BlockId,
  type BlockRegistry,
  collectBlocks,
  type EmailDocument,
  type GeneralSettings,
  resolveProps,
  resolveSettings,
} from "@mailwright/document";
import { type Facts, joinFacts } from "../facts/facts.js";
import { createFactsReader } from "../facts/read-facts.js";
import { inTheDark } from "./in-the-dark.js";
import type { CheckOptions } from "./options.js";

/** A block with its values in full. */
export interface CheckedBlock {
  readonly block: Block;
  readonly definition: AnyBlockDefinition;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What rules look at. */
export interface Email {
  readonly document: EmailDocument;
  readonly options: CheckOptions;
  /** Blocks of known types, in the order of the email. */
  readonly blocks: readonly CheckedBlock[];
  readonly light: Facts;
  /** The email as a dark screen shows it; nothing where the author has given no dark colours and clients choose their own. */
  readonly dark: Facts | undefined;
  readonly compiled: CompiledDocument;
  /** The HTML of it whose elements say whose part they are; made when a rule asks for it. */
  located(): string;
  find(id: BlockId | undefined): CheckedBlock | undefined;
}

const compilers = new WeakMap<BlockRegistry, Compiler>();

/** The compiler of a check: the caller's, or one that its registry keeps. */
function compilerOf({ registry, compiler }: Pick<CheckOptions, "registry" | "compiler">): Compiler {
  const known = compiler ?? compilers.get(registry) ?? createCompiler(registry);
  if (!compiler) compilers.set(registry, known);
  return known;
}

/** Compiles an email and collects what rules look at, row by row: the caller may pause between two steps. */
export function* readEmail(document: EmailDocument, options: CheckOptions): Generator<undefined, Email> {
  const compiler = compilerOf(options);
  const { light, dark } = yield* readFacts(document, options);
  const { title, preheader, fonts } = options;
  const about = { ...(title !== undefined && { title }), ...(preheader !== undefined && { preheader }), ...(fonts && { fonts }) };
  const compiled = compiler.compileDocument(document, about);
  yield;
  const blocks = resolveBlocks(document, options.registry, resolveSettings(document.settings));
  const byId = new Map(blocks.map((checked) => [checked.block.id, checked]));
  const located = () => compiler.compileDocument(document, { ...about, hasBlockIds: true }).html;
  return { document, options, blocks, light, dark, compiled, located, find: (id) => (id === undefined ? undefined : byId.get(id)) };
}

/** What the email consists of, at once. */
export function readEmailFacts(
  document: EmailDocument,
  options: Pick<CheckOptions, "registry" | "compiler">,
): Pick<Email, "light" | "dark"> {
  return finish(readFacts(document, options));
}

/** Runs a task without pauses. */
export function finish<T>(task: Generator<undefined, T>): T {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
  }
}

function* readFacts(
  document: EmailDocument,
  options: Pick<CheckOptions, "registry" | "compiler">,
): Generator<undefined, Pick<Email, "light" | "dark">> {
  const compiler = compilerOf(options);
  const light = yield* readRows(document, compiler);
  const darkDocument = inTheDark(document, options.registry);
  return { light, dark: darkDocument && (yield* readRows(darkDocument, compiler)) };
}

const readers = new WeakMap<Compiler, ReturnType<typeof createFactsReader>>();

function* readRows(document: EmailDocument, compiler: Compiler): Generator<undefined, Facts> {
  const reader = readers.get(compiler) ?? createFactsReader();
  readers.set(compiler, reader);
  const rows = compiler.openRows(document, { asSent: true });
  const around = reader.readFrame(rows.frame);
  const pieces: Facts[] = [];
  for (const row of rows.rows) {
    const unit = rows.compileRow(row);
    if (unit) pieces.push(reader.readUnit(unit, around));
    yield;
  }
  return joinFacts(pieces);
}

function resolveBlocks(document: EmailDocument, registry: BlockRegistry, settings: GeneralSettings): readonly CheckedBlock[] {
  return collectBlocks(document.root).flatMap((block) => {
    const definition = registry.get(block.type);
    return definition ? [{ block, definition, values: resolveProps(definition.props, block.props, settings) }] : [];
  });
}
