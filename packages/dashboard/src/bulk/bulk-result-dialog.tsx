import type { TemplateSummary } from "@mailwright/contract";
import { Button, Icon, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { CircleAlert } from "@mailwright/ui/icons";
import { failureMessage } from "../remote/failure-message.js";
import { bulkStrings } from "./bulk-strings.js";
import type { BulkProgress, LeftOut } from "./run-bulk.js";

interface BulkResultDialogProps {
  readonly templates: readonly TemplateSummary[];
  readonly progress: BulkProgress;
  /** Says how many are done. */
  readonly doneWords: (count: number) => string;
  /** Says why one was left out. */
  readonly reasonOf: (leftOut: LeftOut) => string;
  readonly onRetry: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** What is done, which templates are not, and why. */
export function BulkResultDialog({ templates, progress, doneWords, reasonOf, onRetry, onClose }: BulkResultDialogProps) {
  const say = useTranslate(bulkStrings);
  const { doneIds, refused, failedIds, leftIds, error } = progress;
  const names = new Map(templates.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? say("unknownName");
  const openIds = [...failedIds, ...leftIds];
  const notDone = refused.length + failedIds.length;
  const footer = (
    <>
      <Button onClick={onClose}>{say("close")}</Button>
      {openIds.length > 0 && (
        <Button variant="primary" onClick={() => onRetry(openIds)}>
          {say("retry")}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={say("resultTitle")} onClose={onClose} footer={footer}>
      <div className="mw-bulk-result" role="status">
        {doneIds.length > 0 && <p>{doneWords(doneIds.length)}</p>}
        {notDone > 0 && <p>{say("notDone", { count: notDone })}</p>}
        {notDone > 0 && (
          <ul className="mw-bulk-refused">
            {refused.map((leftOut) => (
              <li key={leftOut.id}>
                <strong>{nameOf(leftOut.id)}</strong>
                <span>{reasonOf(leftOut)}</span>
              </li>
            ))}
            {failedIds.map((id) => (
              <li key={id}>
                <strong>{nameOf(id)}</strong>
              </li>
            ))}
          </ul>
        )}
        {error !== undefined && (
          <p className="mw-bulk-error">
            <Icon icon={CircleAlert} />
            {failureMessage(error, say("genericFailure"))}
          </p>
        )}
        {leftIds.length > 0 && <p>{say("notTried", { count: leftIds.length })}</p>}
      </div>
    </Dialog>
  );
}
