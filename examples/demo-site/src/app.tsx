import { type Client, createClient } from "@mailwright/client";
import { UiRoot, useLanguage } from "@mailwright/ui";
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { accountPath } from "./account-path.js";
import { useEmbedBridge } from "./embed-bridge.js";
import { readLocale } from "./locale.js";
import { DashboardPage } from "./pages/dashboard-page.js";
import { EditorPage } from "./pages/editor-page.js";
import inboxCss from "./pages/inbox.css?inline";
import { LoginPage } from "./pages/login-page.js";
import { NotFoundPage } from "./pages/not-found-page.js";
import { navigate, useAddress } from "./router.js";
import { keepSession, keepTheme, readSession, readTheme, type Theme } from "./session.js";
import siteCss from "./site.css?inline";

const styles = [siteCss, inboxCss];
// Each element on the page has a region of its own for notifications; two landmarks must not have the same name.
const words = { "ui.notifications": "Site notifications" };
const languages = { de: async () => (await import("./languages/load-german.js")).german };

const Connected = lazy(async () => ({ default: (await import("./pages/connected.js")).Connected }));
const AccountPage = lazy(async () => ({ default: (await import("./pages/account-page.js")).AccountPage }));
const InboxPage = lazy(async () => ({ default: (await import("./pages/inbox-page.js")).InboxPage }));

/** The standalone product: a host like any other, with pages around the two elements. */
export function App() {
  const [sessionId, setSessionId] = useState(readSession);
  const [theme, setTheme] = useState<Theme>(readTheme);
  const changeTheme = (next: Theme) => {
    keepTheme(next);
    setTheme(next);
  };
  const changeSession = (next: string | undefined) => {
    keepSession(next);
    setSessionId(next);
  };
  const language = useSiteLanguage();
  if (!language) return null;
  return (
    <UiRoot root={document} theme={theme} styles={styles} locale={language.locale} strings={language.strings}>
      <Routes sessionId={sessionId} theme={theme} onSession={changeSession} onTheme={changeTheme} />
    </UiRoot>
  );
}

function useSiteLanguage() {
  const [locale] = useState(readLocale);
  const onFailed = useCallback(() => console.warn("The language could not be fetched."), []);
  const language = useLanguage({ locale, languages, own: undefined, onFailed });
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return useMemo(() => language && { ...language, strings: { ...words, ...language.strings } }, [language]);
}

interface RoutesProps {
  readonly sessionId: string | undefined;
  readonly theme: Theme;
  readonly onSession: (sessionId: string | undefined) => void;
  readonly onTheme: (theme: Theme) => void;
}

function Routes({ sessionId, theme, onSession, onTheme }: RoutesProps) {
  const { path, query } = useAddress();
  const client = useMemo<Client>(() => createClient({ apiUrl: "", sessionId }), [sessionId]);
  const isEmbedded = query.get("embed") === "true";
  const bridge = useEmbedBridge({ isEmbedded, onTheme });
  const signOut = () => {
    onSession(undefined);
    navigate("/login", { replace: true });
  };
  const shared = { sessionId: sessionId ?? "", theme, isEmbedded, bridge, onSignedOut: signOut, onTheme };
  const templateId = /^\/edit\/([^/]+)$/.exec(path)?.[1];

  if (path === "/login") return <LoginPage onSession={onSession} />;
  if (path === "/not-found") return <NotFoundPage />;
  if (sessionId === undefined) return <Redirect to={`/login${isEmbedded ? "?embed=true" : ""}`} />;
  if (path === "/") return <DashboardPage {...shared} onSession={onSession} />;
  if (templateId) return <EditorPage {...shared} templateId={decodeURIComponent(templateId)} isSystem={query.get("system") === "true"} />;
  if (path !== accountPath && path !== "/inbox") return <Redirect to="/" />;
  return (
    <Suspense fallback={null}>
      <Connected client={client}>{path === accountPath ? <AccountPage /> : <InboxPage />}</Connected>
    </Suspense>
  );
}

function Redirect({ to }: { readonly to: string }) {
  useEffect(() => {
    navigate(to, { replace: true });
  }, [to]);
  return null;
}
