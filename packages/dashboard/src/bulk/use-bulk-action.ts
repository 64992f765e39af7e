import type { TemplateSummary } from "@mailwright/contract";
import { useToasts, useTranslate } from "@mailwright/ui";
import { useReportFailure } from "../actions/use-report-failure.js";
import { useRefreshAll } from "../remote/use-refresh-all.js";
import type { BulkAction } from "../selection/bulk-action.js";
import { useSelectionStore } from "../selection/selection-context.js";
import { dropChosen } from "../selection/selection-store.js";
import { bulkStrings } from "./bulk-strings.js";
import { bulkWords } from "./bulk-words.js";
import { useBulkCalls } from "./use-bulk-calls.js";
import { useBulkRun } from "./use-bulk-run.js";

interface BulkActionTask {
  readonly action: BulkAction;
  readonly templates: readonly TemplateSummary[];
  /** Everything went well. */
  readonly onClose: () => void;
}

/** Unpublishes, restores, removes or deletes many templates, and takes what is done out of the selection. */
export function useBulkAction({ action, templates, onClose }: BulkActionTask) {
  const calls = useBulkCalls();
  const selection = useSelectionStore();
  const sayDone = useSayDone(action, templates);
  const isSystem = templates.some((template) => template.isSystem);
  return useBulkRun({
    ids: templates.map(({ id }) => id),
    send: calls.send(action, isSystem),
    onDone: (ids) => {
      dropChosen(selection, ids);
      sayDone(ids);
    },
    onClose,
  });
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
      report(error, { words: { "not-approved": say("notApproved") } });
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
