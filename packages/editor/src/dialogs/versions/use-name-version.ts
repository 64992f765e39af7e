import { useToasts, useTranslate } from "@mailwright/ui";
import { useEditorServices } from "../../base/context/editor-context.js";
import { usePortWords } from "../../base/words/port-words.js";
import { isRefusal } from "../../ports/port-refusal.js";
import type { VersionNameAnswer, VersionRecord } from "../../ports/version-port.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import { versionsStrings } from "./versions-strings.js";

/** Names versions. Each tells that it is done, or answers in words why it is not. */
export interface NamingWork {
  /** Saves what is there now first. */
  readonly keep: (name: string) => Promise<string | undefined>;
  /** An empty name takes it away. */
  readonly rename: (version: VersionRecord, name: string) => Promise<string | undefined>;
}

/** `onNamed` is told of each version as it is then. */
export function useNameVersion(onNamed: (version: VersionRecord) => void): NamingWork {
  const say = useTranslate(versionsStrings);
  const { editor, ports } = useEditorServices();
  const { save } = useWorkspaceActions();
  const toasts = useToasts();
  const wordsFor = usePortWords();
  const take = (answer: VersionNameAnswer | undefined): string | undefined => {
    if (!answer) return undefined;
    if (isRefusal(answer)) return answer.code === "too-many-named-versions" ? say("namesFull") : wordsFor(answer);
    const { version } = answer;
    onNamed(version);
    toasts.show({ kind: "success", message: version.name === "" ? say("unnamed") : say("named", { name: version.name }) });
    return undefined;
  };
  return {
    keep: async (name) => {
      if (editor.hasUnsavedWork() && !(await save())) return say("notSaved");
      return take(await ports.versions?.keep?.(name));
    },
    rename: async ({ date }, name) => take(await ports.versions?.rename?.(date, name)),
  };
}
