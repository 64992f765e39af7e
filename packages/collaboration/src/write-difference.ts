import { type Block, type BlockId, type BlockRegistry, collectBlocks, type EmailDocument, type JsonValue } from "@mailwright/document";
import { readWidth } from "@mailwright/editing/store";
import { cellsOf, isFilled } from "./columns.js";
import { type BlockDiff, diffBlocks } from "./diff-blocks.js";
import { ownValue } from "./json-value.js";
import type { KeyChange } from "./key-change.js";
import { listMarkKey } from "./list-keys.js";
import { keysInOrder } from "./order-keys.js";
import { contentKeys, extraEntries, isWhole, type Rows } from "./shared-form.js";
import type { Structure } from "./structure.js";
import { beginBlock, type KeyWriting, listSpecOf, type WriteKey, wordsOf, writeList } from "./write-list.js";

interface Difference extends Pick<KeyWriting, "begin"> {
  /** The document as everybody sees it now. */
  readonly before: EmailDocument;
  readonly next: EmailDocument;
  readonly rows: Rows;
  readonly structure: Structure;
  readonly registry: BlockRegistry;
  readonly random: () => number;
  readonly write: WriteKey;
}

interface Writing extends Difference, KeyWriting {
  readonly diff: BlockDiff;
  /** Blocks that were never there: their content is not kept key by key, as taking them back means deleting them. */
  readonly fresh: ReadonlySet<BlockId>;
}

interface Written {
  /** What undo must know besides the keys that were written. */
  readonly kept: readonly KeyChange[];
  /** The blocks that changed or came, as they should be now. */
  readonly blocks: readonly Block[];
}

/** Writes what leads from one document to another, in as few keys as possible: what others do at the same time stays. */
export function writeDifference(difference: Difference): Written {
  const { before, next, rows, write, random } = difference;
  write(":version", next.version, true);
  for (const name of namesIn(before.settings, next.settings)) {
    const value = ownValue(next.settings, name);
    if (value !== ownValue(before.settings, name)) write(`:set:${name}`, value, true);
  }
  if (before.root === next.root) return { kept: [], blocks: [] };
  if (before.root.id !== next.root.id) write(":root", next.root.id, true);
  const diff = diffBlocks(before.root, next.root);
  const fresh = new Set(diff.added.flatMap(({ id }) => (rows.byId.get(id)?.type === undefined ? [id] : [])));
  const order: KeyWriting["order"] = (keys) => keysInOrder(keys, random);
  const writing = { ...difference, diff, fresh, order, word: wordsOf(random) };
  const lists = new Set([...diff.lists, ...aroundStandIns(diff, rows)]);
  for (const block of diff.added) writeAdded(block, writing);
  for (const [one, other] of diff.changed) writeChanged(one, other, writing);
  for (const parent of lists) orderChildren(parent, writing);
  writeRemoved(writing);
  writeColumns(writing);
  return {
    kept: marksOf(fresh, rows),
    blocks: [...diff.added, ...diff.changed.map(([, block]) => block)],
  };
}

// A column that the rules put into a section has no place until somebody works in it.
function aroundStandIns({ changed }: BlockDiff, { byId }: Rows): readonly Block[] {
  const standIns = new Set(changed.flatMap(([, { id }]) => (byId.get(id)?.type === undefined ? [id] : [])));
  if (standIns.size === 0) return [];
  return changed.flatMap(([, block]) => (block.children?.some(({ id }) => standIns.has(id)) ? [block] : []));
}

function namesIn(one: object, other: object): ReadonlySet<string> {
  return new Set([...Object.keys(one), ...Object.keys(other)]);
}

function writeAdded(block: Block, writing: Writing) {
  const { rows, fresh, write } = writing;
  const { id } = block;
  const isKept = !fresh.has(id);
  const row = rows.byId.get(id);
  const wanted = new Map<string, JsonValue>(contentKeys(block));
  // An id that was there before comes back: what it held then goes.
  if (row) {
    const old = [...row.extraKeys.keys()].map((name) => `e:${name}`);
    for (const key of [...old, "c", "x", "l"].map((name) => `${id}:${name}`)) if (!wanted.has(key)) write(key, undefined, isKept);
  }
  for (const [key, value] of wanted) write(key, value, isKept);
  const held = row ? [...row.propKeys.keys(), ...row.lists.keys()] : [];
  for (const name of new Set([...held, ...Object.keys(block.props)])) {
    writeProp(block, name, ownValue(block.props, name), isKept, writing);
  }
  if (!isKept) beginBlock(block, writing);
}

function writeProp({ id, type }: Block, name: string, value: JsonValue | undefined, isKept: boolean, writing: Writing) {
  const spec = listSpecOf(writing.registry, type, name);
  const row = writing.rows.byId.get(id);
  const list = row?.lists.get(name);
  if (spec) writeList({ id, name, spec, list, isWhole: row !== undefined && isWhole(row, name), isKept }, value, writing);
  else {
    if (list?.mark !== undefined) writing.write(listMarkKey(id, name), undefined, isKept);
    writing.write(`${id}:p:${name}`, value, isKept);
  }
}

function writeChanged(one: Block, other: Block, writing: Writing) {
  const { rows, write } = writing;
  const { id } = other;
  // A stand-in becomes a column like any other.
  if (rows.byId.get(id)?.type === undefined) {
    for (const [key, value] of contentKeys(other)) write(key, value, false);
    for (const [name, value] of Object.entries(other.props)) writeProp(other, name, value, false, writing);
  }
  if (one.type !== other.type) write(`${id}:t`, other.type, true);
  if (!one.children !== !other.children) write(`${id}:c`, other.children ? true : undefined, true);
  if (one.props !== other.props) {
    for (const name of namesIn(one.props, other.props)) {
      const value = ownValue(other.props, name);
      if (value !== ownValue(one.props, name)) writeProp(other, name, value, true, writing);
    }
  }
  if (one.extras === other.extras) return;
  const [olds, news] = [new Map(extraEntries(one.extras)), new Map(extraEntries(other.extras))];
  for (const key of new Set([...olds.keys(), ...news.keys()])) {
    if (olds.get(key) !== news.get(key)) write(`${id}:e:${key}`, news.get(key), true);
  }
}

// Children that stay keep their keys, and the fewest possible get new ones.
function orderChildren(parent: Block, writing: Writing) {
  const { rows, random } = writing;
  const children = parent.children ?? [];
  for (const child of children) if (rows.byId.get(child.id)?.type === undefined) writeChanged(child, child, writing);
  reviveAround(parent.id, writing);
  const keys = children.map(({ id }) => {
    const place = rows.byId.get(id)?.place;
    return place?.[0] === parent.id ? place[1] : undefined;
  });
  for (const [index, key] of keysInOrder(keys, random).entries()) {
    if (key !== keys[index]) place(children[index], parent.id, key, writing);
  }
}

function place(block: Block | undefined, parentId: BlockId, order: string, writing: Writing) {
  if (!block) return;
  const { write, fresh } = writing;
  write(`${block.id}:@`, [parentId, order], !fresh.has(block.id));
  revive(block, writing);
}

// What somebody deleted around this place no longer goes with it.
function revive(block: Block, { rows, write }: Writing) {
  for (const { id } of collectBlocks(block)) if (rows.byId.get(id)?.dead) write(`${id}:x`, undefined, true);
}

function reviveAround(parentId: BlockId, { rows, structure, write }: Writing) {
  for (let id: BlockId | undefined = parentId; id !== undefined; id = structure.parentOf.get(id)) {
    if (rows.byId.get(id)?.dead) write(`${id}:x`, undefined, true);
  }
}

function writeRemoved({ diff, rows, structure, before, write }: Writing) {
  const mark = (id: BlockId, top: BlockId) => {
    const order = rows.byId.get(top)?.place?.[1];
    if (order !== undefined) write(`${id}:x`, [top, order], true);
  };
  // What the rules hide stands nowhere in the tree, and goes with what it stands in.
  const shown = diff.removed.size === 0 ? new Set<BlockId>() : new Set(collectBlocks(before.root).map(({ id }) => id));
  const markHidden = (id: BlockId, top: BlockId) => {
    for (const row of structure.childrenOf.get(id) ?? []) {
      if (shown.has(row.id)) continue;
      mark(row.id, top);
      markHidden(row.id, top);
    }
  };
  for (const [id, top] of diff.removed) {
    if (rows.byId.get(id)?.type === undefined) continue;
    mark(id, top);
    markHidden(id, top);
  }
}

// What one width means depends on the others, so a section whose columns change says all of them.
function writeColumns({ diff, registry, fresh, write }: Writing) {
  const sections = [...diff.changed, ...diff.added.map((block) => [undefined, block] as const)].filter(
    ([, { type }]) => type === "section",
  );
  for (const [before, section] of sections) {
    if (!section.children || (before && isSameColumns(before, section, registry))) continue;
    for (const cell of cellsOf(section.children)) write(`${cell.id}:p:width`, ownValue(cell.props, "width"), !fresh.has(cell.id));
    write(`${section.id}:l`, isFilled(section, registry) ? undefined : true, !fresh.has(section.id));
  }
}

function isSameColumns(before: Block, after: Block, registry: BlockRegistry): boolean {
  const [olds, news] = [cellsOf(before.children), cellsOf(after.children)];
  const isSame = (cell: Block, at: number) => {
    const old = olds[at];
    return old?.id === cell.id && readWidth(old, registry) === readWidth(cell, registry);
  };
  return olds.length === news.length && news.every(isSame) && (after.children?.length ?? 0) > 0 === (before.children?.length ?? 0) > 0;
}

// Taking a new block back means to delete it, and doing it again to take that back.
function marksOf(fresh: ReadonlySet<BlockId>, { byId }: Rows): readonly KeyChange[] {
  return [...fresh].flatMap((id) => {
    const order = byId.get(id)?.place?.[1];
    return order === undefined ? [] : [{ key: `${id}:x`, before: [id, order], after: undefined }];
  });
}
