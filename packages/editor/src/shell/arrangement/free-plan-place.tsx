import { FreePlanBanner } from "@mailwright/views";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useEmbedding, useWorkspace } from "../../workspace/workspace-context.js";

/** The banner that users of the free plan see. */
export function FreePlanPlace() {
  const { preferences } = useEditorServices().ports;
  const { upgradeUrl } = useEmbedding();
  const userId = useWorkspace(({ triedBy = "" }) => triedBy);
  return <FreePlanBanner preferences={preferences} userId={userId} upgradeUrl={upgradeUrl} />;
}
