import { type Block, type BlockId, type BlockRegistry, collectBlocks, type EmailDocument, type JsonValue } from "@mailwright/document";
import { diffBlocks } from "./diff-blocks.js";
import { type BlockConflict, type ConflictPart, findConflicts } from "./find-conflicts.js";
import { ownValue } from "./json-value.js";
import { mergeDocuments } from "./merge-documents.js";

/** Whose work stands. */
export type Side = "mine" | "theirs";

/**
 * Two changed documents as one, where a person has decided what no rule decides: of each block with a conflict the values of one side stand, or it is deleted as there. What nothing
 * was decided of stands as here.
 */
export function mergeDecided(
  base: EmailDocument,
  mine: EmailDocument,
  theirs: EmailDocument,
  registry: BlockRegistry,
  decisions: ReadonlyMap<BlockId, Side>,
): EmailDocument {
  const conflicts = findConflicts(base, mine, theirs, registry);
  const sideOf = ({ id }: BlockConflict) => decisions.get(id) ?? "mine";
  // The other side's values become what they were, as if that side had not touched them: then only one did.
  const here = withBaseValues(
    mine,
    base,
    conflicts.filter((conflict) => sideOf(conflict) === "theirs"),
  );
  const [mineStands, isDeleted] = [conflicts.filter((conflict) => sideOf(conflict) === "mine"), new Set<BlockId>()];
  for (const conflict of mineStands) if (!conflict.mine) isDeleted.add(conflict.id);
  const { removed } = diffBlocks(base.root, mine.root);
  const there = withoutWritten(withBaseValues(theirs, base, mineStands), base, removed, isDeleted);
  return mergeDocuments(base, here, there, registry).document;
}

function withBaseValues(document: EmailDocument, base: EmailDocument, conflicts: readonly BlockConflict[]): EmailDocument {
  const olds = new Map(collectBlocks(base.root).map((block) => [block.id, block]));
  const todo = new Map(conflicts.map((conflict) => [conflict.id, conflict]));
  const settings = conflicts.flatMap(({ values }) => values.filter(({ part }) => part === "settings"));
  const root = mapBlocks(document.root, (block) => {
    const [conflict, was] = [todo.get(block.id), olds.get(block.id)];
    if (!conflict || !was) return block;
    const { extras: kept, ...rest } = block;
    // A deleted block is decided as a whole.
    const isWhole = !conflict.mine || !conflict.theirs;
    const namesIn = (part: ConflictPart) => conflict.values.flatMap((value) => (value.part === part ? [value.name] : []));
    const props = isWhole ? was.props : takeBack(block.props, was.props, namesIn("props"));
    const extras = isWhole ? (was.extras ?? {}) : takeBack(kept ?? {}, was.extras ?? {}, namesIn("extras"));
    return { ...rest, props, ...(Object.keys(extras).length > 0 && { extras }) };
  });
  const names = settings.map(({ name }) => name);
  return { ...document, root, settings: takeBack(document.settings, base.settings, names) };
}

function takeBack<T extends object>(values: T, before: T, names: readonly string[]): T {
  const back: Record<string, JsonValue> = { ...(values as Readonly<Record<string, JsonValue>>) };
  for (const name of names) {
    const was = ownValue(before as Readonly<Record<string, JsonValue>>, name);
    if (was === undefined) delete back[name];
    else back[name] = was;
  }
  return back as T;
}

/** In what was deleted here, what they wrote is taken back and what they made is taken away. What they moved there from elsewhere is neither. */
function withoutWritten(
  document: EmailDocument,
  base: EmailDocument,
  removed: ReadonlyMap<BlockId, BlockId>,
  deleted: ReadonlySet<BlockId>,
): EmailDocument {
  if (deleted.size === 0) return document;
  const olds = new Map(collectBlocks(base.root).map((block) => [block.id, block]));
  const clean = (block: Block): readonly Block[] => {
    const was = olds.get(block.id);
    const children = block.children?.flatMap(clean) ?? [];
    if (!was) return children;
    if (!removed.has(block.id)) return [block];
    return [{ ...was, ...(was.children && { children }) }];
  };
  const root = mapBlocks(document.root, (block) => (deleted.has(block.id) ? (clean(block)[0] ?? block) : block));
  return { ...document, root };
}

/** Untouched blocks stay the same objects. */
function mapBlocks(block: Block, change: (block: Block) => Block): Block {
  const changed = change(block);
  if (!changed.children) return changed;
  const children = changed.children.map((child) => mapBlocks(child, change));
  return children.every((child, at) => child === changed.children?.[at]) ? changed : { ...changed, children };
}
