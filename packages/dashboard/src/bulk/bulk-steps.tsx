import type { TemplateSummary } from "@mailwright/contract";
import { ProgressBar, useStyles, useTranslate } from "@mailwright/ui";
import { ConfirmDialog, Dialog } from "@mailwright/ui/dialogs";
import bulkCss from "./bulk.css?inline";
import type { BulkAction } from "./bulk-action.js";
import { BulkResultDialog } from "./bulk-result-dialog.js";
import { bulkStrings } from "./bulk-strings.js";
import { bulkWords } from "./bulk-words.js";
import { useBulkRun } from "./use-bulk-run.js";

const styles = [bulkCss];

interface BulkStepsProps {
  readonly action: BulkAction;
  readonly templates: readonly TemplateSummary[];
  /** They are all there are. */
  readonly isAll?: boolean;
  readonly onClose: () => void;
}

/** The question, the work with its figure, and what was left out. */
export function BulkSteps({ action, templates, isAll = false, onClose }: BulkStepsProps) {
  useStyles(styles);
  const say = useTranslate(bulkStrings);
  const { phase, start, cancel } = useBulkRun({ action, templates, onDone: onClose });
  const { title, label, text, tone } = bulkWords[action];
  const heading = isAll ? say("deleteAllTitle") : say(title);
  const count = templates.length;
  if (phase.kind === "asking") {
    return (
      <ConfirmDialog
        title={heading}
        confirmLabel={isAll ? say("deleteAll") : say(label)}
        tone={tone}
        onConfirm={() => start()}
        onClose={onClose}
      >
        {isAll ? say("deleteAllText", { count }) : say(text, { count })}
      </ConfirmDialog>
    );
  }
  if (phase.kind === "working") {
    const { leftIds } = phase.progress;
    const done = count - leftIds.length;
    return (
      <Dialog title={heading} size="sm" isDismissable={false} onClose={cancel}>
        <ProgressBar label={say("working", { done, count })} share={count === 0 ? 1 : done / count} onCancel={cancel} />
      </Dialog>
    );
  }
  return <BulkResultDialog action={action} templates={templates} progress={phase.progress} onRetry={start} onClose={onClose} />;
}
