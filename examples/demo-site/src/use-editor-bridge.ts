import type { EmailEditorElement } from "@mailwright/elements/editor";
import { type RefObject, useEffect } from "react";
import type { EmbedBridge } from "./embed-bridge.js";
import { useElementEvent } from "./use-element-event.js";

interface EditorBridgeOptions {
  readonly element: RefObject<EmailEditorElement | null>;
  readonly bridge: EmbedBridge;
  readonly templateId: string;
  readonly isNew: boolean;
  readonly isDirty: RefObject<boolean>;
}

/** Tells the host page around the editor what happens in it, and does what the host page asks for. */
export function useEditorBridge({ element, bridge, templateId, isNew, isDirty }: EditorBridgeOptions): void {
  useElementEvent(element, "mw-ready", () => bridge.post({ type: "ready", templateId }));
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
  useEffect(
    () =>
      bridge.listen((message) => {
        // Framed, saving a draft also publishes it.
        if (message.type === "save")
          void element.current?.save().then((isSaved) => (isSaved ? element.current?.run("publish") : undefined));
        if (message.type === "publish") void element.current?.run("publish");
        if (message.type === "undo") void element.current?.undo();
        if (message.type === "redo") void element.current?.redo();
        if (message.type === "run") void element.current?.run(message.command, message.args);
        if (message.type === "request-state") bridge.post({ type: "haveChanges", haveChanges: isDirty.current });
      }),
    [bridge, element, isDirty],
  );
}
