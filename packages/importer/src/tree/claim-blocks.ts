import { type AnyBlockDefinition, type Block, type BlockReading, mayContain, type PropSpecs, type ReadContext } from "@mailwright/document";
import type { BlockReader, BlockReaders } from "../readers.js";
import { isPlaced, type PlacedElement } from "../source-element.js";
import type { ProblemList } from "../source-problem.js";
import { readColor } from "../values/looks.js";
import { dropBoxes } from "./drop-boxes.js";
import { type FoundRules, findRules } from "./find-rules.js";

/** An element that a block has recognised, with all that stands in it. */
export interface ClaimedBlock {
  readonly definition: AnyBlockDefinition;
  readonly reading: BlockReading;
  readonly element: PlacedElement;
  readonly children: readonly SeenElement[] | undefined;
  /** When it is shown and for what it is repeated. */
  readonly rules?: FoundRules | undefined;
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
}

type Parent = Pick<Block, "type" | "props">;

/** Asks the blocks about each element in turn. The first that recognises it has it; blocks that call themselves generic come last. */
export function claimBlocks(all: readonly PlacedElement[], parent: Parent, claiming: Claiming): readonly SeenElement[] {
  const { elements, rules } = findRules(dropBoxes(all, claiming.problems));
  const seen: SeenElement[] = [];
  for (let index = 0; index < elements.length; ) {
    const element = elements[index];
    if (!element) break;
    const claim = claimElement(element, { parent, siblings: elements, index, isOurs: claiming.isOurs }, parent.type, claiming);
    const taken = Math.max(1, Math.min(claim?.reading.takes ?? 1, elements.length - index));
    if (claim) {
      for (const each of elements.slice(index, index + taken)) reportUnasked(each, claiming.problems);
      seen.push(rules.has(element) ? { ...claim, rules: rules.get(element) } : claim);
    } else seen.push({ definition: undefined, element });
    index += taken;
  }
  return seen;
}

function claimElement(element: PlacedElement, context: ReadContext, parentType: string, claiming: Claiming): ClaimedBlock | undefined {
  const found = findReader(element, context, parentType, claiming);
  if (!found) return undefined;
  const { definition } = found.reader;
  const { reading } = found;
  const children = reading.children?.filter(isPlaced);
  // What was read is typed by the block's own specs; stored, it is looked at again (see settle-blocks.ts).
  const self = { type: definition.type, props: reading.props as Block["props"] };
  return { definition, reading, element, children: children && claimBlocks(children, self, claiming) };
}

interface Found {
  readonly reader: BlockReader;
  readonly reading: BlockReading;
}

function findReader(element: PlacedElement, context: ReadContext, parentType: string, { readers }: Claiming): Found | undefined {
  let generic: Found | undefined;
  for (const reader of readers.readers) {
    if (!mayContain(readers.registry, parentType, reader.definition.type)) continue;
    const reading = tryRead(reader, element, context);
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

/** Colours as they are stored: in an email one with alpha is written in another way. */
function withStoredColors(props: BlockReading["props"], specs: PropSpecs): BlockReading["props"] {
  const colors = Object.entries(props).flatMap(([name, value]) =>
    specs[name]?.kind === "color" && typeof value === "string" ? [[name, readColor(value)]] : [],
  );
  return { ...props, ...Object.fromEntries(colors) };
}

function reportUnasked(element: PlacedElement, problems: ProblemList): void {
  for (const name of element.unasked()) problems.add("attribute-dropped", element.start, `${element.tagName} ${name}`);
}
