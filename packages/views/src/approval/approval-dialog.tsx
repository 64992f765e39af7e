import type { ApprovalOverview } from "@mailwright/contract";
import { Button, Collapsible, SkeletonText, useStyles, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useRef } from "react";
import { AskedView } from "../asked/asked-view.js";
import { AnswerForm } from "./answer-form.js";
import css from "./approval.css?inline";
import { ApprovalMark } from "./approval-mark.js";
import type { ApprovalPort } from "./approval-port.js";
import { ApprovalRequest } from "./approval-request.js";
import { approvalStrings } from "./approval-strings.js";
import { AskForm } from "./ask-form.js";
import { useApprovalWork } from "./use-approval-work.js";

const styles = [css];

export interface ApprovalDialogProps {
  readonly port: ApprovalPort;
  readonly userId: string;
  readonly isOwner: boolean;
  /** Whether this person may edit, and so ask. */
  readonly mayAsk: boolean;
  /** Told whenever something was asked, answered or taken back. */
  readonly onDone?: (() => void) | undefined;
  readonly onClose: () => void;
  readonly onCompare?: ((versionDate: string) => void) | undefined;
  readonly onShare?: (() => void) | undefined;
  /** Another value whenever something was asked, answered or taken back elsewhere: what is shown is read again. */
  readonly news?: unknown;
  /** Somebody stored a newer version than the one that this person has before their eyes. */
  readonly isBehind?: boolean;
  /** Saves what this person has not saved; absent where all is. */
  readonly onSave?: (() => Promise<unknown>) | undefined;
}

/** Whether an email may go out: how that stands, who says what, and the ways to ask and to answer. */
export function ApprovalDialog({ port, news, onDone, onClose, ...rest }: ApprovalDialogProps) {
  useStyles(styles);
  const say = useTranslate(approvalStrings);
  const standing = useRef<HTMLDivElement>(null);
  // The form that was pressed is gone.
  const settle = () => {
    onDone?.();
    standing.current?.focus();
  };
  const work = useApprovalWork({ port, news, onDone: settle });
  const waiting = (
    <div role="status" aria-label={say("loading")}>
      <SkeletonText />
    </div>
  );
  return (
    <Dialog title={say("title")} onClose={onClose} footer={<Button onClick={onClose}>{say("close")}</Button>}>
      <div className="mw-approval">
        <AskedView asked={work.overview} waiting={waiting} failed={say("failed")}>
          {(overview) => (
            <>
              <div ref={standing} className="mw-approval-standing" tabIndex={-1}>
                <Standing overview={overview} />
              </div>
              {work.failure === undefined ? null : (
                <p role="alert" className="mw-approval-fault">
                  {work.failure}
                </p>
              )}
              <Parts port={port} overview={overview} work={work} {...rest} />
            </>
          )}
        </AskedView>
      </div>
    </Dialog>
  );
}

function Standing({ overview: { summary } }: { readonly overview: ApprovalOverview }) {
  const say = useTranslate(approvalStrings);
  const { state, isRequired } = summary;
  return (
    <>
      {state === null ? <strong>{say("state.none")}</strong> : <ApprovalMark state={state} isAwaited={false} />}
      <p>{say(`hint.${state ?? "none"}`)}</p>
      {isRequired ? <p className="mw-approval-required">{say("required")}</p> : null}
    </>
  );
}

interface PartsProps extends Omit<ApprovalDialogProps, "news" | "onDone" | "onClose"> {
  readonly overview: ApprovalOverview;
  readonly work: ReturnType<typeof useApprovalWork>;
}

function Parts({ port, overview, work, userId, isOwner, mayAsk, isBehind, onSave, onCompare, onShare }: PartsProps) {
  const say = useTranslate(approvalStrings);
  const { current, earlier, version, summary } = overview;
  const own = current?.reviewers.find(({ reviewerId }) => reviewerId === userId);
  const isAskable = mayAsk && summary.state !== "review" && summary.state !== "approved";
  const before = (current ?? earlier[0])?.reviewers.flatMap(({ reviewerId }) => (reviewerId === null ? [] : [reviewerId])) ?? [];
  return (
    <>
      {current ? <ApprovalRequest approval={current} onCompare={onCompare} /> : null}
      {current && (isOwner || current.askedById === userId) ? (
        <div className="mw-approval-actions">
          <Button isLoading={work.isBusy} onClick={() => void work.withdraw()}>
            {say("withdraw")}
          </Button>
        </div>
      ) : null}
      {own ? (
        <AnswerForm
          // Begun anew once it was answered, and not where somebody changed the email meanwhile: what was written stays.
          key={own.answeredAt}
          isBusy={work.isBusy}
          isBehind={isBehind}
          onSave={onSave && (() => work.save(onSave))}
          onAnswer={(answer) => void work.answer({ version, ...answer })}
        />
      ) : null}
      {isAskable ? (
        <AskForm
          port={port}
          before={before}
          isBusy={work.isBusy}
          isUnsaved={onSave !== undefined}
          onAsk={(draft) => void work.ask(draft)}
          onShare={onShare}
        />
      ) : null}
      {earlier.length > 0 ? (
        <Collapsible title={say("earlier")} isOpenAtFirst={false}>
          {earlier.map((approval) => (
            <ApprovalRequest key={approval.id} approval={approval} onCompare={undefined} />
          ))}
        </Collapsible>
      ) : null}
    </>
  );
}
