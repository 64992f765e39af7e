import { type Block, type Blueprint, blueprintOf } from "@mailwright/document";
import { importSource } from "@mailwright/importer";
import { composeImport } from "@mailwright/importer/layout";
import type { EditorServices } from "../../base/context/editor-services.js";
import { isOwnFormat } from "../../import/is-own-format.js";
import { loadBlockReaders } from "../../import/load-block-readers.js";
import { type ReadLayoutOptions, readLayout } from "../../import/read-layout.js";

/** The sections of an email or page, as an import would make them. */
export interface PastedSections {
  readonly blueprints: readonly Blueprint[];
  /** Parts that no blocks are like and that stay as they were written. */
  readonly rawCount: number;
  /** Are there only words and pictures below each other, without a background? */
  readonly isPlain: boolean;
}

/** What reading pasted code needs: the colours and the width of the open template too. */
export interface SectionOptions extends Omit<ReadLayoutOptions, "settings"> {
  readonly services: EditorServices;
}

/** Reads a source with the readers of the import. The sections keep their look; a value that equals the template's is not stored. */
export async function readSections(source: string, options: SectionOptions): Promise<PastedSections> {
  const { services, signal } = options;
  const { editor, registry, ports } = services;
  if (isOwnFormat(source)) {
    const outcome = importSource(source, { readers: await loadBlockReaders(registry), newId: ports.newId });
    const blueprints = outcome.ok ? rowsOf(outcome.email.document.root).map(blueprintOf) : [];
    return { blueprints, rawCount: 0, isPlain: false };
  }
  // The width of the copied page and the colour beside it are its own. The comparison with the original needs both.
  const { width: _, bgColor: __, ...settings } = editor.document.get().settings;
  const email = await readLayout(source, { ...options, settings });
  signal?.throwIfAborted();
  const rows = withoutMargins(rowsOf(composeImport(email, ({ preferred }) => preferred, ports.newId).root));
  const rawCount = email.bands.filter(({ preferred, native }) => preferred === "raw" || !native).length;
  return { blueprints: rows.map(blueprintOf), rawCount, isPlain: rows.every(isPlainRow) };
}

/** Leaves out empty rows at both ends: the page's margin is not part of what was copied. */
function withoutMargins(rows: readonly Block[]): readonly Block[] {
  const isContent = (row: Block) => (row.children ?? []).some((cell) => (cell.children ?? []).some(({ type }) => type !== "spacer"));
  return rows.slice(Math.max(0, rows.findIndex(isContent)), rows.findLastIndex(isContent) + 1);
}

const plainTypes: ReadonlySet<string> = new Set(["heading", "text", "image"]);
const plainGrounds: ReadonlySet<unknown> = new Set([undefined, "", "transparent", "#fff", "#ffffff"]);

function isPlainRow(row: Block): boolean {
  const [cell, ...others] = row.children ?? [];
  if (!cell || others.length > 0) return false;
  const isOnGround = [row, cell].some(({ props }) => !plainGrounds.has(props["background"]) || props["backgroundImage"] !== undefined);
  return !isOnGround && (cell.children ?? []).every(({ type }) => plainTypes.has(type));
}

function rowsOf(root: Block): readonly Block[] {
  return (root.children ?? []).flatMap((row) => (row.type === "wrapper" ? (row.children ?? []) : [row]));
}
