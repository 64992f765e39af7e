import { usePeopleWork } from "@mailwright/client/react";
import type { Person } from "@mailwright/contract";
import { useToasts, useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { peopleStrings } from "./people-strings.js";

/** What is asked before it is done, because somebody is thrown out by it. */
export type PersonQuestion = "end" | "deactivate";

const words = {
  end: { title: "endTitle", text: "endQuestion", confirm: "endSessions", done: "ended" },
  deactivate: { title: "deactivateTitle", text: "deactivateQuestion", confirm: "deactivate", done: "deactivated" },
} as const satisfies Record<PersonQuestion, object>;

interface PersonQuestionDialogProps {
  readonly person: Person;
  readonly question: PersonQuestion;
  readonly onClose: () => void;
}

/** Asks before somebody's sessions or access end, and stays until it is done. */
export function PersonQuestionDialog({ person: { id, name }, question, onClose }: PersonQuestionDialogProps) {
  const t = useTranslate(peopleStrings);
  const toasts = useToasts();
  const { change, endSessions } = usePeopleWork();
  const { title, text, confirm, done } = words[question];
  const told = {
    onSuccess: () => void toasts.show({ kind: "success", message: t(done, { name }) }),
    onError: () => void toasts.show({ kind: "error", message: t("notChanged") }),
    onSettled: onClose,
  };
  const run = () => (question === "end" ? endSessions.mutate(id, told) : change.mutate({ id, isActive: false }, told));
  return (
    <ConfirmDialog
      title={t(title, { name })}
      confirmLabel={t(confirm)}
      tone="danger"
      isBusy={change.isPending || endSessions.isPending}
      onConfirm={run}
      onClose={onClose}
    >
      {t(text)}
    </ConfirmDialog>
  );
}
