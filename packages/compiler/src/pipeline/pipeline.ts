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
import type { OverrideRule } from "../overrides/override-rules.js";
import type { TemplateLogic } from "../rows/block-rules.js";
import { placeholderNode } from "../rows/placeholder.js";
import { createRowCache } from "../rows/row-cache.js";
import type { CompilerStrings } from "../rows/strings.js";
import { collectStamps, type PageStamps, settingsStamp } from "../stamps/stamps.js";
import { type PagePlan, planPage } from "../surroundings/row-plan.js";
import { createShellCache, type Shell } from "../surroundings/surroundings.js";
import { writeHead } from "../surroundings/write-head.js";
import { measureLayout, type UnitLayout } from "../units/render-units.js";
import type { Unit } from "../units/unit.js";
import { createUnitCache, type Face } from "../units/unit-cache.js";
import { createTextCache } from "./plain-text.js";

/** What is known of a document beside its rows: its plan, settings and widths. */
export interface Page {
  readonly document: EmailDocument;
  readonly plan: PagePlan;
  readonly settings: GeneralSettings;
  readonly darkSettings: GeneralSettings | undefined;
  readonly layout: UnitLayout;
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

/** The steps of compiling, each of which remembers what it has made. */
export interface Pipeline {
  openPage(document: EmailDocument): Page;
  compileRows(page: Page, rows: readonly Block[]): readonly CompiledRow[];
  /** Renders the rows that have something to show to HTML. */
  renderRows(page: Page, rows: readonly CompiledRow[], face: Face): readonly DrawnRow[];
  /** Writes what stands around the rows. With `stamps`, as it is sent; without, for a canvas. */
  writeShell(page: Page, options: CompileOptions, asked: HeadAsked, stamps?: PageStamps): Shell;
  /** The stamps of the page alone, or of all blocks. For HTML the page is enough, because each unit writes the stamps of its own blocks. */
  writeStamps(page: Page, of: "page" | "blocks"): PageStamps;
  writeText(page: Page, withRules: boolean): string;
  readonly counters: CompilerCounters;
}

/** Sets up the steps for the blocks of a registry. */
export function createPipeline(registry: BlockRegistry, strings: CompilerStrings, logic: TemplateLogic): Pipeline {
  const counters = { rowsCompiled: 0, unitsRendered: 0, shellsWritten: 0 };
  const rowOf = createRowCache(() => counters.rowsCompiled++);
  const shellOf = createShellCache(() => counters.shellsWritten++);
  const textOf = createTextCache(registry, logic);
  const rememberLayout = createMemory<UnitLayout>(16);
  const unitsOf = createUnitCache(
    (count) => {
      counters.unitsRendered += count;
    },
    {
      standIn: ({ block }) => fitNode("mj-body", sealNode(placeholderNode(block, "compile-failed", strings), block.id)),
      stampsOf: ({ block }) => collectStamps(block, registry),
    },
  );

  return {
    counters,
    openPage(document) {
      const settings = cleanJson(resolveSettings(document.settings));
      const darkSettings = cleanJson(resolveDarkSettings(document.settings));
      const kept = keptSlot.writer?.open(document);
      const plan = planPage(document.root, registry, settings, darkSettings, kept);
      const width = plan.body["width"] ?? "";
      const defaults = kept?.page?.defaults;
      const key = JSON.stringify([width, plan.wrapper?.attributes, defaults]);
      const layout = rememberLayout(key, () => measureLayout(width, plan.wrapper, defaults));
      const root = { lang: escapeAttribute(settings.lang), dir: settings.dir };
      return { document, plan, settings, darkSettings, layout, kept, root: kept?.page?.root(root) ?? root };
    },
    compileRows({ plan, settings, darkSettings, kept }, rows) {
      const environment = { registry, settings, darkSettings, parent: plan.parent, strings, logic, kept };
      return rows.map((row) => rowOf(row, environment, plan.wrapper ? "mj-wrapper" : "mj-body"));
    },
    renderRows({ layout }, rows, face) {
      const drawn = rows.filter((row) => row[face].length > 0);
      const units = unitsOf(drawn, face, layout);
      return drawn.flatMap((row, index) => {
        const unit = units[index];
        return unit ? [{ row, unit }] : [];
      });
    },
    writeShell({ plan: { body, wrapper, variants }, root, kept }, options, { needs, styles, rules }, stamps) {
      const own = writeHead(options, needs);
      const head = kept?.page?.writeHead(options, own, !stamps) ?? own;
      const { outside, beside } = kept?.page ?? {};
      return shellOf({ root, head, needs, body, wrapper, styles, variants, rules, stamps, outside, beside });
    },
    writeStamps({ document: { settings, root }, plan, kept, root: attributes }, of) {
      const isUntouched = kept?.page?.isUntouched(settings, attributes, plan) ?? false;
      const page = plan.wrapper && plan.parent !== root ? { ...plan.parent, children: [] } : { ...root, children: [] };
      return { blocks: collectStamps(of === "blocks" ? root : page, registry), settings: isUntouched ? "" : settingsStamp(settings) };
    },
    writeText({ plan, settings }, withRules) {
      return textOf(plan.rows, settings, withRules);
    },
  };
}
