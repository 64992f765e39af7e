import type { CutItem } from "../cut/cut-group.js";
import { effectOfTag } from "../cut/find-logic.js";

/** Template tags that begin before all of a band and end after it. */
export interface TagsAround {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What stands between the tags that are around all of it; nothing where one of them, such as an `else`, divides it. */
export function partTagsAround(item: CutItem): { readonly item: CutItem; readonly around: TagsAround } | undefined {
  const part = withoutOuterTags(item);
  if (!part) return undefined;
  const inner = partTagsAround(part.item);
  if (!inner) return { item: part.item, around: { before: [part.before], after: [part.after] } };
  const { before, after } = inner.around;
  return { item: inner.item, around: { before: [part.before, ...before], after: [...after, part.after] } };
}

function withoutOuterTags(item: CutItem): { readonly item: CutItem; readonly before: string; readonly after: string } | undefined {
  if (item.kind !== "stack") return undefined;
  const [first, ...rest] = item.items;
  const last = rest.pop();
  const [only, ...others] = rest;
  if (first?.kind !== "tag" || last?.kind !== "tag" || !only || !isClosed(rest)) return undefined;
  if (effectOfTag(first.tag) !== 1 || effectOfTag(last.tag) !== -1) return undefined;
  return { item: others.length === 0 && only.kind !== "tag" ? only : { ...item, items: rest }, before: first.tag, after: last.tag };
}

/** Does each tag that begins something in it end there? */
function isClosed(items: readonly CutItem[]): boolean {
  let depth = 0;
  for (const item of items) {
    const effect = item.kind === "tag" ? effectOfTag(item.tag) : 0;
    if (item.kind === "tag" && depth === 0 && effect !== 1) return false;
    depth += effect;
  }
  return depth === 0;
}
