import { type Block, type BlockRegistry, type EmailDocument, type MjmlNode, utf8Length } from "@mailwright/document";
import { mergeHeadStyles } from "@mailwright/mjml";
import type { CompileOptions } from "../contracts/compile-options.js";
import type { CompileWarning } from "../contracts/compile-warning.js";
import type { CompiledRow } from "../contracts/compiled-row.js";
import type { CompiledDocument, CompiledUnit, Compiler, DocumentParts, DocumentRows, RowCompiler } from "../contracts/compiler-contract.js";
import {
  dropColumnCss,
  dropColumnRules,
  dropFluidCss,
  dropFluidRules,
  dropShapeName,
  hasFluidPictures,
  hasShapes,
} from "../lighten/drop-unused.js";
import { joinPieces } from "../markup/join-pieces.js";
import { lazy } from "../memory/lazy.js";
import { firstHeading } from "../nodes/first-heading.js";
import { type HeadNeeds, mergeHeadNeeds } from "../nodes/head-needs.js";
import { isDark } from "../overrides/is-dark.js";
import { mergeRules } from "../overrides/override-rules.js";
import { collectStamps, type EmailStamps, settingsStamp } from "../stamps/stamps.js";
import { lateTitle, putTitle } from "../surroundings/late-title.js";
import { type LightSurroundings, sentSurroundings } from "../surroundings/sent-surroundings.js";
import { writeAnnotations } from "../surroundings/write-annotations.js";
import { unusableFonts, withOwnFonts, writeHead } from "../surroundings/write-head.js";
import { writeSource } from "../surroundings/write-source.js";
import type { Unit } from "../units/unit.js";
import { formsOf, type SentUnit, type UnitForms } from "../units/unit-forms.js";
import { openRows } from "./open-rows.js";
import type { DrawnRow, HeadAsked, OpenedDocument, Pipeline } from "./pipeline.js";
import { createTextCache } from "./plain-text.js";
import { type CompilerOptions, createRowCompiler, pipelineOf } from "./row-compiler.js";

/** The steps of compiling, and what is remembered of plain text. */
interface Work extends Pipeline {
  readonly textOf: ReturnType<typeof createTextCache>;
}

const whole = new WeakMap<RowCompiler, Compiler>();

/** All of a compiler, with the rows that this one has compiled already. The same for the same row compiler. */
export function wholeCompiler(rows: RowCompiler): Compiler {
  const compiler = whole.get(rows) ?? completeCompiler(rows);
  whole.set(rows, compiler);
  return compiler;
}

function completeCompiler(rows: RowCompiler): Compiler {
  const pipeline = pipelineOf(rows);
  const work: Work = { ...pipeline, textOf: createTextCache(pipeline.registry, pipeline.logic) };
  const compiler: Compiler = {
    counters: rows.counters,
    openRows: (document, options = {}) => openWithHtml(work, document, options),
    compileDocument: (document, options = {}) => compileWhole(work, document, options),
    prepareRows: (document, options = {}) => prepareRows(work, document, options),
    parts: (document, options = {}) => compileParts(work, document, options),
    toMjml: (document, options = {}) => writeDocumentSource(work, document, options),
  };
  whole.set(compiler, compiler);
  return compiler;
}

/** The units that forms were made of. */
const units = new WeakMap<CompiledUnit, Unit>();

function openWithHtml(work: Work, document: EmailDocument, options: CompileOptions): DocumentRows<CompiledUnit> {
  const opened = openRows(work, document, options);
  return {
    ...opened,
    compileRow(block) {
      const unit = opened.compileRow(block);
      const forms = unit && formsOf(unit, () => collectStamps(block, work.registry));
      if (forms) units.set(forms, unit);
      return forms;
    },
    headKind(forms) {
      const unit = units.get(forms);
      return unit && opened.headKind(unit);
    },
    headCss: (shown) => opened.headCss(Array.from(shown).flatMap((forms) => units.get(forms) ?? [])),
  };
}

/**
 * Makes a compiler for the blocks of a registry. Keep it while a document is open: it is fast because it remembers the rows that it
 * compiled.
 */
export function createCompiler(registry: BlockRegistry, options?: CompilerOptions): Compiler {
  return wholeCompiler(createRowCompiler(registry, options));
}

const compilers = new WeakMap<BlockRegistry, Compiler>();

/** Compiles one document whole. A registry keeps its compiler, so compiling a document again after a change is quick. */
export function compileDocument(document: EmailDocument, registry: BlockRegistry, options: CompileOptions = {}): CompiledDocument {
  const compiler = compilers.get(registry) ?? createCompiler(registry);
  compilers.set(registry, compiler);
  return compiler.compileDocument(document, options);
}

function compileWhole(work: Work, document: EmailDocument, options: CompileOptions): CompiledDocument {
  const opened = work.openDocument(document);
  const rows = work.compileRows(opened, opened.plan.rows);
  const drawn = work.renderRows(opened, rows, options.isPreview ? "previewed" : "sent");
  const sent = drawn.filter(isSendable);
  const forms = sent.map((each) => rowForms(work, each));
  const found = askedBy(
    sent.map(({ row }) => row),
    sent.map(({ unit }) => unit),
  );
  const kept = opened.kept?.email;
  const asked = kept ? withFamilies(found, kept.usedFonts(forms.map(({ html }) => html).join())) : found;
  const heading = kept ? "" : missingTitle(options, sent);
  const form = formOf(options, kept !== undefined);
  const stamps = stampsAround(work, opened, options);
  const around = sentSurroundings(
    work.writeSurroundings(opened, heading === "" ? options : { ...options, title: lateTitle }, asked, {
      stamps,
      annotations: annotationsOf(work, opened),
    }),
    stamps,
  );
  const pieces = forms.map((each) => each[form]);
  const { before, after, headCss } = form === "sent" || form === "located" ? withoutUnused(around.light, pieces) : around;
  const joined = joinPieces([heading === "" ? before : putTitle(before, heading), ...pieces.map(({ piece }) => piece), after]);
  const html = kept ? kept.finish(joined.html) : joined.html;
  const sizeBytes = html === joined.html ? joined.sizeBytes : utf8Length(html);
  const sizeByBlock = lazy(() => mergeSizes(pieces));
  return {
    html,
    sizeBytes,
    css: headCss,
    text: work.textOf(opened.plan.rows, opened.settings, !options.isPreview),
    get sizeByBlock() {
      return sizeByBlock();
    },
    warnings: [...collectWarnings(rows, drawn), ...unusableFonts(options, asked.needs)],
  };
}

function* prepareRows(work: Work, document: EmailDocument, options: CompileOptions): Generator<void> {
  const opened = work.openDocument(document);
  const form = formOf(options, opened.kept?.email !== undefined);
  for (const block of opened.plan.rows) {
    const drawn = work.renderRows(opened, work.compileRows(opened, [block]), options.isPreview ? "previewed" : "sent");
    for (const each of drawn.filter(isSendable)) rowForms(work, each)[form].piece;
    work.textOf([block], opened.settings, !options.isPreview);
    yield;
  }
}

function rowForms({ registry }: Work, { row, unit }: DrawnRow): UnitForms {
  return formsOf(unit, () => collectStamps(row.block, registry));
}

function annotationsOf({ registry }: Work, { document, settings }: OpenedDocument): string | undefined {
  return writeAnnotations(document, settings, registry);
}

const noStamps: EmailStamps = { blocks: new Map(), settings: "" };

/** The stamps of what stands around the rows; none where nobody asks for an email that can be edited again. Each row's forms have their own. */
function stampsAround(work: Work, opened: OpenedDocument, { isEditable }: CompileOptions): EmailStamps {
  const { plan, document } = opened;
  if (!isEditable) return noStamps;
  const { root } = document;
  const bare = plan.wrapper && plan.parent !== root ? { ...plan.parent, children: [] } : { ...root, children: [] };
  return stampsOf(work, opened, bare);
}

function stampsOf({ registry }: Work, opened: OpenedDocument, block: Block): EmailStamps {
  return { blocks: collectStamps(block, registry), settings: isUntouched(opened) ? "" : settingsStamp(opened.document.settings) };
}

/** Are the settings and everything around the rows as they were imported? */
function isUntouched({ document, plan, kept, root }: OpenedDocument): boolean {
  return kept?.email?.isUntouched(document.settings, root, plan) ?? false;
}

/** The head without what no row uses. It is remembered for other rows, so that is known only now. */
function withoutUnused(light: LightSurroundings, rows: readonly SentUnit[]): LightSurroundings {
  const pieces = rows.map(({ piece }) => piece);
  const named = hasShapes([light.before, ...pieces]) ? light.before : dropShapeName(light.before);
  const before = dropColumnRules(named, pieces);
  const headCss = dropColumnCss(light.headCss, pieces);
  if (hasFluidPictures(pieces)) return { ...light, before, headCss };
  return { ...light, before: dropFluidRules(before), headCss: dropFluidCss(headCss) };
}

/** Of MJML that was imported every byte is MJML's own. */
function formOf({ isEditable, hasBlockIds, asMjmlWrites }: CompileOptions, isKept: boolean) {
  if (isEditable) return "editable";
  if (asMjmlWrites && !isKept) return "written";
  if (isKept) return hasBlockIds ? "plainLocated" : "plain";
  return hasBlockIds ? "located" : "sent";
}

function compileParts(work: Work, document: EmailDocument, options: CompileOptions): DocumentParts {
  const opened = work.openDocument(document);
  const rows = work.compileRows(opened, opened.plan.rows);
  const drawn = work.renderRows(opened, rows, "shown");
  const { frame, headCss } = work.writeSurroundings(
    opened,
    options,
    askedBy(
      rows,
      drawn.map(({ unit }) => unit),
    ),
  );
  return { frame, units: drawn.map((each) => rowForms(work, each)), headCss, warnings: collectWarnings(rows, drawn) };
}

function writeDocumentSource(work: Work, document: EmailDocument, options: CompileOptions): string {
  const opened = work.openDocument(document);
  const rows = work.compileRows(opened, opened.plan.rows);
  const drawn = work.renderRows(opened, rows, "sent");
  const sent = drawn.filter(isSendable);
  const stamps = options.isEditable ? stampsOf(work, opened, document.root) : noStamps;
  const kept = opened.kept?.email;
  const asked = askedBy(
    sent.map(({ row }) => row),
    sent.map(({ unit }) => unit),
  );
  const own = writeHead(withOwnFonts(kept ? options : withTitle(options, sent), document), asked.needs, {
    isDark: isDark([...opened.plan.variants, ...asked.rules], asked.needs.css),
    annotations: annotationsOf(work, opened),
  });
  const write = (nodes: readonly MjmlNode[]) =>
    writeSource(opened.root, kept?.writeHead(options, own, false) ?? own, opened.plan, nodes, stamps, kept?.beside);
  return (
    kept?.writeSource({ options, rows: sent.map(({ row }) => row), stamps, isUntouched: isUntouched(opened), write }) ??
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
