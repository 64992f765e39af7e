import { useRevokeShareLinks, useShareLinks } from "@mailwright/client/react";
import type { ShareLinkUse } from "@mailwright/contract";
import { Button, useFormats, useToasts, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useRef } from "react";
import { useReportFailure } from "../../actions/use-report-failure.js";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { RemoteView } from "../../remote/remote-view.js";
import { NewLink } from "./new-link.js";
import { shareLinksStrings } from "./share-links-strings.js";

/** The addresses of a template that were given away: who made each, until when it works, how often it was opened, and how to end it. */
export function ShareLinksDialog({ request: { template }, onClose }: DialogFaceProps<"share-links">) {
  const say = useTranslate(shareLinksStrings);
  const answer = useShareLinks(template.id);
  const list = useRef<HTMLUListElement>(null);
  const { revoke, isBusy } = useRevoking(template.id, () => list.current?.focus());
  const footer = (
    <>
      {(answer.data?.length ?? 0) > 1 ? (
        <Button variant="danger" isLoading={isBusy} onClick={() => void revoke(null)}>
          {say("revokeAll")}
        </Button>
      ) : null}
      <Button variant="primary" onClick={onClose}>
        {say("close")}
      </Button>
    </>
  );
  return (
    <Dialog title={say("title")} onClose={onClose} footer={footer}>
      <p className="mw-dialog-intro">{say("intro", { name: template.name })}</p>
      <NewLink template={template} />
      <RemoteView answer={answer} loading={say("loading")} failed={say("failed")}>
        {(links) => (
          <ul ref={list} className="mw-entries" aria-label={say("list")} tabIndex={-1}>
            {links.length === 0 ? <li className="mw-entries-empty">{say("empty")}</li> : null}
            {links.map((link) => (
              <LinkRow key={link.id} link={link} isBusy={isBusy} onRevoke={() => void revoke(link.id)} />
            ))}
          </ul>
        )}
      </RemoteView>
    </Dialog>
  );
}

interface LinkRowProps {
  readonly link: ShareLinkUse;
  readonly isBusy: boolean;
  readonly onRevoke: () => void;
}

function LinkRow({ link, isBusy, onRevoke }: LinkRowProps) {
  const say = useTranslate(shareLinksStrings);
  const { makerName, createdAt, expiresAt, uses, lastUsedAt, mayComment, hasPassword } = link;
  const { date } = useFormats();
  const day = (moment: string) => date(new Date(moment), { dateStyle: "medium" });
  const made = { name: makerName, date: date(new Date(createdAt)) };
  return (
    <li className="mw-entry">
      <div>
        <strong>{say("made", made)}</strong>
        <span>{say(mayComment ? (hasPassword ? "reviewPassword" : "review") : "look")}</span>
        <span>{say("works", { date: day(expiresAt) })}</span>
        <span>{lastUsedAt === null ? say("unused") : say("used", { count: uses, date: day(lastUsedAt) })}</span>
      </div>
      <Button disabled={isBusy} aria-label={say("revokeOne", made)} onClick={onRevoke}>
        {say("revoke")}
      </Button>
    </li>
  );
}

function useRevoking(templateId: string, onDone: () => void) {
  const say = useTranslate(shareLinksStrings);
  const toasts = useToasts();
  const report = useReportFailure();
  const work = useRevokeShareLinks(templateId);
  const revoke = async (linkId: string | null) => {
    try {
      await work.mutateAsync(linkId);
    } catch (error) {
      report(error);
      return;
    }
    toasts.show({ kind: "success", message: say(linkId === null ? "allRevoked" : "revoked") });
    // The button that had the focus is gone.
    onDone();
  };
  return { revoke, isBusy: work.isPending };
}
