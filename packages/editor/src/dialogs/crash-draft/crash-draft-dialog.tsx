import type { Side } from "@mailwright/collaboration";
import { type BlockId, writeDocument } from "@mailwright/document";
import { Button, useFormats, useToasts, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useId, useRef, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useDialogStyles } from "../../base/styles/use-dialog-styles.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { useDialogRequest, useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { crashDraftStrings } from "./crash-draft-strings.js";
import { useDraftMerge } from "./use-draft-merge.js";

const minuteMs = 60_000;
const noSides: ReadonlyMap<BlockId, Side> = new Map();

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
  const merge = useDraftMerge(draft);
  const [sides, setSides] = useState<ReadonlyMap<BlockId, Side>>(noSides);
  const choose = (index: number) => {
    setChosen(index);
    setSides(noSides);
  };
  const hasChoices = merge !== undefined && merge !== null && merge.conflicts.length > 0;
  // Shown as a minute at least, because "left now" after a reload would make no sense.
  const when = (savedAtMs: number) => moment(new Date(Math.min(savedAtMs, clock.now() - minuteMs)), new Date(clock.now()));
  const restoring = useRef<HTMLButtonElement>(null);
  const restore = () => {
    const merged = merge ? { merged: writeDocument(merge.merged(sides)) } : {};
    if (!tell(editor.run("restore-draft", { draft: chosen, ...merged }))) return;
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
      <Button ref={restoring} variant="primary" isLoading={merge === undefined} onClick={restore}>
        {say("restore")}
      </Button>
    </>
  );
  return (
    // Enter restores the work: a key pressed too quickly must not throw it away.
    <Dialog
      title={say("title")}
      isDismissable={false}
      onClose={close}
      footer={footer}
      initialFocus={restoring}
      size={hasChoices ? "lg" : "md"}
    >
      {drafts.length > 1 ? (
        <DraftChoice words={drafts.map(({ savedAtMs }) => when(savedAtMs))} chosen={chosen} onChoose={choose} />
      ) : (
        <p>{say("text", { moment: draft ? when(draft.savedAtMs) : "" })}</p>
      )}
      {merge || (draft && draft.baseEtag !== etag && merge === null) ? (
        <p className="mw-notice">{say(merge ? "merges" : "changed")}</p>
      ) : null}
      {merge && hasChoices ? <merge.Choices conflicts={merge.conflicts} chosen={sides} onChosen={setSides} /> : null}
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
