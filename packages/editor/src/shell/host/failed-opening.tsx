import { useUi } from "@mailwright/ui";
import { laterCode, useLaterCode } from "../../base/later/later-code.js";
import { refusalWordsCode } from "../../base/words/refusal-words.js";
import type { PortRefusal } from "../../ports/port-refusal.js";
import type { ClosedViewProps } from "../layout/closed-view.js";
import { LoadingView } from "../layout/loading-view.js";
import { LoadErrorView } from "../layout/opening-view.js";

/** Refusals that trying again does not change, each with a view of its own. */
const closed: ReadonlySet<string> = new Set([
  "template-locked",
  "not-a-collaborator",
  "owner-only",
  "admin-only",
  "not-yours",
  "template-not-found",
  "not-found",
]);
const closedCode = laterCode(async () => (await import("../layout/closed-view.js")).ClosedView);

export interface FailedOpeningProps extends Omit<ClosedViewProps, "code" | "reason"> {
  readonly refusal: PortRefusal;
}

/** The template is not there: why, in words, and what can be done about it. */
export function FailedOpening({ refusal, ...props }: FailedOpeningProps) {
  const words = useLaterCode(refusalWordsCode);
  const language = useUi();
  if (words.phase === "loading") return <LoadingView preferences={props.preferences} />;
  const view = { ...props, reason: words.phase === "ready" ? words.value.sayPortRefusal(refusal, language) : undefined };
  return closed.has(refusal.code) ? <LaterClosedView {...view} code={refusal.code} /> : <LoadErrorView {...view} />;
}

function LaterClosedView(props: ClosedViewProps) {
  const { phase, value: View } = { value: undefined, ...useLaterCode(closedCode) };
  if (View) return <View {...props} />;
  return phase === "failed" ? <LoadErrorView {...props} /> : <LoadingView preferences={props.preferences} />;
}
