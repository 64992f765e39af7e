import {
  type AnyBlockDefinition,
  type Block,
  type BlockId,
  type BlockRegistry,
  type EmailDocument,
  isEqualJson,
  isSameDocument,
  type JsonValue,
} from "@mailwright/document";
import { diffBlocks } from "./diff-blocks.js";
import { joinSameWork } from "./join-texts.js";
import { ownValue } from "./json-value.js";
import { isWords } from "./key-change.js";
import { longestRise } from "./longest-rise.js";
import { type JoinMember, mergeLists } from "./merge-lists.js";
import { hasSameValues } from "./same-values.js";
import { initialItems, isItems } from "./shared-list.js";
import { type SharedText, sharedMemberOf, sharedTextOf } from "./shared-texts.js";

/** Two changed documents as one. */
export interface MergedDocuments {
  readonly document: EmailDocument;
  /** Blocks of which no rule decides: both sides wrote the same value, or one took away what the other wrote in. What was done here stands. */
  readonly contested: readonly BlockId[];
}

/** A block on its way into the merged tree. */
interface Node {
  block: Block;
  parentId: BlockId | undefined;
  children: BlockId[] | undefined;
}

interface Merging {
  readonly nodes: Map<BlockId, Node>;
  readonly contested: Set<BlockId>;
  readonly registry: BlockRegistry;
}

/**
 * What was done here since `base`, done to `theirs`: value by value, block by block, and in texts letter by letter. It is for work whose shared document is there no more, so
 * that the two cannot be merged key by key.
 */
export function mergeDocuments(base: EmailDocument, mine: EmailDocument, theirs: EmailDocument, registry: BlockRegistry): MergedDocuments {
  const contested = new Set<BlockId>();
  const settings = mergeValues(base.settings, mine.settings, theirs.settings, () => contested.add(theirs.root.id));
  if (base.root === mine.root) return { document: { ...theirs, settings }, contested: [...contested] };
  // Another email was put in the place of this one, as an import does: here, or by others.
  if (base.root.id !== mine.root.id) {
    if (!isSameDocument(base, theirs) && !isSameDocument(mine, theirs)) contested.add(mine.root.id);
    return { document: { ...mine, settings }, contested: [...contested] };
  }
  if (base.root.id !== theirs.root.id) {
    const inTheirs = (side: EmailDocument): EmailDocument => ({ ...side, root: within(theirs.root, side.root) });
    return mergeDocuments(inTheirs(base), inTheirs(mine), theirs, registry);
  }
  const merging: Merging = { nodes: indexOf(theirs.root), contested, registry };
  const { changed, added, removed, lists } = diffBlocks(base.root, mine.root);
  for (const [before, after] of changed) writeOwn(before, after, merging);
  for (const block of added) if (!merging.nodes.has(block.id)) merging.nodes.set(block.id, nodeOf(block));
  const bases = indexOf(base.root);
  for (const parent of lists) placeChildren(parent, bases, merging);
  const isLoose = (id: BlockId) => id !== theirs.root.id && merging.nodes.has(id) && merging.nodes.get(id)?.parentId === undefined;
  const back = changed.flatMap(([, { id }]) => (isLoose(id) ? [id] : []));
  for (const id of back) bringBack(id, indexOf(mine.root), merging);
  for (const [id, top] of removed) if (id === top) takeAway(id, bases, removed, merging);
  return { document: { ...theirs, settings, root: grow(theirs.root.id, merging) ?? theirs.root }, contested: [...contested] };
}

/** The document with a block back that somebody deleted, as it was in `before`, with all that it held and still is nowhere else. */
export function restoreBlock(document: EmailDocument, before: EmailDocument, id: BlockId): EmailDocument {
  const merging = { nodes: indexOf(document.root) };
  const old = indexOf(within(document.root, before.root));
  const add = (at: BlockId) => {
    const node = old.get(at);
    if (!node || merging.nodes.has(at)) return;
    merging.nodes.set(at, nodeOf(node.block));
    bringBack(at, old, merging);
    for (const child of node.children ?? []) add(child);
  };
  add(id);
  return { ...document, root: grow(document.root.id, merging) ?? document.root };
}

/** What stood in a root and a page wrapper that are there no more, as where the whole email was replaced, stands in those that took their place. */
function within(now: Block, before: Block): Block {
  const wrappers = now.children?.filter(({ type }) => type === "wrapper") ?? [];
  const heir = (child: Block) => (child.type === "wrapper" && wrappers.every(({ id }) => id !== child.id) ? wrappers[0]?.id : undefined);
  return { ...before, id: now.id, children: before.children?.map((child) => ({ ...child, id: heir(child) ?? child.id })) ?? [] };
}

const nodeOf = (block: Block): Node => ({ block, parentId: undefined, children: block.children && [] });

function indexOf(root: Block): Map<BlockId, Node> {
  const nodes = new Map<BlockId, Node>();
  const add = (block: Block, parentId: BlockId | undefined) => {
    nodes.set(block.id, { block, parentId, children: block.children?.map(({ id }) => id) });
    for (const child of block.children ?? []) add(child, block.id);
  };
  add(root, undefined);
  return nodes;
}

type Values = Readonly<Record<string, JsonValue>>;

function mergeValues<T extends Values>(base: T, mine: T, theirs: T, contest: () => void, join?: JoinMember): T {
  if (base === mine) return theirs;
  const merged: Record<string, JsonValue> = { ...theirs };
  for (const name of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    const [before, here, there] = [base, mine, theirs].map((values) => ownValue(values, name));
    if (isEqualJson(before, here)) continue;
    const joined = here === undefined || there === undefined ? undefined : join?.(name, before, here, there);
    if (joined !== undefined) {
      merged[name] = joined;
      continue;
    }
    if (!isEqualJson(before, there) && !isEqualJson(here, there)) contest();
    if (here === undefined) delete merged[name];
    else merged[name] = here;
  }
  return merged as T;
}

function writeOwn(before: Block, after: Block, { nodes, contested, registry }: Merging): void {
  const node = nodes.get(after.id);
  const isOwn = before.props !== after.props || before.extras !== after.extras;
  if (!node) {
    // Somebody deleted what was written in here: it comes back, with the words.
    if (isOwn && !hasSameValues(before, after)) {
      contested.add(after.id);
      nodes.set(after.id, nodeOf(after));
    }
    return;
  }
  if (!isOwn) return;
  const contest = () => contested.add(after.id);
  const definition = registry.get(after.type);
  const joinProp: JoinMember = (name, was, here, there) =>
    joinWords(sharedTextOf(definition, name), was, here, there) ?? joinList(definition, name, [was, here, there], contest);
  const props = mergeValues(before.props, after.props, node.block.props, contest, joinProp);
  const extras = mergeValues(before.extras ?? {}, after.extras ?? {}, node.block.extras ?? {}, contest);
  const { extras: _, ...rest } = node.block;
  node.block = { ...rest, props, ...(Object.keys(extras).length > 0 && { extras }) };
}

function joinWords(text: SharedText | undefined, was: JsonValue | undefined, here: JsonValue, there: JsonValue): string | undefined {
  const areWords = isWords(was) && typeof here === "string" && typeof there === "string";
  return text && areWords ? joinSameWork(was ?? text.initial, here, there, text.kind) : undefined;
}

type Three = readonly [was: JsonValue | undefined, here: JsonValue, there: JsonValue];

/** Undefined where no list of both is one that there may be. */
function joinList(
  definition: AnyBlockDefinition | undefined,
  name: string,
  [was, here, there]: Three,
  contest: () => void,
): JsonValue | undefined {
  const spec = definition?.props[name];
  if (spec?.kind !== "list") return undefined;
  const before = was ?? initialItems(spec);
  if (!isItems(before) || !isItems(here) || !isItems(there)) return undefined;
  let isContested = false;
  const joinMember: JoinMember = (member, ...values) => joinWords(sharedMemberOf(definition, name, member), ...values);
  const joined = mergeLists(before, here, there, joinMember, () => {
    isContested = true;
  });
  if (joined.length < spec.min || joined.length > spec.max) return undefined;
  if (isContested) contest();
  return joined;
}

// What came or moved here stands behind what it stood behind here.
function placeChildren(parent: Block, bases: ReadonlyMap<BlockId, Node>, merging: Merging): void {
  const { nodes, contested } = merging;
  const ids = (parent.children ?? []).map(({ id }) => id);
  if (!nodes.has(parent.id)) {
    // Somebody deleted what something was put into here: it comes back around that.
    if (ids.every((id) => bases.get(id)?.parentId === parent.id)) return;
    contested.add(parent.id);
    nodes.set(parent.id, nodeOf(parent));
  }
  const stood = bases.get(parent.id)?.children ?? [];
  const places = ids.map((id) => {
    const at = stood.indexOf(id);
    return at < 0 ? undefined : String(at).padStart(6, "0");
  });
  const stays = longestRise(places);
  for (const [at, id] of ids.entries()) {
    if (stays.has(at) || !nodes.has(id) || isWithin(parent.id, id, nodes)) continue;
    place(id, parent.id, ids.slice(0, at), nodes);
  }
}

function place(id: BlockId, parentId: BlockId, before: readonly BlockId[], nodes: Map<BlockId, Node>): void {
  const [node, parent] = [nodes.get(id), nodes.get(parentId)];
  if (!node || !parent) return;
  detach(id, nodes);
  parent.children ??= [];
  const neighbour = before.findLast((other) => parent.children?.includes(other));
  parent.children.splice(neighbour === undefined ? 0 : parent.children.indexOf(neighbour) + 1, 0, id);
  node.parentId = parentId;
}

function detach(id: BlockId, nodes: Map<BlockId, Node>): void {
  const node = nodes.get(id);
  const siblings = nodes.get(node?.parentId ?? "")?.children;
  if (siblings?.includes(id)) siblings.splice(siblings.indexOf(id), 1);
  if (node) node.parentId = undefined;
}

function isWithin(id: BlockId, around: BlockId, nodes: ReadonlyMap<BlockId, Node>): boolean {
  for (let at: BlockId | undefined = id; at !== undefined; at = nodes.get(at)?.parentId) if (at === around) return true;
  return false;
}

function bringBack(id: BlockId, mine: ReadonlyMap<BlockId, Node>, merging: Pick<Merging, "nodes">): void {
  const { nodes } = merging;
  const parentId = mine.get(id)?.parentId;
  if (parentId === undefined || nodes.get(id)?.parentId !== undefined) return;
  const parent = mine.get(parentId);
  if (!nodes.has(parentId) && parent) nodes.set(parentId, nodeOf(parent.block));
  if (nodes.get(parentId)?.parentId === undefined) bringBack(parentId, mine, merging);
  const siblings = parent?.children ?? [];
  place(id, parentId, siblings.slice(0, siblings.indexOf(id)), nodes);
}

// What others wrote in, or put something into, is not taken away without them.
function takeAway(
  id: BlockId,
  bases: ReadonlyMap<BlockId, Node>,
  removed: ReadonlyMap<BlockId, BlockId>,
  { nodes, contested }: Merging,
): void {
  const node = nodes.get(id);
  if (!node) return;
  const isAsItWas = (at: BlockId): boolean => {
    const [now, before] = [nodes.get(at), bases.get(at)];
    const isOurs = now && before && removed.has(at) && hasSameValues(now.block, before.block);
    return isOurs === true && (now.children ?? []).every(isAsItWas);
  };
  if (isAsItWas(id)) detach(id, nodes);
  else contested.add(id);
}

/** Untouched blocks of theirs stay the same objects. */
function grow(id: BlockId, merging: Pick<Merging, "nodes">): Block | undefined {
  const node = merging.nodes.get(id);
  if (!node) return undefined;
  const { block } = node;
  const children = node.children?.flatMap((child) => grow(child, merging) ?? []);
  const before = block.children;
  if (!children) return block;
  const isSame = before?.length === children.length && children.every((child, at) => child === before[at]);
  return isSame ? block : { ...block, children };
}
