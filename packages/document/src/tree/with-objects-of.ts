import type { Block, BlockId, EmailDocument } from "./block.js";
import { isEqualJson } from "./equal-json.js";
import { collectBlocks } from "./walk.js";

/** Do two values say the same? */
type IsAlike = (one: unknown, other: unknown) => boolean;

/**
 * The next document, made of the objects of the one before wherever nothing changed, wherever the block stands by now: what is known of those objects holds
 * for it. Without `isAlike` the order of keys does not count.
 */
export function withObjectsOf(before: EmailDocument, next: EmailDocument, isAlike: IsAlike = isEqualJson): EmailDocument {
  const known = new Map(collectBlocks(before.root).map((block) => [block.id, block]));
  const settings = isAlike(before.settings, next.settings) ? before.settings : next.settings;
  return { ...next, settings, root: keepBlock(next.root, known, isAlike) };
}

function keepBlock(next: Block, known: ReadonlyMap<BlockId, Block>, isAlike: IsAlike): Block {
  const before = known.get(next.id);
  if (before === next) return before;
  const children = next.children?.map((child) => keepBlock(child, known, isAlike));
  const props = before && isAlike(before.props, next.props) ? before.props : next.props;
  const extras = before && isAlike(before.extras, next.extras) ? before.extras : next.extras;
  const kept = areSame(before?.children, children) ? before?.children : children;
  if (before?.type === next.type && before.props === props && before.extras === extras && before.children === kept) return before;
  return { ...next, props, ...(extras && { extras }), ...(kept && { children: kept }) };
}

const areSame = (one: readonly Block[] | undefined, other: readonly Block[] | undefined) =>
  one?.length === other?.length && (one ?? []).every((block, at) => block === other?.[at]);
