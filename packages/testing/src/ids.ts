import type { BlockId } from "@mailwright/document";

/** Block ids that are the same in every run: `b1`, `b2`, … */
export function counterIds(prefix = "b"): () => BlockId {
  let count = 0;
  return () => `${prefix}${++count}`;
}
