import { Spinner } from "@mailwright/ui";
import { useIsPending } from "../../actions/pending-actions.js";

/** Over the picture of a template while the server has not answered: nothing is shown as done before it is. */
export function PendingMark({ templateId }: { readonly templateId: string }) {
  const isPending = useIsPending(templateId);
  if (!isPending) return null;
  return (
    <span className="mw-pending-mark">
      <Spinner sizePx={20} />
    </span>
  );
}
