import { type BlockRegistry, type EmailDocument, type MjmlNode, utf8Length } from "@mailwright/document";
import { mergeHeadStyles } from "@mailwright/mjml";
import type { CompileOptions } from "../contracts/compile-options.js";
import type { CompileWarning } from "../contracts/compile-warning.js";
import type { CompiledRow } from "../contracts/compiled-row.js";
import type { CompiledDocument, Compiler, DocumentParts } from "../contracts/compiler-contract.js";
import { dropFluidCss, dropFluidRules, dropShapeName, hasFluidPictures, hasShapes } from "../lighten/drop-unused.js";
import { joinPieces } from "../markup/join-pieces.js";
import { lazy } from "../memory/lazy.js";
import { firstHeading } from "../nodes/first-heading.js";
import { type HeadNeeds, mergeHeadNeeds } from "../nodes/head-needs.js";
import { isDark } from "../overrides/is-dark.js";
import { mergeRules } from "../overrides/override-rules.js";
import { liquidLogic, type TemplateLogic } from "../rows/block-rules.js";
import { type CompilerStrings, compilerStrings } from "../rows/strings.js";
import { lateTitle, putTitle } from "../surroundings/late-title.js";
import type { Surroundings } from "../surroundings/surroundings.js";
import { unusableFonts, withOwnFonts, writeHead } from "../surroundings/write-head.js";
import { writeSource } from "../surroundings/write-source.js";
import type { SentUnit, Unit } from "../units/unit.js";
import { openRows } from "./open-rows.js";
import { createPipeline, type DrawnRow, type HeadAsked, type Pipeline } from "./pipeline.js";

/** What a host may change about a compiler. */
export interface CompilerOptions {
  readonly strings?: CompilerStrings;
  /** How conditions and repetitions are written. Absent: in Liquid. */
  readonly logic?: TemplateLogic;
}

/**
 * Makes a compiler for the blocks of a registry. Keep it while a document is open: it is fast because it remembers the rows that it
 * compiled.
 */
export function createCompiler(
  registry: BlockRegistry,
  { strings = compilerStrings, logic = liquidLogic }: CompilerOptions = {},
): Compiler {
  const pipeline = createPipeline(registry, strings, logic);
  return {
    compileDocument: (document, options = {}) => compileWhole(pipeline, document, options),
    parts: (document, options = {}) => compileParts(pipeline, document, options),
    openRows: (document, options = {}) => openRows(pipeline, document, options),
    toMjml: (document, options = {}) => writeDocumentSource(pipeline, document, options),
    counters: pipeline.counters,
  };
}

const compilers = new WeakMap<BlockRegistry, Compiler>();

/** Compiles one document whole. A registry keeps its compiler, so compiling a document again after a change is quick. */
export function compileDocument(document: EmailDocument, registry: BlockRegistry, options: CompileOptions = {}): CompiledDocument {
  const compiler = compilers.get(registry) ?? createCompiler(registry);
  compilers.set(registry, compiler);
  return compiler.compileDocument(document, options);
}

function compileWhole(pipeline: Pipeline, document: EmailDocument, options: CompileOptions): CompiledDocument {
  const opened = pipeline.openDocument(document);
  const rows = pipeline.compileRows(opened, opened.plan.rows);
  const drawn = pipeline.renderRows(opened, rows, options.isPreview ? "previewed" : "sent");
  const sent = drawn.filter(isSendable);
  const units = sent.map(({ unit }) => unit);
  const found = askedBy(
    sent.map(({ row }) => row),
    units,
  );
  const kept = opened.kept?.email;
  const asked = kept ? withFamilies(found, kept.usedFonts(units.map(({ html }) => html).join())) : found;
  const heading = kept ? "" : missingTitle(options, sent);
  const form = formOf(options, kept !== undefined);
  const around = pipeline.writeSurroundings(
    opened,
    heading === "" ? options : { ...options, title: lateTitle },
    asked,
    pipeline.writeStamps(opened, "surroundings", options),
  );
  const pieces = units.map((unit) => unit[form]);
  const { before, after, headCss } = form === "sent" || form === "located" ? withoutUnused(around.light, pieces) : around;
  const joined = joinPieces([heading === "" ? before : putTitle(before, heading), ...pieces.map(({ piece }) => piece), after]);
  const html = kept ? kept.finish(joined.html) : joined.html;
  const sizeBytes = html === joined.html ? joined.sizeBytes : utf8Length(html);
  const sizeByBlock = lazy(() => mergeSizes(pieces));
  return {
    html,
    sizeBytes,
    css: headCss,
    text: pipeline.writeText(opened, !options.isPreview),
    get sizeByBlock() {
      return sizeByBlock();
    },
    warnings: [...collectWarnings(rows, drawn), ...unusableFonts(options, asked.needs)],
  };
}

/** The head without what no row uses. It is remembered for other rows, so that is known only now. */
function withoutUnused(light: Surroundings["light"], rows: readonly SentUnit[]): Surroundings["light"] {
  const pieces = rows.map(({ piece }) => piece);
  const before = hasShapes([light.before, ...pieces]) ? light.before : dropShapeName(light.before);
  if (hasFluidPictures(pieces)) return { ...light, before };
  return { ...light, before: dropFluidRules(before), headCss: dropFluidCss(light.headCss) };
}

/** Of MJML that was imported every byte is MJML's own. */
function formOf({ isEditable, hasBlockIds, asMjmlWrites }: CompileOptions, isKept: boolean) {
  if (isEditable) return "editable";
  if (asMjmlWrites && !isKept) return "written";
  if (isKept) return hasBlockIds ? "plainLocated" : "plain";
  return hasBlockIds ? "located" : "sent";
}

function compileParts(pipeline: Pipeline, document: EmailDocument, options: CompileOptions): DocumentParts {
  const opened = pipeline.openDocument(document);
  const rows = pipeline.compileRows(opened, opened.plan.rows);
  const drawn = pipeline.renderRows(opened, rows, "shown");
  const units = drawn.map(({ unit }) => unit);
  const { frame, headCss } = pipeline.writeSurroundings(opened, options, askedBy(rows, units));
  return { frame, units, headCss, warnings: collectWarnings(rows, drawn) };
}

function writeDocumentSource(pipeline: Pipeline, document: EmailDocument, options: CompileOptions): string {
  const opened = pipeline.openDocument(document);
  const rows = pipeline.compileRows(opened, opened.plan.rows);
  const drawn = pipeline.renderRows(opened, rows, "sent");
  const sent = drawn.filter(isSendable);
  const stamps = pipeline.writeStamps(opened, "blocks", options);
  const kept = opened.kept?.email;
  const asked = askedBy(
    sent.map(({ row }) => row),
    sent.map(({ unit }) => unit),
  );
  const own = writeHead(withOwnFonts(kept ? options : withTitle(options, sent), document), asked.needs, {
    isDark: isDark([...opened.plan.variants, ...asked.rules], asked.needs.css),
    annotations: opened.annotations(),
  });
  const write = (nodes: readonly MjmlNode[]) =>
    writeSource(opened.root, kept?.writeHead(options, own, false) ?? own, opened.plan, nodes, stamps, kept?.beside);
  return (
    kept?.writeSource({ options, rows: sent.map(({ row }) => row), stamps, isUntouched: pipeline.isUntouched(opened), write }) ??
    write(sent.flatMap(({ row }) => row.sent))
  );
}

/** The first heading where no title is given: mail programs read the title aloud before the email. */
function missingTitle({ title }: CompileOptions, drawn: readonly DrawnRow[]): string {
  if (title?.trim()) return "";
  for (const { row } of drawn) {
    const words = headingOf(row);
    if (words !== "") return words;
  }
  return "";
}

const headings = new WeakMap<CompiledRow, string>();

/** A row keeps its heading: after a change only the rows that changed are read. */
function headingOf(row: CompiledRow): string {
  const words = headings.get(row) ?? firstHeading(row.sent);
  headings.set(row, words);
  return words;
}

function withTitle(options: CompileOptions, drawn: readonly DrawnRow[]): CompileOptions {
  const title = missingTitle(options, drawn);
  return title === "" ? options : { ...options, title };
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

function mergeSizes(units: readonly SentUnit[]): ReadonlyMap<string, number> {
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
