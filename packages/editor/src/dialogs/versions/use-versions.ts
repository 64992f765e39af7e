import { useAskedPages } from "@mailwright/views/asked";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useToldRefusal } from "../../base/words/use-told-refusal.js";

/** What was saved, the newest first, and more of it when it is asked for. */
export function useVersions() {
  const { versions: port } = useEditorServices().ports;
  return useAskedPages([port], {
    ask: (after, signal) => port?.list(signal, after),
    join: (before, added) => ({ ...added, versions: [...before.versions, ...added.versions] }),
    onRefused: useToldRefusal(),
  });
}
