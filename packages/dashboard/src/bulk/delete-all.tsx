import { useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useQuery } from "@tanstack/react-query";
import { RemoteView } from "../remote/remote-view.js";
import { BulkSteps } from "./bulk-steps.js";
import { bulkStrings } from "./bulk-strings.js";
import { useBulkCalls } from "./use-bulk-calls.js";

/** Deletes everything that is removed, also what the list has not loaded. */
export function DeleteAll({ onClose }: { readonly onClose: () => void }) {
  const say = useTranslate(bulkStrings);
  const { collectRemoved } = useBulkCalls();
  const removed = useQuery({
    queryKey: ["removed-templates"],
    queryFn: ({ signal }) => collectRemoved(signal),
    // The list is loaded anew when the dialog opens, and not again while it is open: what the person confirms is what is deleted.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (removed.data) return <BulkSteps action="delete-forever" templates={removed.data} isAll onClose={onClose} />;
  return (
    <Dialog title={say("deleteAllTitle")} size="sm" onClose={onClose}>
      <RemoteView answer={removed} loading={say("counting")} failed={say("countFailed")}>
        {() => null}
      </RemoteView>
    </Dialog>
  );
}
