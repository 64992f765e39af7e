import { isPlainComment } from "../mjml/comments.js";
import type { MjmlSource } from "../mjml/parse-mjml.js";
import type { SeenElement } from "../tree/claim-blocks.js";

/** Where the blocks inside an element were found. */
export interface PlacedChildren {
  /** The first element of each child, with the child's index. */
  readonly indexes: ReadonlyMap<MjmlSource, number>;
  /** For each child, the elements that it was made of. */
  readonly own: readonly (readonly MjmlSource[])[];
  /** For each child, the comments before it, and after the last. */
  readonly before: readonly (readonly MjmlSource[])[];
  readonly after: readonly MjmlSource[];
  /** Elements that are kept with a child. */
  readonly absent: ReadonlySet<MjmlSource>;
}

/**
 * Finds what stands for each block in the elements of its parent: the elements that it was read from, and the comments before it, which
 * no block is made of. Nothing where the blocks do not stand beside each other.
 */
export function placeChildren(container: MjmlSource, seen: readonly SeenElement[]): PlacedChildren | undefined {
  const indexes = new Map(seen.flatMap(({ element }, index) => (element.written ? [[element.written, index] as const] : [])));
  if (indexes.size !== seen.length) return undefined;
  const list = seen.length === 0 ? [] : findList(container, indexes);
  if (!list) return undefined;
  const own: MjmlSource[][] = seen.map(() => []);
  const before: MjmlSource[][] = seen.map(() => []);
  let comments: MjmlSource[] = [];
  let current = -1;
  let left = 0;
  for (const element of list) {
    const index = indexes.get(element);
    if (isPlainComment(element) && index === undefined) comments.push(element);
    else if (index !== undefined) {
      before[index]?.push(...comments);
      own[index]?.push(element);
      comments = [];
      current = index;
      left = takenBy(seen[index]) - 1;
    } else if (left > 0) {
      own[current]?.push(...comments, element);
      comments = [];
      left--;
    } else return undefined;
  }
  const others = own.flatMap((elements) => elements.slice(1));
  return { indexes, own, before, after: comments, absent: new Set([...others, ...before.flat(), ...comments]) };
}

function takenBy(seen: SeenElement | undefined): number {
  return seen?.definition ? (seen.reading.takes ?? 1) : 1;
}

/** The elements among which the first child stands. */
function findList({ children }: MjmlSource, indexes: ReadonlyMap<MjmlSource, number>): readonly MjmlSource[] | undefined {
  if (children.some((child) => indexes.has(child))) return children;
  for (const child of children) {
    const found = findList(child, indexes);
    if (found) return found;
  }
  return undefined;
}
