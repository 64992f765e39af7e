import type { DemoUser } from "@mailwright/contract";
import { Button, Spinner, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useEffect, useRef, useState } from "react";
import { signInAsTestUser } from "../session.js";
import { useSiteConfig } from "../site-config.js";
import { siteStrings } from "../strings.js";
import { DemoUserList, useDemoUsers } from "./demo-users.js";
import { signInAddress } from "./sign-in-address.js";
import { onSignedInElsewhere, signInWindowName } from "./sign-in-news.js";

interface SignInAgainDialogProps {
  /** Who worked here until now, and stands first. */
  readonly personId: string | undefined;
  /** Looks whether somebody is signed in, and ends the question then. Answers whether it did. */
  readonly onCheck: () => Promise<boolean>;
  /** The person does not sign in now: what is on screen stays, without the server. */
  readonly onClose: () => void;
}

/** Signs in again over the page as it is, because the session has ended. */
export function SignInAgainDialog({ personId, onCheck, onClose }: SignInAgainDialogProps) {
  const t = useTranslate(siteStrings);
  const { users, retry } = useDemoUsers();
  const check = useRef(onCheck);
  check.current = onCheck;
  useEffect(() => {
    return onSignedInElsewhere(() => void check.current());
  }, []);
  const become = async ({ sessionId }: DemoUser) => {
    await signInAsTestUser(sessionId);
    await onCheck();
  };
  return (
    <Dialog title={t("sessionOver")} size="sm" isDismissable={false} onClose={onClose}>
      <p>{t("sessionOverHint")}</p>
      {users.phase === "loading" && <Spinner />}
      {users.phase === "ready" && <DemoUserList users={firstly(users.users, personId)} onChoose={become} />}
      {users.phase === "denied" && <OtherWay onCheck={onCheck} />}
      {users.phase === "failed" && (
        <div className="site-login-failed" role="alert">
          <p>{t("usersFailed")}</p>
          <Button onClick={retry}>{t("refresh")}</Button>
        </div>
      )}
    </Dialog>
  );
}

function firstly(users: readonly DemoUser[], personId: string | undefined): readonly DemoUser[] {
  return [...users.filter(({ id }) => id === personId), ...users.filter(({ id }) => id !== personId)];
}

/** Outside of the demo people sign in in a window of its own, so that this page stays; where the browser opens none, in this one, and come back. */
function OtherWay({ onCheck }: { readonly onCheck: () => Promise<boolean> }) {
  const t = useTranslate(siteStrings);
  const config = useSiteConfig();
  const [state, setState] = useState<"asking" | "blocked" | "not-yet">("asking");
  if (!config) return <Spinner />;
  const here = location.pathname + location.search;
  // Whoever signs people in does not let itself be shown in a frame, and the page around the frame has a code to give.
  const hasWay = config.signIn === "redirect" && window.parent === window;
  const look = async () => {
    if (!(await onCheck())) setState("not-yet");
  };
  const openWindow = () => {
    const opened = window.open(signInAddress("/signed-in"), signInWindowName, "popup,width=520,height=680");
    if (!opened) setState("blocked");
  };
  return (
    <div className="site-again">
      {!hasWay && <p className="site-muted">{t("sessionOverElsewhere")}</p>}
      {state === "blocked" && (
        <p className="site-muted" role="status">
          {t("windowBlocked")}
        </p>
      )}
      {state === "not-yet" && (
        <p className="site-error" role="alert">
          {t("notYetIn")}
        </p>
      )}
      {hasWay && state !== "blocked" && (
        <Button variant="primary" onClick={openWindow}>
          {t("goSignIn")}
        </Button>
      )}
      {state === "blocked" && (
        <Button variant="primary" onClick={() => location.assign(signInAddress(here))}>
          {t("signInHere")}
        </Button>
      )}
      {!hasWay && <Button onClick={() => void look()}>{t("tryAgain")}</Button>}
    </div>
  );
}
