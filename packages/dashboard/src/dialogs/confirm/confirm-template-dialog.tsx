import type { TemplateSummary } from "@mailwright/contract";
import { type Translate, useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { useState } from "react";
import { type Moves, useMoves } from "../../actions/use-moves.js";
import { useSharingActions } from "../../actions/use-sharing-actions.js";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { confirmStrings } from "./confirm-strings.js";

type ConfirmedId = "unpublish" | "remove" | "delete-forever" | "unlock" | "convert";
type Word = keyof typeof confirmStrings.messages;

interface Question {
  readonly title: Word;
  readonly text: "unpublish" | "remove" | "delete" | "unlock" | "convert";
  readonly label: Word;
  readonly tone: "primary" | "danger";
}

const questions = {
  unpublish: { title: "unpublishTitle", text: "unpublish", label: "unpublishLabel", tone: "primary" },
  remove: { title: "removeTitle", text: "remove", label: "removeLabel", tone: "danger" },
  "delete-forever": { title: "deleteTitle", text: "delete", label: "deleteLabel", tone: "danger" },
  unlock: { title: "unlockTitle", text: "unlock", label: "unlockLabel", tone: "danger" },
  convert: { title: "convertTitle", text: "convert", label: "convertLabel", tone: "primary" },
} as const satisfies Record<ConfirmedId, Question>;

/** Asks before something that others see or that cannot be undone. It stays until it is done, so that a failure can be tried again. */
export function ConfirmTemplateDialog({ request: { id, template }, onClose }: DialogFaceProps<ConfirmedId>) {
  const say = useTranslate(confirmStrings);
  const [isBusy, setBusy] = useState(false);
  const work = useConfirmed()[id];
  const { title, text, label, tone } = questions[id];
  const confirm = async () => {
    setBusy(true);
    const isDone = await work(template);
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      title={say(title)}
      confirmLabel={say(label)}
      tone={tone}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {say(text, { name: template.name })}
      {endsSharing(id) && template.isShared && <> {saySharing(template, say)}</>}
    </ConfirmDialog>
  );
}

/** How many are in teams and by name too is not known here. */
function saySharing(
  { collaboratorsList: { length: count }, teams = [] }: TemplateSummary,
  say: Translate<typeof confirmStrings.messages>,
): string {
  return teams.length > 0 ? say("teamShareEnds") : say("shareEnds", { count });
}

/** What is removed is gone for those it is shared with, too. */
const endsSharing = (id: ConfirmedId): boolean => id === "remove" || id === "delete-forever";

function useConfirmed(): Record<ConfirmedId, (template: TemplateSummary) => Promise<boolean>> {
  const moves: Moves = useMoves();
  const { release } = useSharingActions();
  return {
    unpublish: moves.unpublish,
    remove: moves.remove,
    "delete-forever": moves.deleteForever,
    unlock: release,
    convert: moves.convert,
  };
}
