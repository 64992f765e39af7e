import { useEffect, useRef, useState } from "react";
import { useRefreshAll } from "../remote/use-refresh-all.js";
import { type BatchResult, type BulkProgress, runBulk } from "./run-bulk.js";

/** Where a bulk action stands. */
export type BulkPhase =
  | { readonly kind: "asking" }
  | { readonly kind: "working"; readonly progress: BulkProgress }
  /** Something was left out or left over. */
  | { readonly kind: "ended"; readonly progress: BulkProgress };

interface BulkTask {
  readonly ids: readonly string[];
  /** Does one batch. */
  readonly send: (ids: string[]) => Promise<BatchResult>;
  /** How many make a batch; enough for one call of many where it is left out. */
  readonly batchSize?: number;
  /** Told what has been done, if anything has. */
  readonly onDone: (ids: readonly string[]) => void;
  /** Everything went well. */
  readonly onClose: () => void;
}

/** Runs a bulk action once it is started, and again over what is left. */
export function useBulkRun({ ids: all, send, batchSize, onDone, onClose }: BulkTask) {
  const refresh = useRefreshAll();
  const [phase, setPhase] = useState<BulkPhase>({ kind: "asking" });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const start = async (ids: readonly string[] = all) => {
    const controller = new AbortController();
    abort.current = controller;
    const onProgress = (progress: BulkProgress) => setPhase({ kind: "working", progress });
    onProgress({ doneIds: [], refused: [], failedIds: [], leftIds: ids });
    const end = await runBulk({ ids, send, batchSize, signal: controller.signal, onProgress });
    void refresh();
    if (end.doneIds.length > 0) onDone(end.doneIds);
    if (end.refused.length + end.failedIds.length + end.leftIds.length === 0) onClose();
    else setPhase({ kind: "ended", progress: end });
  };
  return { phase, start: (ids?: readonly string[]) => void start(ids), cancel: () => abort.current?.abort() };
}
