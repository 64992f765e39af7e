import type { Client } from "@mailwright/client";
import { UiRoot } from "@mailwright/ui";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { accountPath } from "./account-path.js";
import { useEmbedBridge } from "./embed-bridge.js";
import auditCss from "./pages/audit.css?inline";
import connectionsCss from "./pages/connections/connections.css?inline";
import { DashboardPage } from "./pages/dashboard-page.js";
import { EditorPage } from "./pages/editor-page.js";
import fieldsCss from "./pages/fields/fields.css?inline";
import inboxCss from "./pages/inbox.css?inline";
import { LoginPage } from "./pages/login-page.js";
import { NotFoundPage } from "./pages/not-found-page.js";
import peopleCss from "./pages/people/people.css?inline";
import { SetUpPage } from "./pages/set-up-page.js";
import { isSignInNotice, SignInNoticePage } from "./pages/sign-in-notice-page.js";
import { navigate, useAddress } from "./router.js";
import { createSiteClient, sessionPlace } from "./session.js";
import { loginAddress } from "./sign-in/sign-in-address.js";
import { useRenewal } from "./sign-in/use-renewal.js";
import siteCss from "./site.css?inline";
import { keepTheme, readTheme, type Theme } from "./theme.js";
import { type SignIn, useSignIn } from "./use-sign-in.js";
import { useSiteLanguage } from "./use-site-language.js";

const styles = [siteCss, inboxCss, auditCss, peopleCss, fieldsCss, connectionsCss];

const Connected = lazy(async () => ({ default: (await import("./pages/connected.js")).Connected }));
const AccountPage = lazy(async () => ({ default: (await import("./pages/account-page.js")).AccountPage }));
const AuditPage = lazy(async () => ({ default: (await import("./pages/audit-page.js")).AuditPage }));
const InboxPage = lazy(async () => ({ default: (await import("./pages/inbox-page.js")).InboxPage }));

const ConnectionsPage = lazy(async () => ({ default: (await import("./pages/connections/connections-page.js")).ConnectionsPage }));
const FieldsPage = lazy(async () => ({ default: (await import("./pages/fields/fields-page.js")).FieldsPage }));
const PeoplePage = lazy(async () => ({ default: (await import("./pages/people/people-page.js")).PeoplePage }));

const connectedPages: Readonly<Record<string, typeof InboxPage>> = {
  [accountPath]: AccountPage,
  "/inbox": InboxPage,
  "/audit": AuditPage,
  "/people": PeoplePage,
  "/fields": FieldsPage,
  "/connections": ConnectionsPage,
};

/** The standalone product: a host like any other, with pages around the two elements. */
export function App() {
  const signIn = useSignIn();
  const [theme, setTheme] = useState<Theme>(readTheme);
  const changeTheme = (next: Theme) => {
    keepTheme(next);
    setTheme(next);
  };
  const language = useSiteLanguage();
  if (!language || signIn.visit.phase === "loading") return null;
  return (
    <UiRoot root={document} theme={theme} styles={styles} locale={language.locale} strings={language.strings}>
      <Routes signIn={signIn} theme={theme} onTheme={changeTheme} />
    </UiRoot>
  );
}

interface RoutesProps {
  readonly signIn: SignIn;
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
}

function Routes({ signIn, theme, onTheme }: RoutesProps) {
  const { visit, become } = signIn;
  const { query } = useAddress();
  const nth = visit.phase === "in" ? visit.nth : 0;
  const isEmbedded = query.get("embed") === "true";
  const bridge = useEmbedBridge({ isEmbedded, onTheme });
  const { renewSession, question } = useRenewal({
    isIn: visit.phase === "in" && !visit.isLeaving,
    personId: visit.phase === "in" ? visit.personId : undefined,
    onOver: () => bridge.post({ type: "error", code: "signed-out" }),
    onOther: (personId) => {
      become(personId);
      navigate(isEmbedded ? "/?embed=true" : "/", { replace: true });
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person gets another connection
  const client = useMemo<Client>(() => createSiteClient(renewSession), [nth, renewSession]);
  const shared = { key: nth, sessionId: sessionPlace, renewSession, theme, isEmbedded, bridge, onTheme };
  return (
    <>
      <Route signIn={signIn} client={client} shared={shared} />
      {question}
    </>
  );
}

interface RouteProps {
  readonly signIn: SignIn;
  readonly client: Client;
  /** What both elements are given. */
  readonly shared: Omit<Parameters<typeof DashboardPage>[0], "onSession" | "onSignedOut"> & { readonly key: number };
}

/** The page of the address, for whoever is here. */
function Route({ signIn: { visit, choose, leave }, client, shared }: RouteProps) {
  const { path, query } = useAddress();
  const { key: nth, isEmbedded, ...given } = shared;
  const templateId = /^\/edit\/([^/]+)$/.exec(path)?.[1];

  if (path === "/login") return <LoginPage onChoose={choose} reason={visit.phase === "out" ? visit.reason : undefined} />;
  if (isSignInNotice(path)) return <SignInNoticePage notice={path} />;
  if (path === "/set-up") return <SetUpPage />;
  const isRefused = visit.phase === "out" && visit.reason === "code-refused";
  if (path === "/not-found") return <NotFoundPage isRefused={isRefused} isEmbedded={isEmbedded} />;
  if (isRefused) return <Redirect to={`/not-found${isEmbedded ? "?embed=true" : ""}`} />;
  if (visit.phase !== "in") return <Redirect to={loginAddress(path, query)} />;
  const both = { ...given, isEmbedded };
  const signOut = () => void leave().then(() => navigate("/login", { replace: true }));
  if (path === "/") return <DashboardPage key={nth} {...both} onSession={choose} onSignedOut={signOut} />;
  if (templateId) {
    const isSystem = query.get("system") === "true";
    return <EditorPage key={nth} {...both} client={client} templateId={decodeURIComponent(templateId)} isSystem={isSystem} />;
  }
  const Page = connectedPages[path];
  if (!Page) return <Redirect to="/" />;
  return (
    <Suspense fallback={null}>
      <Connected key={nth} client={client}>
        <Page />
      </Connected>
    </Suspense>
  );
}

function Redirect({ to }: { readonly to: string }) {
  useEffect(() => {
    navigate(to, { replace: true });
  }, [to]);
  return null;
}
