import { ProgressBar, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { bulkStrings } from "./bulk-strings.js";
import type { BulkProgress } from "./run-bulk.js";

interface BulkWorkDialogProps {
  readonly title: string;
  /** How many there are in all. */
  readonly count: number;
  readonly progress: BulkProgress;
  readonly onCancel: () => void;
}

/** How far a bulk action has come, and a way to stop it. */
export function BulkWorkDialog({ title, count, progress, onCancel }: BulkWorkDialogProps) {
  const say = useTranslate(bulkStrings);
  const done = count - progress.leftIds.length;
  return (
    <Dialog title={title} size="sm" isDismissable={false} onClose={onCancel}>
      <ProgressBar label={say("working", { done, count })} share={count === 0 ? 1 : done / count} onCancel={onCancel} />
    </Dialog>
  );
}
