import { usePrincipals, useTransferTemplate } from "@mailwright/client/react";
import type { Principal, TemplateSummary } from "@mailwright/contract";
import { Button, ErrorState, useToasts, useTranslate } from "@mailwright/ui";
import { Combobox, ConfirmDialog, Dialog } from "@mailwright/ui/dialogs";
import { useState } from "react";
import { useReportFailure } from "../../actions/use-report-failure.js";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { useDashboard } from "../../view/dashboard-context.js";
import { transferStrings } from "./transfer-strings.js";
import { useKnownPeople } from "./use-known-people.js";
import { usePausedText } from "./use-paused-text.js";

/** Gives a template to somebody else of the company, after a question. */
export function TransferDialog({ request: { template }, onClose }: DialogFaceProps<"transfer">) {
  const say = useTranslate(transferStrings);
  const { session } = useDashboard();
  const [typed, setTyped] = useState("");
  const principals = usePrincipals(usePausedText(typed));
  const people = useKnownPeople(principals.data, template.collaboratorsList).filter(({ id }) => id !== template.userId);
  const [chosenId, setChosenId] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const { transfer, isPending } = useTransfer(template, onClose);
  const chosen = people.find(({ id }) => id === chosenId);
  const { name } = template;
  const footer = (
    <>
      <Button onClick={onClose}>{say("cancel")}</Button>
      <Button variant="primary" disabled={!chosen} onClick={() => setAsking(true)}>
        {say("next")}
      </Button>
    </>
  );
  return (
    <>
      <Dialog title={say("title")} onClose={onClose} footer={footer}>
        <p className="mw-dialog-intro">{say(session?.id === template.userId ? "intro" : "introAdmin", { name })}</p>
        {principals.isError ? (
          <ErrorState title={say("failed")} onRetry={() => void principals.refetch()} />
        ) : (
          <Combobox
            label={say("owner")}
            value={chosenId}
            options={people.map((person) => ({ value: person.id, label: `${nameOf(person)} (${person.email})` }))}
            hint={principals.isPending ? say("loading") : undefined}
            placeholder={say("placeholder")}
            onChange={setChosenId}
            onSearch={setTyped}
          />
        )}
      </Dialog>
      {isAsking && chosen ? (
        <ConfirmDialog
          title={say("sureTitle", { person: nameOf(chosen) })}
          confirmLabel={say("title")}
          tone="danger"
          isBusy={isPending}
          onConfirm={() => void transfer(chosen)}
          onClose={() => setAsking(false)}
        >
          {say("sure", { name, person: nameOf(chosen) })}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

const nameOf = ({ firstName, lastName, email }: Principal) => `${firstName} ${lastName}`.trim() || email;

function useTransfer({ id, name }: TemplateSummary, onDone: () => void) {
  const say = useTranslate(transferStrings);
  const toasts = useToasts();
  const report = useReportFailure();
  const work = useTransferTemplate();
  const transfer = async (person: Principal) => {
    try {
      await work.mutateAsync({ id, userId: person.id });
    } catch (error) {
      report(error);
      return;
    }
    toasts.show({ kind: "success", message: say("done", { name, person: nameOf(person) }) });
    onDone();
  };
  return { transfer, isPending: work.isPending };
}
