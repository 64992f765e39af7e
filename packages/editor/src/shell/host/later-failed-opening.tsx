import { laterCode, useLaterCode } from "../../base/later/later-code.js";
import { LoadingView } from "../arrangement/loading-view.js";
import { LoadErrorView } from "../arrangement/opening-view.js";
import type { FailedOpeningProps } from "./failed-opening.js";

const failedCode = laterCode(async () => (await import("./failed-opening.js")).FailedOpening);

/** Why the template is not there. Without a connection to fetch the words with, in general ones. */
export function LaterFailedOpening(props: FailedOpeningProps) {
  const code = useLaterCode(failedCode);
  if (code.phase === "ready") return <code.value {...props} />;
  return code.phase === "failed" ? <LoadErrorView {...props} reason={undefined} /> : <LoadingView preferences={props.preferences} />;
}
