import type { Approval, ApprovalAnswer } from "@mailwright/contract";
import { Avatar, Button, useFormats, useTranslate } from "@mailwright/ui";
import { approvalStrings } from "./approval-strings.js";

interface ApprovalRequestProps {
  readonly approval: Approval;
  /** Opens what changed since a version; absent where nothing is compared. */
  readonly onCompare: ((versionDate: string) => void) | undefined;
}

/** Who asked, and what each reviewer says. */
export function ApprovalRequest({ approval, onCompare }: ApprovalRequestProps) {
  const say = useTranslate(approvalStrings);
  const { date } = useFormats();
  const { askedByName, askedAt, note, reviewers, replaced } = approval;
  const askedOn = date(new Date(askedAt));
  const isOpen = approval.endedAt === null;
  return (
    <div className="mw-approval-request">
      <p className="mw-approval-muted">
        {askedByName === "" ? say("askedByNobody", { date: askedOn }) : say("askedBy", { name: askedByName, date: askedOn })}
      </p>
      {note === "" ? null : <blockquote>{note}</blockquote>}
      <Answers label={say("reviewers")} answers={reviewers} isOpen={isOpen} onCompare={isOpen ? onCompare : undefined} />
      {replaced.length > 0 ? (
        <>
          <p className="mw-approval-muted">{say("earlierAnswers")}</p>
          <Answers label={say("earlierAnswers")} answers={replaced} isOpen={false} onCompare={undefined} />
        </>
      ) : null}
    </div>
  );
}

interface AnswersProps extends Pick<ApprovalRequestProps, "onCompare"> {
  readonly label: string;
  readonly answers: readonly ApprovalAnswer[];
  /** Whether these answers count: of what is over it does not matter what was changed since. */
  readonly isOpen: boolean;
}

function Answers({ label, answers, isOpen, onCompare }: AnswersProps) {
  return (
    <ul className="mw-approval-list" aria-label={label}>
      {answers.map((answer, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a person who answered twice stands here twice, and nobody sorts the list.
        <Reviewer key={place} answer={answer} isOpen={isOpen} onCompare={onCompare} />
      ))}
    </ul>
  );
}

function Reviewer({ answer: { reviewerName, answer, isCurrent, note, answeredAt, versionDate }, isOpen, onCompare }: ReviewerProps) {
  const say = useTranslate(approvalStrings);
  const { date } = useFormats();
  const name = reviewerName === "" ? say("gone") : reviewerName;
  const words = say(answer === "approved" && isOpen && !isCurrent ? "answer.approvedBefore" : `answer.${answer ?? "none"}`);
  return (
    <li data-answer={answer ?? "none"}>
      <Avatar name={name} />
      <div>
        <strong>{name}</strong>
        <span>{answeredAt === null ? words : say("answeredAt", { answer: words, date: date(new Date(answeredAt)) })}</span>
        {note === "" ? null : <blockquote>{note}</blockquote>}
        {onCompare && versionDate !== null && !isCurrent ? (
          <Button aria-label={say("compareOf", { name })} onClick={() => onCompare(versionDate)}>
            {say("compare")}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

interface ReviewerProps extends Pick<AnswersProps, "isOpen" | "onCompare"> {
  readonly answer: ApprovalAnswer;
}
