import { type BlockId, type BlockRegistry, type EmailDocument, isEqualJson } from "@mailwright/document";
import { freezeDeep } from "@mailwright/editing/store";
import { applyLimits } from "./apply-limits.js";
import { createTreeBuilder, type TreeBuilder } from "./build-tree.js";
import { recordOf } from "./json-value.js";
import { emptyRows, type Rows, type Touched, takeKey } from "./shared-form.js";
import { deriveStructure, type Structure } from "./structure.js";

/** The document that the keys of a shared one say, brought up to date with what changes of them. */
export interface DerivedDocument {
  readonly rows: Rows;
  structure(): Structure;
  /** The same object until it changes; untouched rows stay the same objects. */
  document(): EmailDocument;
  /** `wanted`: settings that were just written, so that they stay the same object. */
  refresh(touched: readonly Touched[], wanted?: EmailDocument["settings"]): void;
  offer: TreeBuilder["offer"];
}

/** Content that changed in more blocks than this is not worth looking for one by one. */
const contentsMax = 64;

/** Reads a document from its keys. */
export function deriveDocument(keys: Iterable<readonly [string, unknown]>, registry: BlockRegistry): DerivedDocument {
  const rows = emptyRows();
  for (const [key, value] of keys) takeKey(rows, key, value);
  const builder = createTreeBuilder(rows, registry);
  let structure = deriveStructure(rows, registry);
  let bare = builder.build(structure);
  const limited = () => applyLimits(bare, structure, rows, registry);
  let document: EmailDocument = freezeDeep({ version: rows.version, settings: recordOf(rows.settings), root: limited() });

  function rebuild(ids: ReadonlySet<BlockId>): boolean {
    for (const id of ids) {
      if (id !== rows.rootId && !structure.parentOf.has(id)) continue;
      const root = builder.rebuild(id, structure);
      if (!root) return false;
      bare = root;
    }
    return true;
  }

  function readSettings(wanted: EmailDocument["settings"]) {
    const settings = recordOf(rows.settings);
    return [wanted, document.settings].find((known) => isEqualJson(known, settings)) ?? settings;
  }

  return {
    rows,
    structure: () => structure,
    document: () => document,
    refresh(touched, wanted = document.settings) {
      const contents = new Set(touched.flatMap((each) => (typeof each === "object" ? [each.contentOf] : [])));
      const before = bare;
      const isWhole = touched.includes("structure") || contents.size > contentsMax || !rebuild(contents);
      if (isWhole) {
        structure = deriveStructure(rows, registry);
        bare = builder.build(structure);
      }
      const root = !isWhole && bare === before ? document.root : limited();
      const settings = touched.includes("settings") ? readSettings(wanted) : document.settings;
      if (root === document.root && settings === document.settings && rows.version === document.version) return;
      document = freezeDeep({ version: rows.version, settings, root });
    },
    offer: builder.offer,
  };
}
