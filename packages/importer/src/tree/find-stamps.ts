import type { BlockStamp } from "@mailwright/document";
import { boxEnd, isBoxStart } from "../compiled/box-tags.js";
import { isContinuation, readStamp } from "../compiled/read-stamp.js";
import type { ProblemList } from "../markup/source-problem.js";
import type { PlacedElement } from "../mjml/placed-element.js";

/** Elements without the tables of advanced sectors, and the stamps that the compiler wrote on them. */
export interface StampedElements {
  readonly elements: readonly PlacedElement[];
  readonly stamps: ReadonlyMap<PlacedElement, BlockStamp>;
}

/**
 * Finds the stamps of the compiler. Around a block with an advanced sector the compiler writes a table, its first half before the block and
 * its second half after it. Both halves are left out here: neither is an element of its own, and the stamp of the block (or of the column
 * that the table fills) holds what the table looks like.
 */
export function findStamps(all: readonly PlacedElement[], isBoxStamped: boolean, problems: ProblemList): StampedElements {
  const stamps = new Map<PlacedElement, BlockStamp>();
  let boxStamp: BlockStamp | undefined;
  const elements = all.filter((element) => {
    const content = element.tagName === "mj-raw" ? element.content.trim() : "";
    if (content === boxEnd) return false;
    const stamp = readStamp(element.stamped);
    if (isBoxStart(content)) {
      boxStamp = stamp;
      if (!stamp && !isBoxStamped) problems.add("style-dropped", element.start, "advanced");
      return false;
    }
    const found = boxStamp ?? stamp;
    boxStamp = undefined;
    if (found) stamps.set(element, found);
    return true;
  });
  return { elements, stamps };
}

/** How many elements beside each other one block was written as. */
export function countElements({ elements, stamps }: StampedElements, index: number): number {
  let end = index + 1;
  for (let next = elements[end]; next && !stamps.has(next) && isContinuation(next.stamped); next = elements[end]) end++;
  return end - index;
}
