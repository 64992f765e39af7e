import { isEmailAddress, testMailRecipientsMax } from "@mailwright/contract";
import { Button, useRoot, useToasts, useTranslate } from "@mailwright/ui";
import { ConfirmDialog, Dialog, TagInput } from "@mailwright/ui/dialogs";
import { useRef, useState } from "react";
import { useEditorServices, useHasUnsavedWork } from "../../base/context/editor-context.js";
import { usePortWords } from "../../base/words/port-words.js";
import { useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { mailRefusalStrings } from "./mail-refusal-strings.js";
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
  const { phase, send, stop } = useSendTest(recipients);
  const isSending = phase === "sending" || phase === "delayed";
  const leave = () => {
    stop();
    close();
  };
  const change = (next: readonly string[]) => {
    setRecipients(next);
    setError(undefined);
  };
  const footer = (
    <>
      <Button onClick={leave}>{say("cancel")}</Button>
      <Button variant="primary" isLoading={isSending} onClick={() => (recipients.length === 0 ? setError(say("none")) : send())}>
        {say(phase === "failed" ? "tryAgain" : "send")}
      </Button>
    </>
  );
  return (
    <Dialog title={say("title")} onClose={leave} isDismissable={recipients.length === 0} footer={footer}>
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
      <p role="status">{phase === "delayed" ? say("delayed") : null}</p>
    </Dialog>
  );
}

function useSendTest(recipients: readonly string[]) {
  const say = useTranslate(testEmailStrings);
  const sayMail = useTranslate(mailRefusalStrings);
  const wordsFor = usePortWords();
  const toasts = useToasts();
  const root = useRoot();
  const { close } = useWorkspaceActions();
  const { testEmail } = useEditorServices().ports;
  const [phase, setPhase] = useState<SendPhase>("resting");
  const sending = useRef<AbortController>(null);
  const send = async () => {
    const own = new AbortController();
    sending.current = own;
    setPhase("sending");
    const answer = await testEmail?.send(recipients, { signal: own.signal, onDelay: () => setPhase("delayed") });
    if (!answer || own.signal.aborted) return;
    if (answer.kind === "refused") {
      setPhase("failed");
      toasts.show({ kind: "error", message: isMailCode(answer.code) ? sayMail(answer.code) : wordsFor(answer) });
      return;
    }
    setPhase("resting");
    const isKept = answer.delivery === "inbox";
    const inboxUrl = testEmail?.inboxUrl;
    toasts.show({
      kind: "success",
      message: isKept ? `${say("sent")}. ${say("kept")}` : say("sent"),
      ...(isKept &&
        inboxUrl !== undefined && {
          action: {
            label: say("openInbox"),
            onSelect: () => void (root.ownerDocument ?? root).defaultView?.open(inboxUrl, "_blank", "noopener"),
          },
        }),
    });
    close();
  };
  return { phase, send: () => void send(), stop: () => sending.current?.abort() };
}

const isMailCode = (code: string): code is keyof typeof mailRefusalStrings.messages => Object.hasOwn(mailRefusalStrings.messages, code);

/** `delayed`: the mail server did not take it, and is asked again. */
type SendPhase = "resting" | "sending" | "delayed" | "failed";
