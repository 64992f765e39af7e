import type { Inline, LinkRun } from "./text-tree.js";

/**
 * Moves a line break at the edge of a link out of the link: only then do browsers and Lexical agree on where the line ends.
 */
export function hoistBreaks(link: LinkRun): Inline[] {
  const { children } = link;
  const first = children.findIndex(({ kind }) => kind === "text");
  if (first < 0) return [...children];
  const last = children.findLastIndex(({ kind }) => kind === "text");
  return [...children.slice(0, first), { ...link, children: children.slice(first, last + 1) }, ...children.slice(last + 1)];
}
