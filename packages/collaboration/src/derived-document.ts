import { type BlockId, type BlockRegistry, type EmailDocument, isEqualJson } from "@mailwright/document";
import { freezeDeep } from "@mailwright/editing/store";
import { applyLimits } from "./apply-limits.js";
import { createTreeBuilder, type TreeBuilder } from "./build-tree.js";
import { recordOf } from "./json-value.js";
import { keepStructure } from "./kept-structure.js";
import { emptyRows, type Rows, type Touched, takeKey } from "./shared-form.js";
import type { Structure } from "./structure.js";

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

/** Reads a document from its keys. */
export function deriveDocument(keys: Iterable<readonly [string, unknown]>, registry: BlockRegistry): DerivedDocument {
  const rows = emptyRows();
  for (const [key, value] of keys) takeKey(rows, key, value);
  const builder = createTreeBuilder(rows, registry);
  const structure = keepStructure(rows, registry);
  let bare = builder.build(structure.current());
  const limited = () => applyLimits(bare, structure.current(), rows, registry);
  let document: EmailDocument = freezeDeep({ version: rows.version, settings: recordOf(rows.settings), root: limited() });

  /** Of which blocks the content or the children changed; undefined: perhaps of all. */
  function takeIn(touched: readonly Touched[]): ReadonlySet<BlockId> | undefined {
    if (touched.includes("structure")) {
      structure.renew();
      return undefined;
    }
    const idsOf = (part: "content" | "place") =>
      new Set(touched.flatMap((each) => (typeof each === "object" && each.part === part ? [each.of] : [])));
    const places = idsOf("place");
    const others = places.size > 0 ? structure.update(places) : places;
    return others && new Set([...others, ...idsOf("content")]);
  }

  function readSettings(wanted: EmailDocument["settings"]) {
    const settings = recordOf(rows.settings);
    return [wanted, document.settings].find((known) => isEqualJson(known, settings)) ?? settings;
  }

  return {
    rows,
    structure: structure.current,
    document: () => document,
    refresh(touched, wanted = document.settings) {
      const changed = takeIn(touched);
      const before = bare;
      if (changed?.size !== 0) bare = builder.build(structure.current(), changed);
      // How many there may be of a block depends on more than the tree.
      const root = changed && bare === before ? document.root : limited();
      const settings = touched.includes("settings") ? readSettings(wanted) : document.settings;
      if (root === document.root && settings === document.settings && rows.version === document.version) return;
      document = freezeDeep({ version: rows.version, settings, root });
    },
    offer: builder.offer,
  };
}
