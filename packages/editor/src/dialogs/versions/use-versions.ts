import { useAskedPages } from "../../base/asked/use-asked-pages.js";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useToldRefusal } from "../../base/words/use-told-refusal.js";
import type { PortRefusal } from "../../ports/port-refusal.js";
import type { VersionListAnswer } from "../../ports/version-port.js";

type ListedVersions = Exclude<VersionListAnswer, PortRefusal>;

/** What was saved, the newest first, and more of it when it is asked for. */
export function useVersions() {
  const { versions: port } = useEditorServices().ports;
  return useAskedPages<ListedVersions>(port, {
    ask: (after, signal) => port?.list(signal, after),
    join: (before, added) => ({ ...added, versions: [...before.versions, ...added.versions] }),
    onRefused: useToldRefusal(),
  });
}
