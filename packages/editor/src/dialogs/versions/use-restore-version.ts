import { versionRestoreSaveDelayMs } from "@mailwright/contract";
import type { EmailDocument } from "@mailwright/document";
import { useFormats, useToasts, useTranslate } from "@mailwright/ui";
import { useCallback, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { prepareMjml } from "../../base/document/prepare-mjml.js";
import { readStored } from "../../base/document/read-stored.js";
import { useToldRefusal } from "../../base/words/use-told-refusal.js";
import { isRefusal, type PortRefusal } from "../../ports/port-refusal.js";
import type { VersionRecord } from "../../ports/version-port.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import { versionsStrings } from "./versions-strings.js";

type LoadVersion = (version: VersionRecord, signal?: AbortSignal) => Promise<EmailDocument | PortRefusal> | undefined;

/** Loads a version as a document. */
export function useLoadVersion(): LoadVersion {
  const { registry, ports } = useEditorServices();
  const { versions, newId } = ports;
  return useCallback(
    ({ date }, signal) =>
      versions?.load(date, signal).then(async (answer) => {
        if (answer.kind === "refused") return answer;
        const { document } = readStored(answer.document, registry, newId);
        await prepareMjml(document);
        return document;
      }),
    [versions, registry, newId],
  );
}

/** Replaces the template by a version, as one undo step, and saves it a second later. */
export function useRestoreVersion() {
  const say = useTranslate(versionsStrings);
  const { date: writeDate } = useFormats();
  const toasts = useToasts();
  const { editor } = useEditorServices();
  const { close, save } = useWorkspaceActions();
  const loadVersion = useLoadVersion();
  const tell = useToldRefusal();
  const [restoring, setRestoring] = useState<string>();
  const restore = async (version: VersionRecord) => {
    setRestoring(version.date);
    const document = await loadVersion(version);
    setRestoring(undefined);
    if (!document) return;
    if (isRefusal(document)) return tell(document);
    editor.commitText();
    editor.document.replace(document, { label: { key: "restoreVersion" } });
    toasts.show({ kind: "success", message: say("restored", { date: writeDate(new Date(version.date)) }) });
    close();
    setTimeout(() => void save(), versionRestoreSaveDelayMs);
  };
  return { restoring, restore: (version: VersionRecord) => void restore(version) };
}
