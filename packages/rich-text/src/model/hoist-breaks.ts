import type { Inline, LinkRun } from "./text-tree.js";

/** A line break at the edge of a link is no part of it: only so does the line end there for a browser and for Lexical alike. */
export function hoistBreaks(link: LinkRun): Inline[] {
  const { children } = link;
  const first = children.findIndex(({ kind }) => kind === "text");
  if (first < 0) return [...children];
  const last = children.findLastIndex(({ kind }) => kind === "text");
  return [...children.slice(0, first), { ...link, children: children.slice(first, last + 1) }, ...children.slice(last + 1)];
}
