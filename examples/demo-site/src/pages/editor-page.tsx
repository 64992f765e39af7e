import checksWorkerUrl from "@mailwright/elements/checks-worker.js?url";
import { defineEmailEditor, type EmailEditorElement } from "@mailwright/elements/editor";
import "@mailwright/elements/react";
import { useTranslate, useUi } from "@mailwright/ui";
import { useEffect, useRef } from "react";
import { accountPath } from "../account-path.js";
import type { EmbedBridge } from "../embed-bridge.js";
import { guardLeaving, navigate, useAddress } from "../router.js";
import type { Theme } from "../session.js";
import { siteStrings } from "../strings.js";
import { useElementEvent } from "../use-element-event.js";

defineEmailEditor({ checksWorkerUrl });

interface EditorPageProps {
  readonly sessionId: string;
  readonly templateId: string;
  readonly isSystem: boolean;
  readonly theme: Theme;
  readonly isEmbedded: boolean;
  readonly bridge: EmbedBridge;
  readonly onSignedOut: () => void;
}

/** The editor element on a page of its own. What the host page around it must know goes over the bridge. */
export function EditorPage({ sessionId, templateId, isSystem, theme, isEmbedded, bridge, onSignedOut }: EditorPageProps) {
  const t = useTranslate(siteStrings);
  const { locale } = useUi();
  const { state } = useAddress();
  const isNew = typeof state === "object" && state !== null && "isNew" in state && state.isNew === true;
  const element = useRef<EmailEditorElement>(null);
  const isDirty = useRef(false);

  useElementEvent(element, "mw-ready", () => bridge.post({ type: "ready", templateId }));
  useElementEvent(element, "mw-dirty-change", (detail) => {
    isDirty.current = detail["isDirty"] === true;
    bridge.post({ type: "haveChanges", haveChanges: isDirty.current });
  });
  useElementEvent(element, "mw-change", ({ label }) => bridge.post({ type: "change", label: String(label) }));
  useElementEvent(element, "mw-select", ({ blockIds }) => {
    if (Array.isArray(blockIds)) bridge.post({ type: "select", blockIds: blockIds.map(String) });
  });
  useElementEvent(element, "mw-save-status", ({ status }) => {
    if (status === "saving" || status === "saved" || status === "failed") bridge.post({ type: "save-status", status });
  });
  useElementEvent(element, "mw-save", (detail) => {
    bridge.post({
      type: "template-saved",
      templateId: String(detail["templateId"] ?? templateId),
      isNew,
      status: String(detail["status"] ?? "draft"),
    });
  });
  useElementEvent(element, "mw-publish", (detail) => {
    bridge.post({ type: "template-saved", templateId: String(detail["templateId"] ?? templateId), isNew, status: "published" });
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
    if (code !== "signed-out") return;
    // Nobody can stay without a session; unsaved work waits as a crash draft for the next visit.
    isDirty.current = false;
    onSignedOut();
  });
  useEffect(() => guardLeaving(() => !isDirty.current || window.confirm(t("leave"))), [t]);
  useEffect(
    () =>
      bridge.listen((message) => {
        // Framed, saving a draft also publishes it (dashboard.md, section 4).
        if (message.type === "save")
          void element.current?.save().then((isSaved) => (isSaved ? element.current?.run("publish") : undefined));
        if (message.type === "publish") void element.current?.run("publish");
        if (message.type === "undo") void element.current?.undo();
        if (message.type === "redo") void element.current?.redo();
        if (message.type === "run") void element.current?.run(message.command, message.args);
        if (message.type === "request-state") bridge.post({ type: "haveChanges", haveChanges: isDirty.current });
      }),
    [bridge],
  );
  return (
    <email-editor
      ref={element}
      class="site-element"
      api-url=""
      session-id={sessionId}
      template-id={templateId}
      upgrade-url={`${accountPath}#subscription`}
      stores-url={`${accountPath}#stores`}
      theme={theme}
      locale={locale}
      system={isSystem ? "true" : undefined}
      embed={isEmbedded ? "true" : undefined}
    />
  );
}
