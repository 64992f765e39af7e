import { Spinner, useTranslate } from "@mailwright/ui";
import { laterCode, useLaterCode } from "../../../base/later/later-code.js";
import { LostCode } from "../../../workspace/lost-code/lost-code.js";
import { previewStrings } from "../preview-strings.js";

const ampCode = laterCode(async () => (await import("./amp-view.js")).AmpView);

/** The AMP part of the email, once the code for it has been fetched. */
export function LaterAmp() {
  const say = useTranslate(previewStrings);
  const code = useLaterCode(ampCode);
  if (code.phase === "ready") return <code.value />;
  return code.phase === "failed" ? (
    <LostCode failed={code} />
  ) : (
    <div className="mw-preview-wait" role="status" aria-label={say("preparing")}>
      <Spinner sizePx={24} />
    </div>
  );
}
