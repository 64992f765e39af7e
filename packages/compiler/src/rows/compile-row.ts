import { type Block, type GeneralSettings, type OverridePart, overrideBlock } from "@mailwright/document";
import type { CompiledRow, RowFaces, RowVariant } from "../contracts/compiled-row.js";
import { cleanJson } from "../markup/markers.js";
import { fitNode } from "../nodes/fit-nodes.js";
import { collectHeadNeeds } from "../nodes/head-needs.js";
import { type BlockPass, compileBlock, type FoundInRow } from "./compile-block.js";

/** What a row is compiled with. */
export interface RowEnvironment extends Pick<BlockPass, "registry" | "settings" | "strings" | "logic" | "kept"> {
  /** The settings as a dark screen shows them, where the document has such colours. */
  readonly darkSettings?: GeneralSettings | undefined;
  /** The page wrapper, or the root. */
  readonly parent: Block;
}

interface Job extends RowEnvironment {
  readonly parentTag: string;
}

/**
 * Compiles one row (a direct child of the page wrapper) to marked MJML nodes. Pure and synchronous; never throws. A block of unknown
 * type, or one whose compile fails, becomes a placeholder on the canvas, is left out of the email, and adds a warning.
 */
export function compileRow(row: Block, environment: RowEnvironment, parentTag = "mj-wrapper"): CompiledRow {
  const clean = cleanJson(row);
  const job = { ...environment, parentTag };
  const { warnings, ...faces } = compileFaces(job, clean);
  return { block: row, ...faces, variants: compileVariants(job, clean, faces), warnings, headNeeds: collectHeadNeeds(faces.shown) };
}

function compileFaces(job: Job, row: Block): RowFaces & Pick<CompiledRow, "warnings"> {
  const found: FoundInRow = { warnings: [], refusals: 0, rules: 0 };
  const compile = (withPlaceholders: boolean, withRules: boolean, into: FoundInRow) =>
    compileBlock(row, job.parent, { ...job, withPlaceholders, withRules, found: into }).flatMap((node) => fitNode(job.parentTag, node));
  const again = (withRules: boolean) => compile(false, withRules, { warnings: [], refusals: 0, rules: 0 });
  const shown = compile(true, false, found);
  const previewed = found.refusals === 0 ? shown : again(false);
  return { shown, previewed, sent: found.rules === 0 ? previewed : again(true), warnings: found.warnings };
}

/**
 * Compiles the row again for each device, and for the dark, for which a block in it has overrides. A row without overrides is compiled
 * once.
 */
function compileVariants(job: Job, row: Block, base: RowFaces): readonly RowVariant[] {
  const { registry, settings, darkSettings } = job;
  const tablet = overrideBlock(row, "tablet", registry);
  const mobile = overrideBlock(tablet, "mobile", registry);
  const dark = overrideBlock(row, "dark", registry);
  const compile = (part: OverridePart, block: Block, own = settings): RowVariant => {
    const { warnings, ...faces } = compileFaces({ ...job, settings: own }, block);
    return { part, ...faces };
  };
  const variants = [
    ...(tablet === row ? [] : [compile("tablet", tablet)]),
    ...(mobile === tablet ? [] : [compile("mobile", mobile)]),
    ...(dark === row && !darkSettings ? [] : [compile("dark", dark, darkSettings)]),
  ];
  // The General settings may have dark colours that this row does not use. Then it looks the same in the dark.
  return variants.filter(({ part, shown }) => part !== "dark" || JSON.stringify(shown) !== JSON.stringify(base.shown));
}
