import { createClient, isApiError, listDemoUsers } from "@mailwright/client";
import type { DemoUser } from "@mailwright/contract";
import { Button, Spinner, useTranslate } from "@mailwright/ui";
import { useCallback, useEffect, useState } from "react";
import { Logo } from "../logo.js";
import { navigate, useAddress } from "../router.js";
import { loadSiteConfig, type SiteConfig } from "../site-config.js";
import { siteStrings } from "../strings.js";
import { usePageTitle } from "../use-page-title.js";

type Users = { phase: "loading" } | { phase: "ready"; users: readonly DemoUser[] } | { phase: "denied" } | { phase: "failed" };

interface LoginPageProps {
  /** Becomes this test user. */
  readonly onChoose: (sessionId: string) => Promise<void>;
  /** Why nobody is signed in, where there is something to say. */
  readonly reason: keyof typeof reasons | undefined;
}

const reasons = { "code-refused": "codeRefused", "sign-out-failed": "signOutFailed" } as const;

/** In demo mode, lists the fixed test users; else leads to where people sign in. */
export function LoginPage({ onChoose, reason }: LoginPageProps) {
  const t = useTranslate(siteStrings);
  usePageTitle(t("goSignIn"));
  const { query } = useAddress();
  const { users, retry } = useDemoUsers();
  const [choosing, setChoosing] = useState<string>();
  const [failure, setFailure] = useState<"deactivated" | "signInFailed">();

  const choose = async (user: DemoUser) => {
    setChoosing(user.id);
    setFailure(undefined);
    try {
      await onChoose(user.sessionId);
      navigate(query.get("embed") === "true" ? "/?embed=true" : "/", { replace: true });
    } catch (error) {
      // Whatever else went wrong, the person can only try again or choose somebody else.
      setFailure(isApiError(error, "account-deactivated") ? "deactivated" : "signInFailed");
    } finally {
      setChoosing(undefined);
    }
  };

  return (
    <main className="site-login">
      <Logo />
      <h1 className="site-login-title">{t("signIn")}</h1>
      {reason && (
        <p className="site-error" role="alert">
          {t(reasons[reason])}
        </p>
      )}
      {users.phase === "ready" && <p className="site-muted site-login-hint">{t("signInHint")}</p>}
      {users.phase === "loading" && <Spinner />}
      {users.phase === "denied" && <OtherSignIn />}
      {users.phase === "failed" && (
        <div className="site-login-failed" role="alert">
          <p>{t("usersFailed")}</p>
          <Button onClick={retry}>{t("refresh")}</Button>
        </div>
      )}
      {failure && (
        <p className="site-error" role="alert">
          {t(failure)}
        </p>
      )}
      {users.phase === "ready" && (
        <ul className="site-users">
          {users.users.map((user) => (
            <li key={user.id}>
              <UserButton
                user={user}
                isBusy={choosing === user.id}
                isDisabled={choosing !== undefined}
                onChoose={() => void choose(user)}
              />
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

/** Outside of the demo: the way to the host's sign-in, or the advice to begin there. */
function OtherSignIn() {
  const t = useTranslate(siteStrings);
  const [config, setConfig] = useState<SiteConfig>();
  useEffect(() => {
    let isOver = false;
    void loadSiteConfig().then((loaded) => isOver || setConfig(loaded));
    return () => {
      isOver = true;
    };
  }, []);
  if (!config) return <Spinner />;
  // Whoever signs people in does not let itself be shown in a frame, and the page around the frame has a code to give.
  const isFramed = window.parent !== window;
  if (config.signIn !== "redirect" || isFramed) return <Notice title={t("noDemo")} hint={t("noDemoHint")} />;
  return (
    <div className="site-notice">
      <p className="site-muted">{t("goSignInHint")}</p>
      <Button variant="primary" onClick={() => location.assign("/auth/sign-in")}>
        {t("goSignIn")}
      </Button>
    </div>
  );
}

interface UserButtonProps {
  readonly user: DemoUser;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}

function UserButton({ user, isBusy, isDisabled, onChoose }: UserButtonProps) {
  const t = useTranslate(siteStrings);
  return (
    <button type="button" className="site-user" disabled={isDisabled} aria-busy={isBusy} onClick={onChoose}>
      <img className="site-user-picture" src={user.imageUrl} alt="" width={40} height={40} />
      <span className="site-user-words">
        <span className="site-user-name">{user.name}</span>
        <span className="site-muted">{user.email}</span>
      </span>
      <span className="site-user-tags">
        <span className="site-tag">{user.role === "ROLE_ADMIN" ? t("administrator") : t("user")}</span>
        <span className="site-tag">{user.subscriptionPlan === 0 ? t("freePlan") : t("paidPlan")}</span>
      </span>
    </button>
  );
}

function Notice({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <div className="site-notice">
      <h2>{title}</h2>
      <p className="site-muted">{hint}</p>
    </div>
  );
}

function useDemoUsers() {
  const [users, setUsers] = useState<Users>({ phase: "loading" });
  const load = useCallback((signal?: AbortSignal) => {
    setUsers({ phase: "loading" });
    listDemoUsers(createClient({ apiUrl: "" }), signal).then(
      (list) => setUsers({ phase: "ready", users: list }),
      (error: unknown) => {
        if (signal?.aborted) return;
        setUsers({ phase: isApiError(error) && error.status === 404 ? "denied" : "failed" });
      },
    );
  }, []);
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal);
    return () => abort.abort();
  }, [load]);
  return { users, retry: () => load() };
}
