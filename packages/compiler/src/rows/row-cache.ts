import type { Block, GeneralSettings } from "@mailwright/document";
import type { CompiledRow } from "../contracts/compiled-row.js";
import { readsAgree, recordReads } from "../memory/record-reads.js";
import { compileRow, type RowEnvironment } from "./compile-row.js";

interface Entry {
  readonly row: CompiledRow;
  readonly reads: ReadonlyMap<string, unknown>;
  /** The dark settings that the row read; absent where the document has none. */
  readonly darkReads: ReadonlyMap<string, unknown> | undefined;
  /** The parent's type and props, where the row's compile looked at its parent. */
  readonly parent: Block | undefined;
  readonly parentTag: string;
  /** The settings object that the row was last compared with. Most edits keep that object, and comparing it again is not needed. */
  agreed: GeneralSettings;
  agreedDark: GeneralSettings | undefined;
  readonly kept: RowEnvironment["kept"];
}

/**
 * Remembers compiled rows. A row that did not change is the same object as before; it is compiled again only if a setting changed that it
 * read, or its parent where it looked at that. `onCompile` is called for every row that had to be compiled.
 */
export function createRowCache(onCompile: () => void) {
  const entries = new WeakMap<Block, Entry>();

  return function rowOf(row: Block, environment: RowEnvironment, parentTag: string): CompiledRow {
    const known = entries.get(row);
    if (known && known.parentTag === parentTag && isFresh(known, environment)) return known.row;
    onCompile();
    const entry = compileEntry(row, environment, parentTag);
    entries.set(row, entry);
    return entry.row;
  };
}

function isFresh(entry: Entry, { settings, darkSettings, parent, kept }: RowEnvironment): boolean {
  if (entry.kept !== kept) return false;
  if (entry.parent && (entry.parent.type !== parent.type || entry.parent.props !== parent.props)) return false;
  if (entry.agreed === settings && entry.agreedDark === darkSettings) return true;
  if ((entry.darkReads === undefined) !== (darkSettings === undefined)) return false;
  if (!readsAgree(entry.reads, settings)) return false;
  if (entry.darkReads && darkSettings && !readsAgree(entry.darkReads, darkSettings)) return false;
  entry.agreed = settings;
  entry.agreedDark = darkSettings;
  return true;
}

function compileEntry(block: Block, environment: RowEnvironment, parentTag: string): Entry {
  const recorded = recordReads(environment.settings);
  const recordedDark = environment.darkSettings && recordReads(environment.darkSettings);
  const watched = watchBlock(environment.parent);
  const recording = { ...environment, settings: recorded.settings, darkSettings: recordedDark?.settings, parent: watched.block };
  const row = compileRow(block, recording, parentTag);
  return {
    row,
    reads: recorded.reads,
    darkReads: recordedDark?.reads,
    parent: watched.wasRead() ? environment.parent : undefined,
    parentTag,
    agreed: environment.settings,
    agreedDark: environment.darkSettings,
    kept: environment.kept,
  };
}

/**
 * The parent without its children, as a row sees it. A row that could see its siblings would have to be compiled after every change of
 * them.
 */
function watchBlock({ id, type, props }: Block): { readonly block: Block; readonly wasRead: () => boolean } {
  let wasRead = false;
  const block = {
    id,
    get type() {
      wasRead = true;
      return type;
    },
    get props() {
      wasRead = true;
      return props;
    },
  };
  return { block, wasRead: () => wasRead };
}
