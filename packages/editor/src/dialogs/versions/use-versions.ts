import { useAsked } from "../../base/asked/use-asked.js";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useToldRefusal } from "../../base/words/use-told-refusal.js";

/** What was saved. */
export function useVersions() {
  const { versions: port } = useEditorServices().ports;
  return useAsked((signal) => port?.list(signal), [port], useToldRefusal());
}
