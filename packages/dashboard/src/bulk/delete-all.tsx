import { ErrorState, Spinner, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useQuery } from "@tanstack/react-query";
import { BulkSteps } from "./bulk-steps.js";
import { bulkStrings } from "./bulk-strings.js";
import { useBulkCalls } from "./use-bulk-calls.js";

/** Deletes everything that is removed, also what the list has not loaded. */
export function DeleteAll({ onClose }: { readonly onClose: () => void }) {
  const say = useTranslate(bulkStrings);
  const { collectRemoved } = useBulkCalls();
  const { data, isError, refetch } = useQuery({
    queryKey: ["removed-templates"],
    queryFn: ({ signal }) => collectRemoved(signal),
    // What is about to be deleted must be what is there now, and must not change while somebody decides.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data) return <BulkSteps action="delete-forever" templates={data} isAll onClose={onClose} />;
  return (
    <Dialog title={say("deleteAllTitle")} size="sm" onClose={onClose}>
      {isError ? (
        <ErrorState title={say("countFailed")} onRetry={() => void refetch()} />
      ) : (
        <div className="mw-bulk-wait" role="status" aria-label={say("counting")}>
          <Spinner sizePx={24} />
        </div>
      )}
    </Dialog>
  );
}
