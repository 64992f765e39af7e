import type { BlockRegistry, EmailDocument, MjmlNode } from "@mailwright/document";
import { mergeHeadStyles } from "@mailwright/mjml";
import type { CompiledDocument, Compiler, DocumentParts } from "../contracts/compiler-contract.js";
import { joinPieces } from "../markup/join-pieces.js";
import { utf8Length } from "../markup/utf8-length.js";
import { lazy } from "../memory/lazy.js";
import { type HeadNeeds, mergeHeadNeeds } from "../nodes/head-needs.js";
import { mergeRules } from "../overrides/override-rules.js";
import { type CompileOptions, unusableFonts, writeHead } from "../page/write-head.js";
import { writeSource } from "../page/write-source.js";
import { liquidLogic, type TemplateLogic } from "../rows/block-rules.js";
import type { CompiledRow } from "../rows/compile-row.js";
import type { CompileWarning } from "../rows/placeholder.js";
import { type CompilerStrings, compilerStrings } from "../rows/strings.js";
import type { Unit } from "../units/unit.js";
import { openRows } from "./open-rows.js";
import { createWorkshop, type DrawnRow, type HeadAsked, type Workshop } from "./pipeline.js";

/** What a host may change about a compiler. */
export interface CompilerOptions {
  readonly strings?: CompilerStrings;
  /** How conditions and repetitions are written; Liquid, where it says nothing. */
  readonly logic?: TemplateLogic;
}

/** Makes a compiler for the blocks of a registry. Keep it as long as a document is open: what it remembers is its speed. */
export function createCompiler(
  registry: BlockRegistry,
  { strings = compilerStrings, logic = liquidLogic }: CompilerOptions = {},
): Compiler {
  const workshop = createWorkshop(registry, strings, logic);
  return {
    compileDocument: (document, options = {}) => compileWhole(workshop, document, options),
    parts: (document, options = {}) => compileParts(workshop, document, options),
    openRows: (document, options = {}) => openRows(workshop, document, options),
    toMjml: (document, options = {}) => writeDocumentSource(workshop, document, options),
    counters: workshop.counters,
  };
}

const compilers = new WeakMap<BlockRegistry, Compiler>();

/** Compiles one document whole. A registry keeps its compiler, so compiling a document again after a change is quick. */
export function compileDocument(document: EmailDocument, registry: BlockRegistry, options: CompileOptions = {}): CompiledDocument {
  const compiler = compilers.get(registry) ?? createCompiler(registry);
  compilers.set(registry, compiler);
  return compiler.compileDocument(document, options);
}

function compileWhole(workshop: Workshop, document: EmailDocument, options: CompileOptions): CompiledDocument {
  const page = workshop.openPage(document);
  const rows = workshop.compileRows(page, page.plan.rows);
  const drawn = workshop.renderRows(page, rows, options.isPreview ? "previewed" : "sent");
  const sent = drawn.filter(isSendable);
  const units = sent.map(({ unit }) => unit);
  const found = askedBy(
    sent.map(({ row }) => row),
    units,
  );
  const kept = page.kept?.page;
  const asked = kept ? withFamilies(found, kept.usedFonts(units.map(({ html }) => html).join())) : found;
  const { before, after, headCss } = workshop.writeShell(page, options, asked, workshop.writeNotes(page, "page"));
  const joined = joinPieces([before, ...units.map(({ piece }) => piece), after]);
  const html = kept ? kept.finish(joined.html) : joined.html;
  const sizeBytes = html === joined.html ? joined.sizeBytes : utf8Length(html);
  const sizeByBlock = lazy(() => mergeSizes(units));
  return {
    html,
    sizeBytes,
    css: headCss,
    text: workshop.writeText(page, !options.isPreview),
    get sizeByBlock() {
      return sizeByBlock();
    },
    warnings: [...collectWarnings(rows, drawn), ...unusableFonts(options, asked.needs)],
  };
}

function compileParts(workshop: Workshop, document: EmailDocument, options: CompileOptions): DocumentParts {
  const page = workshop.openPage(document);
  const rows = workshop.compileRows(page, page.plan.rows);
  const drawn = workshop.renderRows(page, rows, "shown");
  const units = drawn.map(({ unit }) => unit);
  const { frame, headCss } = workshop.writeShell(page, options, askedBy(rows, units));
  return { frame, units, headCss, warnings: collectWarnings(rows, drawn) };
}

function writeDocumentSource(workshop: Workshop, document: EmailDocument, options: CompileOptions): string {
  const page = workshop.openPage(document);
  const rows = workshop.compileRows(page, page.plan.rows);
  const drawn = workshop.renderRows(page, rows, "sent");
  const sent = drawn.filter(isSendable).map(({ row }) => row);
  const notes = workshop.writeNotes(page, "blocks");
  const own = writeHead(options, needsOf(sent));
  const kept = page.kept?.page;
  const write = (nodes: readonly MjmlNode[]) =>
    writeSource(page.root, kept?.writeHead(options, own, false) ?? own, page.plan, nodes, notes);
  return kept?.writeSource({ options, rows: sent, notes, write }) ?? write(sent.flatMap((row) => row.sent));
}

function withFamilies(asked: HeadAsked, families: readonly string[]): HeadAsked {
  return { ...asked, needs: { ...asked.needs, families } };
}

function needsOf(rows: readonly CompiledRow[]): HeadNeeds {
  return mergeHeadNeeds(rows.map(({ headNeeds }) => headNeeds));
}

function askedBy(rows: readonly CompiledRow[], units: readonly Unit[]): HeadAsked {
  return {
    needs: needsOf(rows),
    styles: mergeHeadStyles(units.map(({ styles }) => styles)),
    rules: mergeRules(units.map(({ rules }) => rules)),
  };
}

function mergeSizes(units: readonly Unit[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const { sizeByBlock } of units) for (const [id, size] of sizeByBlock) sizes.set(id, size);
  return sizes;
}

function isSendable({ unit }: DrawnRow): boolean {
  return unit.failure === undefined;
}

function collectWarnings(rows: readonly CompiledRow[], drawn: readonly DrawnRow[]): readonly CompileWarning[] {
  const failures = new Map(drawn.filter((each) => !isSendable(each)).map(({ row, unit }) => [row, unit.failure]));
  const unapplied = new Map(drawn.map(({ row, unit }) => [row, unit.unapplied]));
  return rows.flatMap((row): readonly CompileWarning[] => {
    const blockId = row.block.id;
    const detail = failures.get(row);
    const lost = (unapplied.get(row) ?? []).map((part): CompileWarning => ({ code: "override-not-shown", blockId, detail: part }));
    return [...row.warnings, ...(detail === undefined ? [] : [{ code: "compile-failed", blockId, detail } as const]), ...lost];
  });
}
