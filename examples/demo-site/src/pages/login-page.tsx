import type { DemoUser } from "@mailwright/contract";
import { Button, Spinner, useTranslate } from "@mailwright/ui";
import { Logo } from "../logo.js";
import { navigate, useAddress } from "../router.js";
import { DemoUserList, useDemoUsers } from "../sign-in/demo-users.js";
import { afterSignIn, signInAddress } from "../sign-in/sign-in-address.js";
import { useSiteConfig } from "../site-config.js";
import { siteStrings } from "../strings.js";
import { usePageTitle } from "../use-page-title.js";

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
  const choose = async (user: DemoUser) => {
    await onChoose(user.sessionId);
    navigate(afterSignIn(query), { replace: true });
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
      {users.phase === "denied" && <OtherSignIn leadsTo={afterSignIn(query)} />}
      {users.phase === "failed" && (
        <div className="site-login-failed" role="alert">
          <p>{t("usersFailed")}</p>
          <Button onClick={retry}>{t("refresh")}</Button>
        </div>
      )}
      {users.phase === "ready" && <DemoUserList users={users.users} onChoose={choose} />}
    </main>
  );
}

/** Outside of the demo: the way to the host's sign-in, or the advice to begin there. */
function OtherSignIn({ leadsTo }: { readonly leadsTo: string }) {
  const t = useTranslate(siteStrings);
  const config = useSiteConfig();
  if (!config) return <Spinner />;
  // Whoever signs people in does not let itself be shown in a frame, and the page around the frame has a code to give.
  const isFramed = window.parent !== window;
  if (config.signIn !== "redirect" || isFramed) return <Notice title={t("noDemo")} hint={t("noDemoHint")} />;
  return (
    <div className="site-notice">
      <p className="site-muted">{t("goSignInHint")}</p>
      <Button variant="primary" onClick={() => location.assign(signInAddress(leadsTo))}>
        {t("goSignIn")}
      </Button>
    </div>
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
