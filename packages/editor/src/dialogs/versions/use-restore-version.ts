import { versionRestoreSaveDelayMs } from "@mailwright/contract";
import type { EmailDocument } from "@mailwright/document";
import { useFormats, useToasts, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { prepareMjml } from "../../base/document/prepare-mjml.js";
import { readStored } from "../../base/document/read-stored.js";
import { usePortWords } from "../../base/words/port-words.js";
import type { VersionRecord } from "../../ports/version-port.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import { versionsStrings } from "./versions-strings.js";

/** Loads a version as a document; tells why where it cannot be loaded. */
export function useLoadVersion(): (version: VersionRecord) => Promise<EmailDocument | undefined> {
  const { registry, ports } = useEditorServices();
  const wordsFor = usePortWords();
  const toasts = useToasts();
  return async ({ date }) => {
    const answer = await ports.versions?.load(date);
    if (answer?.kind === "loaded") {
      const { document } = readStored(answer.document, registry, ports.newId);
      await prepareMjml(document);
      return document;
    }
    if (answer) toasts.show({ kind: "error", message: wordsFor(answer) });
    return undefined;
  };
}

/** Puts a version in place of what is open, as one undo step, and saves it a second later. */
export function useRestoreVersion() {
  const say = useTranslate(versionsStrings);
  const { date: writeDate } = useFormats();
  const toasts = useToasts();
  const { editor } = useEditorServices();
  const { close, save } = useWorkspaceActions();
  const loadVersion = useLoadVersion();
  const [restoring, setRestoring] = useState<string>();
  const restore = async (version: VersionRecord) => {
    setRestoring(version.date);
    const document = await loadVersion(version);
    setRestoring(undefined);
    if (!document) return;
    editor.commitText();
    editor.document.replace(document, { label: { key: "restoreVersion" } });
    toasts.show({ kind: "success", message: say("restored", { date: writeDate(new Date(version.date)) }) });
    close();
    setTimeout(() => void save(), versionRestoreSaveDelayMs);
  };
  return { restoring, restore: (version: VersionRecord) => void restore(version) };
}
