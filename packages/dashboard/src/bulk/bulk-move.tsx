import { useStyles, useTranslate } from "@mailwright/ui";
import { useEffect, useRef, useState } from "react";
import { categoriesAfter, useCategorySaving } from "../actions/use-category-saving.js";
import type { DialogFaceProps } from "../dialog-requests/dialog-face.js";
import bulkCss from "./bulk.css?inline";
import { BulkResultDialog } from "./bulk-result-dialog.js";
import { bulkStrings } from "./bulk-strings.js";
import { sayReason } from "./bulk-words.js";
import { BulkWorkDialog } from "./bulk-work-dialog.js";
import { refusalsOf } from "./refusals-of.js";
import { useBulkRun } from "./use-bulk-run.js";

const styles = [bulkCss];

/** Puts many templates into a category, or takes them out: at once, for there is a way back. Only what takes long is seen at work. */
export function BulkMove({ request: { category, isPut, templates }, onClose }: DialogFaceProps<"bulk-move">) {
  useStyles(styles);
  const say = useTranslate(bulkStrings);
  const { save, sayDone, doneWords } = useCategorySaving();
  const move = { category, isPut };
  const send = refusalsOf(async (id) => {
    const template = templates.find((each) => each.id === id);
    if (template) await save(template, categoriesAfter(template, move));
  });
  const { phase, start, cancel } = useBulkRun({
    ids: templates.map(({ id }) => id),
    send,
    batchSize: 1,
    onDone: (ids) =>
      sayDone(
        templates.filter(({ id }) => ids.includes(id)),
        move,
      ),
    onClose,
  });
  useOnce(start);
  const isFelt = useIsFelt();
  if (phase.kind === "ended") {
    return (
      <BulkResultDialog
        templates={templates}
        progress={phase.progress}
        doneWords={(count) => doneWords(count, move)}
        reasonOf={(leftOut) => sayReason(say, leftOut, "move")}
        onRetry={start}
        onClose={onClose}
      />
    );
  }
  if (phase.kind === "asking" || !isFelt) return null;
  const title = say(isPut ? "moveTitle" : "takeOutTitle", { category: category.name });
  return <BulkWorkDialog title={title} count={templates.length} progress={phase.progress} onCancel={cancel} />;
}

function useOnce(start: () => void): void {
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    start();
  });
}

const feltMs = 400;

/** Has the work taken so long that a person notices? Before that no progress is shown. */
function useIsFelt(): boolean {
  const [isFelt, setFelt] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFelt(true), feltMs);
    return () => clearTimeout(timer);
  }, []);
  return isFelt;
}
