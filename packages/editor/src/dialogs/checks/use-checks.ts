import type { CheckReport } from "@mailwright/checks";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { liveChecksOf } from "../../checks/live-checks.js";
import { useEmbedding, useWorkspaceStore } from "../../workspace/workspace-context.js";

/** The report on the work as it stands now. `undefined` until the first one is there. */
export function useChecks(): CheckReport | undefined {
  const services = useEditorServices();
  const workspace = useWorkspaceStore();
  const { checks: feature } = useEmbedding();
  const live = useMemo(() => liveChecksOf(services, workspace), [services, workspace]);
  useEffect(() => {
    if (feature) live.configure(feature);
  }, [live, feature]);
  return useSyncExternalStore(live.subscribe, live.get, live.get);
}
