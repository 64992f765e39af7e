import { isEmailAddress, testMailRecipientsMax } from "@mailwright/contract";
import { Button, useToasts, useTranslate } from "@mailwright/ui";
import { ConfirmDialog, Dialog, TagInput } from "@mailwright/ui/dialogs";
import { useState } from "react";
import { useEditorServices, useHasUnsavedWork } from "../../base/context/editor-context.js";
import { usePortWords } from "../../base/words/port-words.js";
import { useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { testEmailStrings } from "./test-email-strings.js";

/** Sends the stored template to a few addresses; unsaved changes are saved first. */
export function TestEmailDialog() {
  const isUnsaved = useHasUnsavedWork();
  const { store } = useEditorServices().ports;
  return isUnsaved && store.save ? <SaveFirst /> : <Recipients />;
}

function SaveFirst() {
  const say = useTranslate(testEmailStrings);
  const { close, save } = useWorkspaceActions();
  const isSaving = useWorkspace(({ savePhase }) => savePhase === "saving");
  return (
    <ConfirmDialog
      title={say("unsavedTitle")}
      confirmLabel={say("saveAndContinue")}
      cancelLabel={say("cancel")}
      isBusy={isSaving}
      onConfirm={() => void save()}
      onClose={close}
    >
      {say("unsaved")}
    </ConfirmDialog>
  );
}

function Recipients() {
  const say = useTranslate(testEmailStrings);
  const { close } = useWorkspaceActions();
  const { testEmail } = useEditorServices().ports;
  const [recipients, setRecipients] = useState<readonly string[]>(() => (testEmail?.ownAddress ? [testEmail.ownAddress] : []));
  const [error, setError] = useState<string>();
  const { send, isSending } = useSendTest(recipients);
  const change = (next: readonly string[]) => {
    setRecipients(next);
    setError(undefined);
  };
  const footer = (
    <>
      <Button onClick={close}>{say("cancel")}</Button>
      <Button variant="primary" isLoading={isSending} onClick={() => (recipients.length === 0 ? setError(say("none")) : send())}>
        {say("send")}
      </Button>
    </>
  );
  return (
    <Dialog title={say("title")} onClose={close} isDismissable={recipients.length === 0} footer={footer}>
      <TagInput
        label={say("recipients")}
        values={recipients}
        max={testMailRecipientsMax}
        inputMode="email"
        placeholder={say("placeholder")}
        hint={say("recipientsHint", { count: testMailRecipientsMax })}
        error={error}
        refuse={(typed) => (isEmailAddress(typed) ? undefined : say("invalid"))}
        onChange={change}
      />
    </Dialog>
  );
}

function useSendTest(recipients: readonly string[]) {
  const say = useTranslate(testEmailStrings);
  const wordsFor = usePortWords();
  const toasts = useToasts();
  const { close } = useWorkspaceActions();
  const { testEmail } = useEditorServices().ports;
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const answer = await testEmail?.send(recipients);
    setSending(false);
    if (!answer) return;
    if (answer.kind === "refused") {
      toasts.show({ kind: "error", message: wordsFor(answer) });
      return;
    }
    toasts.show({ kind: "success", message: say("sent") });
    close();
  };
  return { isSending, send: () => void send() };
}
