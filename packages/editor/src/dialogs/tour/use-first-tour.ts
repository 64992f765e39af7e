import { useEffect } from "react";
import { useEditorServices, useViewState } from "../../base/context/editor-context.js";
import type { PreferencePort } from "../../ports/preference-port.js";
import { useEmbedding, useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { isTourDone } from "./tour-preference.js";

const restMs = 600;

/** Who was shown around the dashboard has had a tour: a second one would stand in the way of their first email. Help starts it. */
const hasHadTour = ({ get }: PreferencePort) => get("dashboardTourFinished") === "true";

/** Starts the tour on a first visit, when the editor is idle and no dialog is open. */
export function useFirstTour(): void {
  const { preferences } = useEditorServices().ports;
  const { startTour } = useWorkspaceActions();
  const { hasTour } = useEmbedding();
  const isFree = useWorkspace(({ dialog, touring }) => dialog === null && !touring);
  const isPreview = useViewState((viewState) => viewState.preview);
  useEffect(() => {
    if (!hasTour || !isFree || isPreview || isTourDone(preferences) || hasHadTour(preferences)) return;
    const timer = setTimeout(startTour, restMs);
    return () => clearTimeout(timer);
  }, [preferences, startTour, hasTour, isFree, isPreview]);
}
