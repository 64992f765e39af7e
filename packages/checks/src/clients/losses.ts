import type { BlockId } from "@mailwright/document";
import { baselineFeatures } from "../client-support/baseline.js";
import { namedFeature } from "./support-of-client.js";

/** Something that a mail client does not show as it was written. */
export interface Loss {
  /** The name of the feature at "Can I email". */
  readonly slug: string;
  readonly title: string;
  readonly url: string;
  /** The client shows it in part. */
  readonly isPartial: boolean;
  /** Every email of ours uses it, and looks right without. */
  readonly hasFallback: boolean;
  readonly count: number;
  /** The blocks that use it, in the order of the email; nothing for what belongs to no block. */
  readonly uses: readonly { readonly blockId: BlockId | undefined; readonly count: number }[];
}

/** Counts what is lost, while an email is read. */
export interface LossBook {
  add(slug: string, blockId: BlockId | undefined, isPartial?: boolean): void;
  /** What an author can act on first, and the most used first in each part. */
  list(): readonly Loss[];
}

interface Entry {
  isPartial: boolean;
  readonly uses: Map<BlockId | undefined, number>;
}

/** Begins to count. */
export function createLossBook(): LossBook {
  const entries = new Map<string, Entry>();
  return {
    add(slug, blockId, isPartial = false) {
      const entry = entries.get(slug) ?? { isPartial: true, uses: new Map() };
      entry.isPartial &&= isPartial;
      entry.uses.set(blockId, (entry.uses.get(blockId) ?? 0) + 1);
      entries.set(slug, entry);
    },
    list() {
      return [...entries].flatMap(([slug, entry]) => toLoss(slug, entry) ?? []).sort((a, b) => rank(a) - rank(b) || b.count - a.count);
    },
  };
}

// Every email has the styles of its elements beside those of its head, whose selectors are written for one client each, and the look of its
// body on the element inside it.
const ofHead = /^(?:css-selector-|html-style$|html-body$)/;

function toLoss(slug: string, { isPartial, uses }: Entry): Loss | undefined {
  const feature = namedFeature(slug);
  if (!feature) return undefined;
  const listed = [...uses].map(([blockId, count]) => ({ blockId, count }));
  const count = listed.reduce((sum, use) => sum + use.count, 0);
  const isOfHead = ofHead.test(slug) && listed.every(({ blockId }) => blockId === undefined);
  return { slug, ...feature, isPartial, hasFallback: isOfHead || baselineFeatures.has(slug), count, uses: listed };
}

function rank({ hasFallback, isPartial }: Loss): number {
  return (hasFallback ? 2 : 0) + (isPartial ? 1 : 0);
}
