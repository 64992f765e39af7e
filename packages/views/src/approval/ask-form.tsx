import { type ApprovalDraft, approvalNoteMaxLength, reviewersMax } from "@mailwright/contract";
import { Button, Checkbox, SkeletonText, TextArea, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { AskedView } from "../asked/asked-view.js";
import { useAsked } from "../asked/use-asked.js";
import type { ApprovalPort, ApprovalReviewer } from "./approval-port.js";
import { approvalStrings } from "./approval-strings.js";

interface AskFormProps {
  readonly port: ApprovalPort;
  /** Who was asked before: they are asked again unless somebody says otherwise. */
  readonly before: readonly string[];
  readonly isBusy: boolean;
  /** This person has changed something that is not saved, which asking does first. */
  readonly isUnsaved: boolean;
  readonly onAsk: (draft: ApprovalDraft) => void;
  /** Leads to where the template is shared; absent where that is not possible. */
  readonly onShare: (() => void) | undefined;
}

/** Chooses whom to ask, out of those who see the template. */
export function AskForm({ port, onShare, ...form }: AskFormProps) {
  const say = useTranslate(approvalStrings);
  const people = useAsked(() => port.listReviewers(), [port]);
  const title = say(form.before.length > 0 ? "askAgainTitle" : "askTitle");
  return (
    <section className="mw-approval-part" aria-label={title}>
      <h3>{title}</h3>
      <AskedView asked={people} waiting={<SkeletonText />} failed={say("failed")}>
        {(found) =>
          found.length === 0 ? (
            <div className="mw-approval-actions">
              <p>{say("nobodyElse")}</p>
              {onShare ? (
                <Button variant="primary" onClick={onShare}>
                  {say("share")}
                </Button>
              ) : null}
            </div>
          ) : (
            <Choice people={found} {...form} />
          )
        }
      </AskedView>
    </section>
  );
}

interface ChoiceProps extends Pick<AskFormProps, "before" | "isBusy" | "isUnsaved" | "onAsk"> {
  readonly people: readonly ApprovalReviewer[];
}

function Choice({ people, before, isBusy, isUnsaved, onAsk }: ChoiceProps) {
  const say = useTranslate(approvalStrings);
  const [chosen, setChosen] = useState<readonly string[]>(() => before.filter((id) => people.some((person) => person.id === id)));
  const [note, setNote] = useState("");
  const isTooMany = chosen.length > reviewersMax;
  const isAskable = chosen.length > 0 && !isTooMany && note.length <= approvalNoteMaxLength;
  const toggle = (id: string, isChosen: boolean) => setChosen((ids) => (isChosen ? [...ids, id] : ids.filter((other) => other !== id)));
  return (
    <>
      <fieldset className="mw-approval-people">
        <legend>{say("who")}</legend>
        {people.map(({ id, name }) => (
          <Checkbox key={id} label={name} isChecked={chosen.includes(id)} onChange={(isChosen) => toggle(id, isChosen)} />
        ))}
      </fieldset>
      {isTooMany ? <p role="alert">{say("tooMany", { count: reviewersMax })}</p> : null}
      <TextArea label={say("askNote")} rows={2} value={note} countTo={approvalNoteMaxLength} onChange={setNote} />
      {isUnsaved ? <p className="mw-approval-muted">{say("savesFirst")}</p> : null}
      <div className="mw-approval-actions">
        <Button
          variant="primary"
          disabled={!isAskable}
          isLoading={isBusy}
          onClick={() => onAsk({ reviewers: [...chosen], note: note.trim() })}
        >
          {say(before.length > 0 ? "askAgain" : "ask")}
        </Button>
      </div>
    </>
  );
}
