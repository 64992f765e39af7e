import {
  type Block,
  type BlockRegistry,
  type EmailDocument,
  escapeAttribute,
  type GeneralSettings,
  resolveDarkSettings,
  resolveSettings,
} from "@mailwright/document";
import type { HeadStyles } from "@mailwright/mjml";
import type { CompileOptions } from "../contracts/compile-options.js";
import type { CompiledRow } from "../contracts/compiled-row.js";
import type { CompilerCounters } from "../contracts/compiler-contract.js";
import { keptSlot, type OpenKept } from "../contracts/kept-contract.js";
import { cleanJson } from "../markup/markers.js";
import { createMemory } from "../memory/remember.js";
import { fitNode } from "../nodes/fit-nodes.js";
import type { HeadNeeds } from "../nodes/head-needs.js";
import { sealNode } from "../nodes/seal-node.js";
import { isDark } from "../overrides/is-dark.js";
import type { OverrideRule } from "../overrides/override-rules.js";
import type { TemplateLogic } from "../rows/block-rules.js";
import { placeholderNode } from "../rows/placeholder.js";
import { createRowCache } from "../rows/row-cache.js";
import type { CompilerStrings } from "../rows/strings.js";
import type { EmailStamps } from "../stamps/stamps.js";
import { planRows, type RowPlan } from "../surroundings/row-plan.js";
import { createSurroundingsCache, type Surroundings } from "../surroundings/surroundings.js";
import { withOwnFonts, writeHead } from "../surroundings/write-head.js";
import { measureWidths, type UnitWidths } from "../units/render-units.js";
import type { Unit } from "../units/unit.js";
import { createUnitCache, type Face } from "../units/unit-cache.js";

/** What is known of a document beside its rows: its plan, settings and widths. */
export interface OpenedDocument {
  readonly document: EmailDocument;
  readonly plan: RowPlan;
  readonly settings: GeneralSettings;
  readonly darkSettings: GeneralSettings | undefined;
  readonly widths: UnitWidths;
  /** MJML that was imported. */
  readonly kept: OpenKept | undefined;
  /** The attributes of `<mjml>`. */
  readonly root: Readonly<Record<string, string>>;
}

export interface DrawnRow {
  readonly row: CompiledRow;
  readonly unit: Unit;
}

/** What rows need in the head. */
export interface HeadAsked {
  readonly needs: HeadNeeds;
  readonly styles: HeadStyles;
  readonly rules: readonly OverrideRule[];
}

/** What an email has around its rows that no canvas draws. */
export interface SentMarks {
  /** The stamps of what stands around the rows, even if there are none. */
  readonly stamps: EmailStamps;
  /** What the email tells inboxes, as an element of the head. */
  readonly annotations: string | undefined;
}

/** The steps of compiling that a canvas needs, each of which remembers what it has made. */
export interface Pipeline {
  readonly registry: BlockRegistry;
  readonly logic: TemplateLogic;
  openDocument(document: EmailDocument): OpenedDocument;
  compileRows(opened: OpenedDocument, rows: readonly Block[]): readonly CompiledRow[];
  /** Renders the rows that have something to show to HTML. */
  renderRows(opened: OpenedDocument, rows: readonly CompiledRow[], face: Face): readonly DrawnRow[];
  /** Writes what stands around the rows: as it is sent with `marks`, and without for a canvas. */
  writeSurroundings(opened: OpenedDocument, options: CompileOptions, asked: HeadAsked, marks?: SentMarks): Surroundings;
  readonly counters: CompilerCounters;
}

/** What is known of a document before its rows are compiled. Widths are measured once for all documents that have the same. */
function createOpener(registry: BlockRegistry): Pipeline["openDocument"] {
  const rememberWidths = createMemory<UnitWidths>(16);
  return (document) => {
    const settings = cleanJson(resolveSettings(document.settings));
    const darkSettings = cleanJson(resolveDarkSettings(document.settings));
    const kept = keptSlot.writer?.open(document);
    const plan = planRows(document.root, registry, settings, darkSettings, kept);
    const width = plan.body["width"] ?? "";
    const defaults = kept?.email?.defaults;
    const key = JSON.stringify([width, plan.wrapper?.attributes, defaults]);
    const widths = rememberWidths(key, () => measureWidths(width, plan.wrapper, defaults));
    const root = { lang: escapeAttribute(settings.lang), dir: settings.dir };
    return { document, plan, settings, darkSettings, widths, kept, root: kept?.email?.root(root) ?? root };
  };
}

/** Sets up the steps for the blocks of a registry. */
export function createPipeline(registry: BlockRegistry, strings: CompilerStrings, logic: TemplateLogic): Pipeline {
  const counters = { rowsCompiled: 0, unitsRendered: 0, surroundingsWritten: 0 };
  const rowOf = createRowCache(() => counters.rowsCompiled++);
  const surroundingsOf = createSurroundingsCache(() => counters.surroundingsWritten++);
  const unitsOf = createUnitCache(
    (count) => {
      counters.unitsRendered += count;
    },
    ({ block }) => fitNode("mj-body", sealNode(placeholderNode(block, "compile-failed", strings), block.id)),
  );

  return {
    registry,
    logic,
    counters,
    openDocument: createOpener(registry),
    compileRows({ plan, settings, darkSettings, kept }, rows) {
      const environment = { registry, settings, darkSettings, parent: plan.parent, strings, logic, kept };
      return rows.map((row) => rowOf(row, environment, plan.wrapper ? "mj-wrapper" : "mj-body"));
    },
    renderRows({ widths }, rows, face) {
      const drawn = rows.filter((row) => row[face].length > 0);
      const units = unitsOf(drawn, face, widths);
      return drawn.flatMap((row, index) => {
        const unit = units[index];
        return unit ? [{ row, unit }] : [];
      });
    },
    writeSurroundings({ document, root, kept, plan }, options, { needs, styles, rules }, sent) {
      const { body, wrapper, variants } = plan;
      const marks = { isDark: isDark([...variants, ...rules], needs.css), annotations: sent?.annotations };
      const own = writeHead(withOwnFonts(options, document), needs, marks);
      const head = kept?.email?.writeHead(options, own, !sent) ?? own;
      const { outside, beside } = kept?.email ?? {};
      return surroundingsOf({ root, head, needs, body, wrapper, styles, variants, rules, stamps: sent?.stamps, outside, beside });
    },
  };
}
