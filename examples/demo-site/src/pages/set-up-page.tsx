import { Button, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { Logo } from "../logo.js";
import { sessionPlace } from "../session.js";
import { siteStrings } from "../strings.js";
import { usePageTitle } from "../use-page-title.js";

type SetUp = "waiting" | "busy" | "over" | "failed";

const token = takeToken();

/** Behind the link that the server prints at its first start: whoever signs in from here becomes the first administrator. */
export function SetUpPage() {
  const t = useTranslate(siteStrings);
  usePageTitle(t("setUp"));
  const [setUp, setSetUp] = useState<SetUp>(token === null ? "over" : "waiting");
  const begin = async () => {
    setSetUp("busy");
    const outcome = await claimLink(token ?? "");
    if (outcome === "taken") location.assign("/auth/sign-in");
    else setSetUp(outcome);
  };
  return (
    <main className="site-login">
      <Logo />
      <h1 className="site-login-title">{t(setUp === "over" ? "setUpOver" : "setUp")}</h1>
      <p className="site-muted site-login-hint">{t(setUp === "over" ? "setUpOverHint" : "setUpHint")}</p>
      {setUp === "failed" && (
        <p className="site-error" role="alert">
          {t("setUpFailed")}
        </p>
      )}
      {setUp !== "over" && (
        <Button variant="primary" isLoading={setUp === "busy"} onClick={() => void begin()}>
          {t("setUpBegin")}
        </Button>
      )}
    </main>
  );
}

/** The server remembers the link in this browser until its person has signed in. */
async function claimLink(link: string): Promise<"taken" | "over" | "failed"> {
  try {
    const { status } = await fetch("/auth/set-up", {
      method: "POST",
      headers: { "content-type": "application/json", "x-session-id": sessionPlace },
      body: JSON.stringify({ token: link }),
    });
    if (status === 204) return "taken";
    return status === 403 ? "over" : "failed";
  } catch {
    return "failed"; // no network
  }
}

/** In the fragment no server and no log sees it; it does not stay in the address. */
function takeToken(): string | null {
  if (location.pathname !== "/set-up") return null;
  const handed = new URLSearchParams(location.hash.slice(1)).get("token");
  if (handed !== null) history.replaceState(history.state, "", location.pathname);
  return handed;
}
