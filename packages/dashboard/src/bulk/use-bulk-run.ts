import type { TemplateSummary } from "@mailwright/contract";
import { useToasts, useTranslate } from "@mailwright/ui";
import { useEffect, useRef, useState } from "react";
import { useReportFailure } from "../actions/use-report-failure.js";
import { useRefreshAll } from "../live/use-refresh-all.js";
import { useSelectionStore } from "../selection/selection-context.js";
import { dropChosen } from "../selection/selection-store.js";
import type { BulkAction } from "./bulk-action.js";
import { bulkStrings } from "./bulk-strings.js";
import { bulkWords } from "./bulk-words.js";
import { type BulkProgress, runBulk } from "./run-bulk.js";
import { useBulkCalls } from "./use-bulk-calls.js";

/** Where a bulk action stands. */
export type BulkPhase =
  | { readonly kind: "asking" }
  | { readonly kind: "working"; readonly progress: BulkProgress }
  /** Something was left out or left over. */
  | { readonly kind: "ended"; readonly progress: BulkProgress };

interface BulkTask {
  readonly action: BulkAction;
  readonly templates: readonly TemplateSummary[];
  /** Everything went well. */
  readonly onDone: () => void;
}

/** Runs a bulk action once it has been confirmed, and again over what is left. */
export function useBulkRun({ action, templates, onDone }: BulkTask) {
  const calls = useBulkCalls();
  const selection = useSelectionStore();
  const refresh = useRefreshAll();
  const sayDone = useSayDone(action, templates);
  const [phase, setPhase] = useState<BulkPhase>({ kind: "asking" });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const start = async (ids: readonly string[] = templates.map(({ id }) => id)) => {
    const controller = new AbortController();
    abort.current = controller;
    const onProgress = (progress: BulkProgress) => setPhase({ kind: "working", progress });
    onProgress({ doneIds: [], refused: [], failedIds: [], leftIds: ids });
    const isSystem = templates.some((template) => template.isSystem);
    const end = await runBulk({ ids, send: calls.send(action, isSystem), signal: controller.signal, onProgress });
    dropChosen(selection, end.doneIds);
    void refresh();
    if (end.doneIds.length > 0) sayDone(end.doneIds);
    if (end.refused.length + end.failedIds.length + end.leftIds.length === 0) onDone();
    else setPhase({ kind: "ended", progress: end });
  };
  return { phase, start: (ids?: readonly string[]) => void start(ids), cancel: () => abort.current?.abort() };
}

/** Says how many are done, with a way back where there is one. */
function useSayDone(action: BulkAction, templates: readonly TemplateSummary[]) {
  const say = useTranslate(bulkStrings);
  const toasts = useToasts();
  const report = useReportFailure();
  const refresh = useRefreshAll();
  const { putBack } = useBulkCalls();

  const undo = async (done: readonly TemplateSummary[]) => {
    try {
      await putBack(action, done);
      toasts.show({ kind: "success", message: say("undone", { count: done.length }) });
    } catch (error) {
      report(error);
    } finally {
      void refresh();
    }
  };
  return (doneIds: readonly string[]) => {
    const done = templates.filter(({ id }) => doneIds.includes(id));
    const way = action === "delete-forever" ? undefined : { label: say("undo"), onSelect: () => void undo(done) };
    toasts.show({ kind: "success", message: say(bulkWords[action].done, { count: doneIds.length }), action: way });
  };
}
