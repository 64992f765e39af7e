import type { TemplateSummary } from "@mailwright/contract";
import { useStyles, useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import type { BulkAction } from "../selection/bulk-action.js";
import bulkCss from "./bulk.css?inline";
import { bulkLabels } from "./bulk-labels.js";
import { BulkResultDialog } from "./bulk-result-dialog.js";
import { bulkStrings } from "./bulk-strings.js";
import { bulkWords, sayReason } from "./bulk-words.js";
import { BulkWorkDialog } from "./bulk-work-dialog.js";
import { useBulkAction } from "./use-bulk-action.js";

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
  const { phase, start, cancel } = useBulkAction({ action, templates, onClose });
  const { title, text, tone, done } = bulkWords[action];
  const heading = isAll ? say("deleteAllTitle") : say(title);
  const count = templates.length;
  const shared = templates.filter(({ isShared }) => isShared).length;
  if (phase.kind === "asking") {
    return (
      <ConfirmDialog
        title={heading}
        confirmLabel={isAll ? say("deleteAll") : say(bulkLabels[action])}
        tone={tone}
        onConfirm={() => start()}
        onClose={onClose}
      >
        {isAll ? say("deleteAllText", { count }) : say(text, { count })}
        {endsSharing(action) && shared > 0 && <> {say("shareEnds", { count: shared })}</>}
      </ConfirmDialog>
    );
  }
  if (phase.kind === "working") return <BulkWorkDialog title={heading} count={count} progress={phase.progress} onCancel={cancel} />;
  return (
    <BulkResultDialog
      templates={templates}
      progress={phase.progress}
      doneWords={(many) => say(done, { count: many })}
      reasonOf={(leftOut) => sayReason(say, leftOut, action)}
      onRetry={start}
      onClose={onClose}
    />
  );
}

/** What is removed is gone for those it is shared with, too. */
const endsSharing = (action: BulkAction): boolean => action === "remove" || action === "delete-forever";
