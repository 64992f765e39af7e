import { useToasts, useTranslate } from "@mailwright/ui";
import { dialogHostStrings } from "@mailwright/views";
import { useEffect } from "react";
import { laterCode, useLaterCode } from "../../base/later/later-code.js";
import { useWorkspace, useWorkspaceStore } from "../../workspace/workspace-context.js";

/** Fetched ahead when the editor is idle, because people often start typing at once. */
export const findCode = laterCode(async () => (await import("./find-bar.js")).FindBar);

/** Find and replace over the canvas, from the command `find` until it is closed. */
export function LaterFindBar() {
  const asked = useWorkspace(({ find }) => find?.asked);
  return asked === undefined ? null : <FoundBar key={asked} />;
}

function FoundBar() {
  const code = useLaterCode(findCode);
  const toasts = useToasts();
  const say = useTranslate(dialogHostStrings);
  const workspace = useWorkspaceStore();
  const hasFailed = code.phase === "failed";
  useEffect(() => {
    if (!hasFailed) return;
    toasts.show({ kind: "error", message: say("notLoaded") });
    workspace.setState({ find: null });
  }, [hasFailed, toasts, say, workspace]);
  return code.phase === "ready" ? <code.value /> : null;
}
