import {
  type AnyBlockDefinition,
  type Block,
  type BlockReading,
  type BlockStamp,
  fits,
  mayContain,
  type PropSpecs,
  type ReadContext,
} from "@mailwright/document";
import { hasBox, hiddenProps } from "../compiled/read-stamp.js";
import type { ProblemList } from "../markup/source-problem.js";
import { isPlaced, type PlacedElement } from "../mjml/placed-element.js";
import type { InPieces } from "../pieces/in-pieces.js";
import { readColor } from "../values/looks.js";
import { withCodeSheet } from "./code-sheet.js";
import { type FoundRules, findRules } from "./find-rules.js";
import { countElements, findStamps } from "./find-stamps.js";
import type { BlockReader, BlockReaders } from "./readers.js";

/** An element that a block has recognised, with all that stands in it. */
export interface ClaimedBlock {
  readonly definition: AnyBlockDefinition;
  readonly reading: BlockReading;
  readonly element: PlacedElement;
  readonly children: readonly SeenElement[] | undefined;
  /** When it is shown and for what it is repeated. */
  readonly rules?: FoundRules | undefined;
  /** What the compiler kept of it in a stamp. */
  readonly stamp?: BlockStamp | undefined;
}

/** An element that no block has recognised. */
export interface UnclaimedElement {
  readonly definition: undefined;
  readonly element: PlacedElement;
}

export type SeenElement = ClaimedBlock | UnclaimedElement;

/** One reading's state. */
export interface Claiming {
  readonly readers: BlockReaders;
  readonly problems: ProblemList;
  readonly isOurs: boolean;
  /** The head as written, with the style sheets of code blocks. */
  readonly head: string;
  /** Is the source kept to the byte? Then tags of rules stay elements of their own, as they were written. */
  readonly isKept: boolean;
}

const noRules: ReadonlyMap<PlacedElement, FoundRules> = new Map();

type Parent = Pick<Block, "type" | "props">;

/** Asks the blocks about each element in turn. The first that recognises it has it; blocks that call themselves generic come last. */
export function* claimBlocks(
  all: readonly PlacedElement[],
  parent: Parent,
  claiming: Claiming,
  parentStamp?: BlockStamp,
): InPieces<readonly SeenElement[]> {
  const stamped = findStamps(all, hasBox(parentStamp), claiming.problems);
  const { elements, rules } = claiming.isKept ? { elements: stamped.elements, rules: noRules } : findRules(stamped);
  const { stamps } = stamped;
  const seen: SeenElement[] = [];
  for (let index = 0; index < elements.length; ) {
    const element = elements[index];
    if (!element) break;
    const context = { parent, siblings: elements, index, isOurs: claiming.isOurs };
    const stamp = stamps.get(element);
    const claim =
      (stamp && claimStamped(element, stamp, context, countElements({ elements, stamps }, index), claiming.readers)) ??
      (yield* claimElement(element, context, stamp, claiming));
    yield undefined;
    const taken = Math.max(1, Math.min(claim?.reading.takes ?? 1, elements.length - index));
    if (claim) {
      if (!stamp?.type && !hasBox(stamp)) for (const each of elements.slice(index, index + taken)) reportUnasked(each, claiming.problems);
      seen.push(rules.has(element) ? { ...claim, rules: rules.get(element) } : claim);
    } else seen.push({ definition: undefined, element });
    index += taken;
  }
  return seen;
}

function* claimElement(
  element: PlacedElement,
  context: ReadContext,
  stamp: BlockStamp | undefined,
  claiming: Claiming,
): InPieces<ClaimedBlock | undefined> {
  const found = findReader(element, context, stamp, claiming);
  if (!found) return undefined;
  const { definition } = found.reader;
  const reading = stamp ? withStamp(found.reading, definition, stamp) : found.reading;
  const children = reading.children?.filter(isPlaced);
  // What was read is typed by the block's own specs; stored, it is looked at again (see settle-blocks.ts).
  const self = { type: definition.type, props: reading.props as Block["props"] };
  return { definition, reading, element, stamp, children: children && (yield* claimBlocks(children, self, claiming, stamp)) };
}

/** A block that says itself which it is, and what it holds. */
function claimStamped(
  element: PlacedElement,
  stamp: BlockStamp,
  { parent }: ReadContext,
  takes: number,
  { registry }: BlockReaders,
): ClaimedBlock | undefined {
  const definition = registry.get(stamp.type ?? "");
  if (!definition?.unseen?.type || !mayContain(registry, parent?.type ?? "", definition.type)) return undefined;
  return { definition, reading: { props: readStamped(stamp, definition), takes }, element, stamp, children: undefined };
}

/** One cast, here: what fits its spec is a value of the prop. */
function readStamped({ props = {} }: BlockStamp, { props: specs }: AnyBlockDefinition): BlockReading["props"] {
  return Object.fromEntries(Object.entries(props).filter(([name, value]) => fits(specs, name, value))) as BlockReading["props"];
}

function withStamp(reading: BlockReading, definition: AnyBlockDefinition, stamp: BlockStamp): BlockReading {
  const hidden = hiddenProps(definition, stamp);
  const shown = Object.entries(reading.props).filter(([name]) => !hidden.includes(name));
  const stamped = Object.entries(readStamped(stamp, definition)).filter(([name]) => hidden.includes(name));
  return { ...reading, props: Object.fromEntries([...shown, ...stamped]) };
}

interface Found {
  readonly reader: BlockReader;
  readonly reading: BlockReading;
}

function findReader(
  written: PlacedElement,
  context: ReadContext,
  stamp: BlockStamp | undefined,
  { readers, isOurs, head }: Claiming,
): Found | undefined {
  const element = isOurs ? withCodeSheet(written, head) : written;
  let generic: Found | undefined;
  for (const reader of readers.readers) {
    if (!mayContain(readers.registry, context.parent?.type ?? "", reader.definition.type)) continue;
    const reading = tryRead(reader, element, stamp?.type === reader.definition.type ? { ...context, stamped: stamp.props ?? {} } : context);
    if (reading && !reading.isGeneric) return { reader, reading };
    if (reading) generic ??= { reader, reading };
  }
  return generic;
}

/** A host's `read` that fails has not recognised anything: its element is kept as source, and nothing is lost. */
function tryRead({ definition, read }: BlockReader, element: PlacedElement, context: ReadContext): BlockReading | null {
  try {
    const reading = read(element, context);
    return reading && { ...reading, props: withStoredColors(reading.props, definition.props) };
  } catch {
    return null;
  }
}

/** Colours as documents store them: emails write a colour with alpha as `rgba(…)`, documents as `#rrggbbaa`. */
function withStoredColors(props: BlockReading["props"], specs: PropSpecs): BlockReading["props"] {
  const colors = Object.entries(props).flatMap(([name, value]) =>
    typeof value === "string" && specs[name]?.kind === "color" ? [[name, readColor(value)]] : [],
  );
  return { ...props, ...Object.fromEntries(colors) };
}

function reportUnasked(element: PlacedElement, problems: ProblemList): void {
  for (const name of element.unasked()) problems.add("attribute-dropped", element.start, `${element.tagName} ${name}`);
}
