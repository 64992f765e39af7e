import { Spinner, useTranslate } from "@mailwright/ui";
import { laterCode, useLaterCode } from "../../../base/later/later-code.js";
import { LostCode } from "../../../workspace/lost-code/lost-code.js";
import { previewStrings } from "../preview-strings.js";
import type { ProgramViewProps } from "./program-view.js";

const programsCode = laterCode(async () => (await import("./program-view.js")).ProgramView);

/** The email by mail program, once its code and the table of what each knows have been fetched. */
export function LaterPrograms(props: ProgramViewProps) {
  const say = useTranslate(previewStrings);
  const code = useLaterCode(programsCode);
  if (code.phase === "ready") return <code.value {...props} />;
  return code.phase === "failed" ? (
    <LostCode failed={code} />
  ) : (
    <div className="mw-preview-wait" role="status" aria-label={say("preparing")}>
      <Spinner sizePx={24} />
    </div>
  );
}
