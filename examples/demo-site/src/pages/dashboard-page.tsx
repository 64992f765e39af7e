import { defineTemplateDashboard } from "@mailwright/elements/dashboard";
import "@mailwright/elements/react";
import { useUi } from "@mailwright/ui";
import { useEffect, useRef, useState } from "react";
import { accountPath } from "../account-path.js";
import type { EmbedBridge } from "../embed-bridge.js";
import { navigate, useAddress } from "../router.js";
import type { Theme } from "../theme.js";
import { useElementEvent } from "../use-element-event.js";
import { usePageTitle } from "../use-page-title.js";

defineTemplateDashboard();

interface DashboardPageProps {
  readonly sessionId: string;
  readonly theme: Theme;
  readonly isEmbedded: boolean;
  readonly bridge: EmbedBridge;
  readonly onSession: (sessionId: string) => Promise<void>;
  /** Has the person sign in again over the page as it is. */
  readonly renewSession: () => Promise<string | null>;
  readonly onSignedOut: () => void;
  readonly onTheme: (theme: Theme) => void;
}

/** The dashboard element on a page of its own: its view is the page's address. */
export function DashboardPage({ sessionId, theme, isEmbedded, bridge, renewSession, onSession, onSignedOut, onTheme }: DashboardPageProps) {
  const { locale } = useUi();
  const { query } = useAddress();
  const element = useRef<HTMLElement>(null);
  const [title, setTitle] = useState<string>();
  usePageTitle(title);
  useElementEvent(element, "mw-title-change", (detail) => {
    if (typeof detail["title"] === "string") setTitle(detail["title"]);
  });
  // The page's address is the view: the element must not go there by itself.
  useElementEvent(element, "mw-navigate", ({ path, replace, state }, event) => {
    event.preventDefault();
    if (typeof path === "string") navigate(path, { replace: replace === true, state });
  });
  useElementEvent(element, "mw-theme-change", (detail, event) => {
    event.preventDefault();
    if (detail["theme"] === "light" || detail["theme"] === "dark") onTheme(detail["theme"]);
  });
  useElementEvent(element, "mw-session-change", (detail) => {
    // Where that fails, the person goes on as who they were.
    if (typeof detail["sessionId"] === "string") void onSession(detail["sessionId"]).catch(() => {});
  });
  useElementEvent(element, "mw-reload", () => location.reload());
  useElementEvent(element, "mw-cancel", () => bridge.post({ type: "cancel" }));
  useElementEvent(element, "mw-error", ({ code }) => {
    if (typeof code === "string") bridge.post({ type: "error", code });
    if (code === "signed-out") onSignedOut();
    else if (code === "credentials-refused") navigate("/not-found", { replace: true });
  });
  useEffect(() => {
    bridge.post({ type: "ready", templateId: null });
    return bridge.listen((message) => {
      if (message.type === "request-state") bridge.post({ type: "haveChanges", haveChanges: false });
    });
  }, [bridge]);
  return (
    <template-dashboard
      ref={element}
      class="site-element"
      api-url=""
      session-id={sessionId}
      renewSession={renewSession}
      theme={theme}
      locale={locale}
      view={query.toString()}
      embed={isEmbedded ? "true" : undefined}
      account-url={accountPath}
      people-url="/people"
      upgrade-url={`${accountPath}#subscription`}
    />
  );
}
