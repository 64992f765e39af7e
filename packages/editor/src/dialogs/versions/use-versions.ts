import { useToasts } from "@mailwright/ui";
import { useEffect, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { usePortWords } from "../../base/words/port-words.js";
import type { VersionRecord } from "../../ports/version-port.js";

export type VersionsState =
  | { readonly phase: "loading" }
  | { readonly phase: "ready"; readonly versions: readonly VersionRecord[] }
  | { readonly phase: "failed"; readonly retry: () => void };

/** What was saved, newest first. */
export function useVersions(): VersionsState {
  const { versions: port } = useEditorServices().ports;
  const wordsFor = usePortWords();
  const toasts = useToasts();
  const [state, setState] = useState<VersionsState>({ phase: "loading" });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` counts retries.
  useEffect(() => {
    const controller = new AbortController();
    setState({ phase: "loading" });
    const load = async () => {
      const answer = await port?.list(controller.signal);
      if (!answer || controller.signal.aborted) return;
      if (answer.kind === "listed") return setState({ phase: "ready", versions: newestFirst(answer.versions) });
      toasts.show({ kind: "error", message: wordsFor(answer) });
      setState({ phase: "failed", retry: () => setAttempt((count) => count + 1) });
    };
    void load();
    return () => controller.abort();
  }, [port, attempt, toasts, wordsFor]);
  return state;
}

function newestFirst(versions: readonly VersionRecord[]): readonly VersionRecord[] {
  return versions.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
}
