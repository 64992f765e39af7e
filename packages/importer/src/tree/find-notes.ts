import type { BlockNote } from "@mailwright/document";
import { isContinuation, readNote } from "../compiled/block-notes.js";
import { boxEnd, isBoxStart } from "../compiled/box-tags.js";
import type { ProblemList } from "../markup/source-problem.js";
import type { PlacedElement } from "../mjml/placed-element.js";

/** Elements without the tables of advanced sectors, and what the compiler noted of them. */
export interface NotedElements {
  readonly elements: readonly PlacedElement[];
  readonly notes: ReadonlyMap<PlacedElement, BlockNote>;
}

/**
 * Finds the notes of the compiler. Around a block with an advanced sector the compiler writes a table, its first half before the block and
 * its second half after it. Both halves are left out here: neither is an element of its own, and the note of the block (or of the column
 * that the table fills) holds what the table looks like.
 */
export function findNotes(all: readonly PlacedElement[], isBoxNoted: boolean, problems: ProblemList): NotedElements {
  const notes = new Map<PlacedElement, BlockNote>();
  let boxNote: BlockNote | undefined;
  const elements = all.filter((element) => {
    const content = element.tagName === "mj-raw" ? element.content.trim() : "";
    if (content === boxEnd) return false;
    const note = readNote(element.noted);
    if (isBoxStart(content)) {
      boxNote = note;
      if (!note && !isBoxNoted) problems.add("style-dropped", element.start, "advanced");
      return false;
    }
    const found = boxNote ?? note;
    boxNote = undefined;
    if (found) notes.set(element, found);
    return true;
  });
  return { elements, notes };
}

/** How many elements beside each other one block was written as. */
export function countElements({ elements, notes }: NotedElements, index: number): number {
  let end = index + 1;
  for (let next = elements[end]; next && !notes.has(next) && isContinuation(next.noted); next = elements[end]) end++;
  return end - index;
}
