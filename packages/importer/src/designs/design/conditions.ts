import type { DesignNode } from "./design.js";

/**
 * A part that is shown for some recipients only. `{% if … %}` becomes the condition of its block; what is written in another language stands before
 * and after it as it was written.
 */
export function conditioned(node: DesignNode, before: string, after: string): readonly DesignNode[] {
  if (before.trim() === "" && after.trim() === "") return [node];
  const tag = (content: string): readonly DesignNode[] => (content.trim() === "" ? [] : [{ tagName: "mj-raw", content: content.trim() }]);
  return [...tag(before), node, ...tag(after)];
}
