import { SkeletonText } from "@mailwright/ui";
import { laterCode, useLaterCode } from "../../base/later/later-code.js";
import { LostCode } from "../../workspace/lost-code/lost-code.js";
import type { SelectedBlockProps } from "./selected-block.js";

/** The code of the fields is fetched with the first selection, or ahead when the editor is idle. */
export const selectedBlockCode = laterCode(async () => (await import("./selected-block.js")).SelectedBlock);

/** The settings of the selected block, once their code has been fetched. */
export function LaterSelectedBlock(props: SelectedBlockProps) {
  const code = useLaterCode(selectedBlockCode);
  if (code.phase === "failed") return <LostCode failed={code} />;
  if (code.phase === "ready") return <code.value {...props} />;
  return (
    <div className="mw-panel-waiting">
      <SkeletonText lines={5} />
    </div>
  );
}
