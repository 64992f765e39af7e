import type { Client } from "@mailwright/client";
import checksWorkerUrl from "@mailwright/elements/checks-worker.js?url";
import { defineEmailEditor, type EmailEditorElement } from "@mailwright/elements/editor";
import "@mailwright/elements/react";
import { useToasts, useTranslate, useUi } from "@mailwright/ui";
import { useEffect, useRef, useState } from "react";
import { accountPath } from "../account-path.js";
import type { EmbedBridge } from "../embed-bridge.js";
import { guardLeaving, navigate, useAddress } from "../router.js";
import { notePlace, takePlace } from "../sign-in/place.js";
import { useSiteConfig } from "../site-config.js";
import { siteStrings } from "../strings.js";
import type { Theme } from "../theme.js";
import { useEditorBridge } from "../use-editor-bridge.js";
import { useElementEvent } from "../use-element-event.js";
import { useMergeTags } from "../use-merge-tags.js";
import { usePageTitle } from "../use-page-title.js";

defineEmailEditor({ checksWorkerUrl });

interface EditorPageProps {
  readonly client: Client;
  readonly sessionId: string;
  readonly templateId: string;
  readonly isSystem: boolean;
  readonly theme: Theme;
  readonly isEmbedded: boolean;
  readonly bridge: EmbedBridge;
  /** Has the person sign in again over the page as it is. */
  readonly renewSession: () => Promise<string | null>;
}

/** The editor element on a page of its own. What the host page around it must know goes over the bridge. */
export function EditorPage({ client, sessionId, templateId, isSystem, theme, isEmbedded, bridge, renewSession }: EditorPageProps) {
  const t = useTranslate(siteStrings);
  const { locale } = useUi();
  const toasts = useToasts();
  const mergeTags = useMergeTags(client);
  const giphy = useSiteConfig()?.giphy;
  const { query, state } = useAddress();
  const isNew = typeof state === "object" && state !== null && "isNew" in state && state.isNew === true;
  const element = useRef<EmailEditorElement>(null);
  const isDirty = useRef(false);
  const [title, setTitle] = useState<string>();
  usePageTitle(title ?? t("editor"));
  useElementEvent(element, "mw-title-change", (detail) => {
    if (typeof detail["title"] === "string") setTitle(detail["title"]);
  });

  useEditorBridge({ element, bridge, templateId, isNew, isDirty });
  useElementEvent(element, "mw-dirty-change", (detail) => {
    isDirty.current = detail["isDirty"] === true;
    bridge.post({ type: "haveChanges", haveChanges: isDirty.current });
  });
  useElementEvent(element, "mw-cancel", () => {
    bridge.post({ type: "cancel" });
    isDirty.current = false;
    navigate("/?embed=true");
  });
  useElementEvent(element, "mw-navigate", ({ path, replace }) => {
    // The element has asked about unsaved work already.
    isDirty.current = false;
    if (typeof path === "string") navigate(path, { replace: replace === true });
  });
  useElementEvent(element, "mw-error", ({ code }) => {
    if (typeof code === "string") bridge.post({ type: "error", code });
    if (code === "template-not-found") {
      toasts.show({ kind: "error", message: t("templateNotFound") });
      navigate(isEmbedded ? "/?embed=true" : "/", { replace: true });
    }
  });
  useElementEvent(element, "mw-select", ({ blockIds }) => notePlace(templateId, Array.isArray(blockIds) ? blockIds.map(String) : []));
  // Whoever had to leave for signing in is back at the block where they were.
  useElementEvent(element, "mw-ready", () => {
    const blockId = takePlace(templateId);
    if (blockId !== undefined) void element.current?.run("select", { blockIds: [blockId] });
    const since = query.get("changes");
    if (since !== null) void element.current?.run("show-changes", { since });
  });
  useEffect(() => guardLeaving(() => !isDirty.current || window.confirm(t("leave"))), [t]);
  return (
    <email-editor
      ref={element}
      class="site-element"
      api-url=""
      session-id={sessionId}
      renewSession={renewSession}
      template-id={templateId}
      upgrade-url={`${accountPath}#subscription`}
      stores-url="/?stores=true"
      giphy-key={giphy?.key}
      giphy-url={giphy?.base}
      mergeTags={mergeTags}
      theme={theme}
      locale={locale}
      system={isSystem ? "true" : undefined}
      embed={isEmbedded ? "true" : undefined}
    />
  );
}
