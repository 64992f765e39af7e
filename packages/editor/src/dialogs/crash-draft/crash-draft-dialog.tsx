import { Button, useFormats, useToasts, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useId, useRef, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useDialogStyles } from "../../base/styles/use-dialog-styles.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { useDialogRequest, useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { crashDraftStrings } from "./crash-draft-strings.js";

const minuteMs = 60_000;

/** Offers to restore unsaved work of an earlier visit. */
export function CrashDraftDialog() {
  useDialogStyles();
  const say = useTranslate(crashDraftStrings);
  const { moment } = useFormats();
  const { clock, crashDrafts } = useEditorServices().ports;
  const editor = useLaterCommands();
  const tell = useTellRefusal();
  const toasts = useToasts();
  const { close } = useWorkspaceActions();
  const drafts = useDialogRequest("crash-draft")?.drafts ?? [];
  const etag = useWorkspace((workspace) => workspace.etag);
  const [chosen, setChosen] = useState(0);
  const draft = drafts[chosen];
  // Shown as a minute at least, because "left now" after a reload would make no sense.
  const when = (savedAtMs: number) => moment(new Date(Math.min(savedAtMs, clock.now() - minuteMs)), new Date(clock.now()));
  const restoring = useRef<HTMLButtonElement>(null);
  const restore = () => {
    if (!tell(editor.run("restore-draft", { draft: chosen }))) return;
    toasts.show({ kind: "success", message: say("restored") });
    close();
  };
  const discard = () => {
    for (const each of drafts) void crashDrafts?.remove(each);
    close();
  };
  const footer = (
    <>
      <Button onClick={discard}>{say("discard")}</Button>
      <Button ref={restoring} variant="primary" onClick={restore}>
        {say("restore")}
      </Button>
    </>
  );
  return (
    // Enter restores the work: a key pressed too quickly must not throw it away.
    <Dialog title={say("title")} isDismissable={false} onClose={close} footer={footer} initialFocus={restoring}>
      {drafts.length > 1 ? (
        <DraftChoice words={drafts.map(({ savedAtMs }) => when(savedAtMs))} chosen={chosen} onChoose={setChosen} />
      ) : (
        <p>{say("text", { moment: draft ? when(draft.savedAtMs) : "" })}</p>
      )}
      {draft && draft.baseEtag !== etag ? <p className="mw-notice">{say("changed")}</p> : null}
    </Dialog>
  );
}

interface DraftChoiceProps {
  readonly words: readonly string[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

function DraftChoice({ words, chosen, onChoose }: DraftChoiceProps) {
  const say = useTranslate(crashDraftStrings);
  const name = useId();
  return (
    <>
      <p>{say("several", { count: words.length })}</p>
      <fieldset className="mw-choices">
        <legend className="mw-hidden">{say("choose")}</legend>
        {words.map((text, index) => (
          <label key={`${name}-${index.toString()}`} className="mw-choice-card" data-chosen={index === chosen}>
            <input type="radio" name={name} checked={index === chosen} onChange={() => onChoose(index)} />
            <span className="mw-choice-card-name">{text}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
