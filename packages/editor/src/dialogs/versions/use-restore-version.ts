import type { EmailDocument } from "@mailwright/document";
import type { Outcome, Refusal } from "@mailwright/editing";
import { useFormats, useToasts, useTranslate } from "@mailwright/ui";
import { useCallback, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useToldRefusal } from "../../base/words/use-told-refusal.js";
import { isRefusal, type PortRefusal } from "../../ports/port-refusal.js";
import type { VersionRecord } from "../../ports/version-port.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { loadVersion } from "../../workspace/versions/load-version.js";
import { useWorkspaceActions, useWorkspaceStore } from "../../workspace/workspace-context.js";
import { versionsStrings } from "./versions-strings.js";

type LoadVersion = (version: Pick<VersionRecord, "date">, signal?: AbortSignal) => Promise<EmailDocument | PortRefusal>;

/** Loads a version as a document. */
export function useLoadVersion(): LoadVersion {
  const { registry, ports } = useEditorServices();
  const workspace = useWorkspaceStore();
  return useCallback(({ date }, signal) => loadVersion({ ports, registry, workspace }, date, signal), [ports, registry, workspace]);
}

type Restored = Outcome<Promise<PortRefusal | Refusal | undefined>>;

/** Waits for what a command restores, and tells the person why it was not done. Answers whether it was. */
function useRestored(): (outcome: Restored) => Promise<boolean> {
  const tell = useTellRefusal();
  const tellPort = useToldRefusal();
  return async (outcome) => {
    const refusal = outcome.done ? await outcome.value : outcome;
    if (isRefusal(refusal)) tellPort(refusal);
    return !refusal || (!isRefusal(refusal) && tell(refusal));
  };
}

/** Replaces the template by a version, and closes the dialog. */
export function useRestoreVersion() {
  const say = useTranslate(versionsStrings);
  const { date: writeDate } = useFormats();
  const toasts = useToasts();
  const editor = useLaterCommands();
  const { close } = useWorkspaceActions();
  const wait = useRestored();
  const [restoring, setRestoring] = useState<string>();
  const restore = async ({ date }: VersionRecord) => {
    setRestoring(date);
    const isRestored = await wait(editor.run("restore-version", { date }));
    setRestoring(undefined);
    if (!isRestored) return;
    toasts.show({ kind: "success", message: say("restored", { date: writeDate(new Date(date)) }) });
    close();
  };
  return { restoring, restore: (version: VersionRecord) => void restore(version) };
}

/** Restores a block of a version; `name` is what the block is called. */
export function useRestoreBlock({ date }: Pick<VersionRecord, "date">): (blockId: string, name: string) => void {
  const say = useTranslate(versionsStrings);
  const toasts = useToasts();
  const editor = useLaterCommands();
  const wait = useRestored();
  const restore = async (blockId: string, name: string) => {
    if (!(await wait(editor.run("restore-block", { date, blockId })))) return;
    toasts.show({ kind: "success", message: say("blockRestored", { name }) });
  };
  return (blockId, name) => void restore(blockId, name);
}
