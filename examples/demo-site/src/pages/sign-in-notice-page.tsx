import { Button, useTranslate } from "@mailwright/ui";
import { Logo } from "../logo.js";
import { siteStrings } from "../strings.js";
import { usePageTitle } from "../use-page-title.js";

/** What became of signing in or out, by the address to which the server leads. */
export const signInNotices = {
  "/signed-out": { title: "signedOut", hint: "signedOutHint", again: "signInAgain" },
  // The window that was opened to sign in again: most browsers do not let it be closed from here once it was on another site.
  "/signed-in": { title: "signedIn", hint: "signedInHint", again: null },
  "/sign-in-failed": { title: "failedTitle", hint: "failedHint", again: "tryAgain" },
  "/no-access": { title: "noAccess", hint: "noAccessHint", again: "otherAccount" },
  "/access-ended": { title: "accessEnded", hint: "accessEndedHint", again: "otherAccount" },
  // The server answers this one itself only while the provider cannot be reached.
  "/auth/sign-in": { title: "awayTitle", hint: "awayHint", again: "tryAgain" },
} as const;

export type SignInNotice = keyof typeof signInNotices;

export const isSignInNotice = (path: string): path is SignInNotice => Object.hasOwn(signInNotices, path);

/** One sentence about where a person stands, and the way on. */
export function SignInNoticePage({ notice }: { readonly notice: SignInNotice }) {
  const t = useTranslate(siteStrings);
  const { title, hint, again } = signInNotices[notice];
  usePageTitle(t(title));
  // Else the provider would bring the same account again, without asking.
  const leadsTo = again === "otherAccount" ? "/auth/sign-in?again=true" : "/auth/sign-in";
  return (
    <main className="site-login">
      <Logo />
      <h1 className="site-login-title">{t(title)}</h1>
      <p className="site-muted site-login-hint">{t(hint)}</p>
      {again && (
        <Button variant="primary" onClick={() => location.assign(leadsTo)}>
          {t(again)}
        </Button>
      )}
    </main>
  );
}
