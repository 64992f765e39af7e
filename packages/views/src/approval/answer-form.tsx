import { type ApprovalAnswerDraft, approvalNoteMaxLength } from "@mailwright/contract";
import { Button, TextArea, useTranslate } from "@mailwright/ui";
import { useRef, useState } from "react";
import { approvalStrings } from "./approval-strings.js";

interface AnswerFormProps {
  readonly isBusy: boolean;
  /** Something newer is stored than this person sees. */
  readonly isBehind: boolean | undefined;
  /** Saves what this person has not saved; absent where all is. */
  readonly onSave: (() => void) | undefined;
  readonly onAnswer: (answer: Pick<ApprovalAnswerDraft, "answer" | "note">) => void;
}

/** Where somebody who was asked says yes, or what should be changed. */
export function AnswerForm({ isBusy, isBehind, onSave, onAnswer }: AnswerFormProps) {
  const say = useTranslate(approvalStrings);
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isTooLong = note.length > approvalNoteMaxLength;
  const answer = (kind: ApprovalAnswerDraft["answer"]) => {
    const lacks = kind === "changes" && note.trim() === "";
    setMissing(lacks);
    if (lacks || isTooLong) field.current?.focus();
    else onAnswer({ answer: kind, note: note.trim() });
  };
  return (
    <section className="mw-approval-part" aria-label={say("yourAnswer")}>
      <h3>{say("yourAnswer")}</h3>
      {isBehind ? <p className="mw-approval-notice">{say("behind")}</p> : null}
      {onSave ? (
        <div className="mw-approval-notice">
          <p>{say("unsaved")}</p>
          <Button disabled={isBusy} onClick={onSave}>
            {say("saveFirst")}
          </Button>
        </div>
      ) : null}
      <TextArea
        ref={field}
        label={say("note")}
        hint={say("answerHint")}
        value={note}
        countTo={approvalNoteMaxLength}
        error={isMissing && note.trim() === "" ? say("noteNeeded") : undefined}
        onChange={setNote}
      />
      <div className="mw-approval-actions">
        <Button variant="primary" isLoading={isBusy} onClick={() => answer("approved")}>
          {say("approve")}
        </Button>
        <Button disabled={isBusy} onClick={() => answer("changes")}>
          {say("askForChanges")}
        </Button>
      </div>
    </section>
  );
}
