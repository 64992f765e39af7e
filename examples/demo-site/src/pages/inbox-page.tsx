import { isApiError } from "@mailwright/client";
import { joinPages, useClient, useInbox, useInboxMail, useInboxSource } from "@mailwright/client/react";
import type { InboxMail } from "@mailwright/contract";
import { Button, Spinner, useFormats, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { navigate } from "../router.js";
import { siteStrings } from "../strings.js";
import { usePageTitle } from "../use-page-title.js";

const views = ["html", "text", "source"] as const;
type View = (typeof views)[number];

/** The mail that the server kept instead of sending: as HTML, as plain text, and as it went over the wire. */
export function InboxPage() {
  const t = useTranslate(siteStrings);
  usePageTitle(t("inbox"));
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInbox();
  const [chosen, setChosen] = useState<string>();
  const mails = joinPages(data);
  const reload = () => void refetch();
  const shown = mails.find((mail) => mail.id === chosen) ?? mails[0];

  return (
    <div className="site-inbox">
      <header className="site-inbox-header">
        <div>
          <h1 className="site-inbox-title">{t("inbox")}</h1>
          <p className="site-muted">{t("inboxHint")}</p>
        </div>
        <div className="site-inbox-actions">
          <Button onClick={reload}>{t("refresh")}</Button>
          <Button onClick={() => navigate("/")}>{t("back")}</Button>
        </div>
      </header>
      {isPending && <Spinner />}
      {error && !data && <Failed error={error} onRetry={reload} />}
      {data && mails.length === 0 && (
        <main className="site-centre">
          <h2>{t("inboxEmpty")}</h2>
          <p className="site-muted">{t("inboxEmptyHint")}</p>
        </main>
      )}
      {shown && (
        <main className="site-inbox-body">
          <nav aria-label={t("mailList")} className="site-inbox-list">
            <ul>
              {mails.map((mail) => (
                <li key={mail.id}>
                  <MailButton mail={mail} isShown={mail.id === shown.id} onShow={() => setChosen(mail.id)} />
                </li>
              ))}
            </ul>
            {hasNextPage && (
              <div className="site-inbox-older">
                <Button isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {t("older")}
                </Button>
              </div>
            )}
          </nav>
          <Mail key={shown.id} mail={shown} />
        </main>
      )}
    </div>
  );
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTranslate(siteStrings);
  const isDenied = isApiError(error) && error.status === 404;
  return (
    <main className="site-centre" role="alert">
      <h2>{isDenied ? t("inboxDenied") : t("inboxFailed")}</h2>
      {isDenied ? <p className="site-muted">{t("inboxDeniedHint")}</p> : <Button onClick={onRetry}>{t("refresh")}</Button>}
    </main>
  );
}

function MailButton({ mail, isShown, onShow }: { readonly mail: InboxMail; readonly isShown: boolean; readonly onShow: () => void }) {
  const t = useTranslate(siteStrings);
  const { moment } = useFormats();
  return (
    <button type="button" className="site-mail" aria-current={isShown} onClick={onShow}>
      <span className="site-mail-subject">{mail.subject || t("noSubject")}</span>
      <span className="site-muted">{t("to", { to: mail.to.join(", ") })}</span>
      <span className="site-muted">{moment(new Date(mail.createdAt), new Date())}</span>
    </button>
  );
}

function Mail({ mail }: { readonly mail: InboxMail }) {
  const t = useTranslate(siteStrings);
  const client = useClient();
  const [view, setView] = useState<View>("html");
  return (
    <article className="site-mail-page" aria-label={t("mail")}>
      <header className="site-mail-head">
        <div>
          <h2 className="site-mail-title">{mail.subject || t("noSubject")}</h2>
          <p className="site-muted">{t("from", { from: mail.from })}</p>
          <p className="site-muted">{t("to", { to: mail.to.join(", ") })}</p>
        </div>
        <fieldset className="site-views">
          <legend className="site-hidden">{t("showAs")}</legend>
          {views.map((each) => (
            <label key={each} className="site-view">
              <input type="radio" name="view" checked={view === each} onChange={() => setView(each)} />
              {t(each)}
            </label>
          ))}
        </fieldset>
      </header>
      {view === "html" && <iframe className="site-mail-frame" title={t("frameTitle")} src={client.resolveUrl(mail.htmlUrl)} sandbox="" />}
      {view === "text" && <PlainText id={mail.id} />}
      {view === "source" && <Source id={mail.id} />}
    </article>
  );
}

function PlainText({ id }: { readonly id: string }) {
  const { data, error, refetch } = useInboxMail(id);
  return <MailText text={data?.text} error={error} onRetry={() => void refetch()} />;
}

function Source({ id }: { readonly id: string }) {
  const { data, error, refetch } = useInboxSource(id);
  return <MailText text={data} error={error} onRetry={() => void refetch()} />;
}

interface MailTextProps {
  /** Undefined while it is on its way. */
  readonly text: string | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

function MailText({ text, error, onRetry }: MailTextProps) {
  if (text === undefined) return error ? <Failed error={error} onRetry={onRetry} /> : <Spinner />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard
    <pre className="site-mail-text" tabIndex={0}>
      {text}
    </pre>
  );
}
