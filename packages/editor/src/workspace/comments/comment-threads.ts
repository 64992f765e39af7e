import { type Block, type BlockId, collectBlocks } from "@mailwright/document";
import type { CommentRecord } from "../../ports/comment-port.js";

/** A comment with the replies to it. */
export interface CommentThread {
  readonly id: string;
  /** The block that it is about; absent: the email as a whole. */
  readonly blockId: BlockId | undefined;
  readonly first: CommentRecord;
  readonly replies: readonly CommentRecord[];
  readonly isResolved: boolean;
  /** The person who looks takes part in it. */
  readonly isMine: boolean;
}

export const threadFilters = ["open", "resolved", "mine"] as const;
export type ThreadFilter = (typeof threadFilters)[number];

/** The threads that comments make, in their order. A reply whose first comment is not there is left out. */
export function collectThreads(comments: readonly CommentRecord[]): readonly CommentThread[] {
  const replies = new Map<string, CommentRecord[]>();
  for (const comment of comments) {
    if (comment.id !== comment.threadId) replies.set(comment.threadId, [...(replies.get(comment.threadId) ?? []), comment]);
  }
  return comments
    .filter(({ id, threadId }) => id === threadId)
    .map((first) => {
      const replied = replies.get(first.id) ?? [];
      return {
        id: first.id,
        blockId: first.blockId,
        first,
        replies: replied,
        isResolved: first.resolvedBy !== undefined,
        isMine: [first, ...replied].some(({ isOwn, isDeleted }) => isOwn && !isDeleted),
      };
    });
}

/** Does a thread belong to what is asked for? */
export function isShown({ isResolved, isMine }: CommentThread, filter: ThreadFilter): boolean {
  return filter === "mine" ? isMine : isResolved === (filter === "resolved");
}

/** As one reads the email: first what is about the whole of it, then from block to block, last what is on removed blocks. */
export function sortByPlace(threads: readonly CommentThread[], root: Block): readonly CommentThread[] {
  const places = new Map(collectBlocks(root).map(({ id }, index) => [id, index]));
  const placeOf = ({ blockId }: CommentThread) => (blockId === undefined ? -1 : (places.get(blockId) ?? Number.POSITIVE_INFINITY));
  const compare = (a: number, b: number) => (a === b ? 0 : a - b);
  return threads.toSorted((a, b) => compare(placeOf(a), placeOf(b)));
}

/** How many open threads there are on each block. */
export function countByBlock(threads: readonly CommentThread[]): ReadonlyMap<BlockId, number> {
  const counts = new Map<BlockId, number>();
  for (const { blockId, isResolved } of threads) {
    if (blockId !== undefined && !isResolved) counts.set(blockId, (counts.get(blockId) ?? 0) + 1);
  }
  return counts;
}
