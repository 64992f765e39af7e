import type { BulkRefusal } from "@mailwright/contract";

/** A template that was left out, and what the server says of it where it was asked about this one alone. */
export interface LeftOut extends BulkRefusal {
  readonly reason?: string;
}

/** What has become of one batch. */
export interface BatchResult {
  readonly ids: readonly string[];
  readonly refused: readonly LeftOut[];
}

/** How far a bulk action has come. */
export interface BulkProgress {
  readonly doneIds: readonly string[];
  readonly refused: readonly LeftOut[];
  /** Asked for in a call that failed: whatever became of them, they are not known to be done. */
  readonly failedIds: readonly string[];
  /** Not tried yet: cancelled, or after a call that failed. */
  readonly leftIds: readonly string[];
  /** Why it stopped before the end. */
  readonly error?: unknown;
}

interface BulkRun {
  readonly ids: readonly string[];
  /** Does one batch. */
  readonly send: (ids: string[]) => Promise<BatchResult>;
  readonly batchSize?: number | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: BulkProgress) => void;
}

/** Few enough that a cancel is heard soon, many enough that thousands do not take thousands of calls. */
export const bulkBatchSize = 20;

/** Does something to many templates, batch after batch. What is done stays done when it is cancelled or fails on the way. */
export async function runBulk({ ids, send, batchSize = bulkBatchSize, signal, onProgress }: BulkRun): Promise<BulkProgress> {
  let progress: BulkProgress = { doneIds: [], refused: [], failedIds: [], leftIds: ids };
  while (progress.leftIds.length > 0 && !signal.aborted) {
    const batch = progress.leftIds.slice(0, batchSize);
    const leftIds = progress.leftIds.slice(batch.length);
    try {
      const answer = await send(batch);
      progress = {
        ...progress,
        doneIds: [...progress.doneIds, ...answer.ids],
        refused: [...progress.refused, ...answer.refused],
        leftIds,
      };
    } catch (error) {
      return { ...progress, failedIds: batch, leftIds, error };
    }
    onProgress(progress);
  }
  return progress;
}
