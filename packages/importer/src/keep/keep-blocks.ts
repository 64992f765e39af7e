import {
  type Block,
  type BlockId,
  type BlockRegistry,
  type ChildNodes,
  fillShapes,
  type GeneralSettings,
  type KeptBlock,
  type MjmlNode,
  plainNodes,
  printOf,
  readKeptBlock,
  resolveProps,
  restoreNodes,
  shapeNodes,
  withKept,
} from "@mailwright/document";
import type { MjmlSource } from "../mjml/parse-mjml.js";
import { propsOfKept } from "../mjml/words-of.js";
import type { SeenElement } from "../tree/claim-blocks.js";
import { placeChildren } from "./place-children.js";
import { nodeOf, shapeSource } from "./shape-source.js";

/** The type of the block in which MJML stands that no other block is like. */
export const mjmlType = "mjml";

/** What keeping needs beside the blocks. */
export interface Keeping {
  readonly page: string;
  readonly registry: BlockRegistry;
  readonly settings: GeneralSettings;
}

/** A block with what was written for it and for all below it, and what it compiles to with that. */
export interface KeptResult {
  readonly block: Block;
  readonly nodes: readonly MjmlNode[];
}

/** Where a block stands in the source. */
export interface BlockSource {
  /** What was recognised there; absent, where all of it stands as it is written. */
  readonly seen?: SeenElement;
  readonly own: readonly MjmlSource[];
  readonly before: readonly MjmlSource[];
  readonly after: readonly MjmlSource[];
}

/** Gives a block and all below it what was written for them; nothing where that does not come out as it was written. */
export function keepBlock(block: Block, parent: Block, source: BlockSource, keeping: Keeping): KeptResult | undefined {
  const { seen, own, before, after } = source;
  const inside = seen?.definition && seen.definition.type === block.type ? seen.children : undefined;
  const children = inside ? keepChildren(block, inside, own, keeping) : { list: block.children, nodes: [], shapes: own.map(nodeOf) };
  if (!children) return undefined;
  const compiled = inside
    ? compileOne({ ...block, ...(children.list && { children: children.list }) }, parent, children.nodes, keeping)
    : compileAll(block, parent, keeping);
  if (!compiled) return undefined;
  const kept: KeptBlock = {
    page: keeping.page,
    made: shapeNodes(compiled, children.nodes),
    written: children.shapes,
    ...(before.length > 0 && { before: before.map(nodeOf) }),
    ...(after.length > 0 && { after: after.map(nodeOf) }),
  };
  const restored = restoreNodes(compiled, children.nodes, kept, {});
  const nodes = [...before.map(nodeOf), ...restored, ...after.map(nodeOf)];
  if (!isSame(nodes, [...before, ...own, ...after].map(nodeOf))) return undefined;
  return { block: { ...block, ...(children.list && { children: children.list }), extras: withKept(block.extras, kept) }, nodes };
}

interface KeptChildren {
  readonly list: readonly Block[] | undefined;
  readonly nodes: ChildNodes;
  readonly shapes: KeptBlock["written"];
}

function keepChildren(block: Block, seen: readonly SeenElement[], own: readonly MjmlSource[], keeping: Keeping): KeptChildren | undefined {
  const [container, ...others] = own;
  if (!container || others.length > 0 || block.children?.length !== seen.length) return undefined;
  const placed = placeChildren(container, seen);
  if (!placed) return undefined;
  const last = [...placed.indexes.values()].at(-1);
  const kept = block.children.map((child, index) => {
    const [element, elements] = [seen[index], placed.own[index]];
    if (!element || !elements) return undefined;
    const after = index === last ? placed.after : [];
    return keepBlock(child, block, { seen: element, own: elements, before: placed.before[index] ?? [], after }, keeping);
  });
  if (!kept.every((child) => child !== undefined)) return undefined;
  const shapes = shapeSource([container], placed.indexes, placed.absent).filter((shape) => typeof shape !== "number");
  return { list: kept.map((child) => child.block), nodes: kept.map(({ nodes }) => nodes), shapes };
}

function compileOne(block: Block, parent: Block, children: ChildNodes, { registry, settings }: Keeping): readonly MjmlNode[] | undefined {
  const definition = registry.get(block.type);
  if (!definition) return undefined;
  try {
    const props = resolveProps(definition.props, block.props, settings);
    return [definition.compile({ props, settings, children: children.flat(), block, parent })].flat();
  } catch {
    // A host's block that fails: what was written for it stands in one piece.
    return undefined;
  }
}

/** A block that keeps a source is made of several at times: a code block in a section of its own. */
function compileAll(block: Block, parent: Block, keeping: Keeping): readonly MjmlNode[] | undefined {
  const children = (block.children ?? []).map((child) => compileAll(child, block, keeping));
  if (!children.every((child) => child !== undefined)) return undefined;
  return compileOne(block, parent, children, keeping);
}

/** What was written for an imported block, with all that stands in it. */
function nodesWritten(block: Block): readonly MjmlNode[] {
  const kept = readKeptBlock(block);
  const { before = [], written = [], after = [] } = kept ?? {};
  return fillShapes([...before, ...written, ...after], (block.children ?? []).map(nodesWritten));
}

/** An imported row as one block in which all of it stands as it was written; nothing for what is no row of imported MJML. */
export function keepRowWhole(row: Block, id: BlockId): Block | undefined {
  const kept = readKeptBlock(row);
  if (kept?.source === undefined) return undefined;
  const { page, source, print } = kept;
  const written = nodesWritten(row);
  const whole = { page, made: [], written, source, ...(print !== undefined && { print }) };
  return { id, type: mjmlType, props: propsOfKept(written), extras: withKept({}, whole) };
}

/** A block in which all of a source stands as it is written. */
export function keepWhole(block: Block, own: readonly MjmlSource[], page: string): KeptResult {
  const nodes = own.map(nodeOf);
  return { block: { ...block, extras: withKept(block.extras, { page, made: [], written: nodes }) }, nodes };
}

function isSame(one: readonly MjmlNode[], other: readonly MjmlNode[]): boolean {
  return printOf(plainNodes(one)) === printOf(plainNodes(other));
}
