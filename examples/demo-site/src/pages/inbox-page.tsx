import { type Client, getInboxMail, getInboxSource, isApiError, listInbox } from "@mailwright/client";
import type { InboxMail } from "@mailwright/contract";
import { Button, Spinner, useFormats, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { navigate } from "../router.js";
import { siteStrings } from "../strings.js";
import { useLoading } from "../use-loading.js";

const views = ["html", "text", "source"] as const;
type View = (typeof views)[number];

/** The mail that the server kept instead of sending: as HTML, as plain text, and as it went over the wire. */
export function InboxPage({ client }: { readonly client: Client }) {
  const t = useTranslate(siteStrings);
  const { state: list, reload } = useLoading((signal) => listInbox(client, { limit: 50 }, signal), [client]);
  const [chosen, setChosen] = useState<string>();
  const mails = list.phase === "ready" ? list.value.elements : [];
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
      {list.phase === "loading" && <Spinner />}
      {list.phase === "failed" && <Failed error={list.error} onRetry={reload} />}
      {list.phase === "ready" && mails.length === 0 && (
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
          </nav>
          <Mail key={shown.id} client={client} mail={shown} />
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

function Mail({ client, mail }: { readonly client: Client; readonly mail: InboxMail }) {
  const t = useTranslate(siteStrings);
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
      {view === "text" && <MailText load={(signal) => getInboxMail(client, mail.id, signal).then(({ text }) => text)} />}
      {view === "source" && <MailText load={(signal) => getInboxSource(client, mail.id, signal)} />}
    </article>
  );
}

function MailText({ load }: { readonly load: (signal: AbortSignal) => Promise<string> }) {
  const { state, reload } = useLoading(load, []);
  if (state.phase === "loading") return <Spinner />;
  if (state.phase === "failed") return <Failed error={state.error} onRetry={reload} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard
    <pre className="site-mail-text" tabIndex={0}>
      {state.value}
    </pre>
  );
}
