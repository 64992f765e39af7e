import { ErrorState, SkeletonText } from "@mailwright/ui";
import { laterCode, useLaterCode } from "../../base/later/later-code.js";
import type { SelectedBlockProps } from "./selected-block.js";

/** The fields come with the first selection; the editor fetches them ahead once it rests. */
export const selectedBlockCode = laterCode(async () => (await import("./selected-block.js")).SelectedBlock);

/** The settings of the block that is selected, when their code is there. */
export function LaterSelectedBlock(props: SelectedBlockProps) {
  const code = useLaterCode(selectedBlockCode);
  if (code.phase === "failed") return <ErrorState onRetry={code.retry} />;
  if (code.phase === "ready") return <code.value {...props} />;
  return (
    <div className="mw-panel-waiting">
      <SkeletonText lines={5} />
    </div>
  );
}
