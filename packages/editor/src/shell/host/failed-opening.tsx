import { useKnownPortWords } from "../../base/words/port-words.js";
import type { PortRefusal } from "../../ports/port-refusal.js";
import { ClosedView, type ClosedViewProps } from "../arrangement/closed-view.js";
import { LoadErrorView } from "../arrangement/opening-view.js";

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

export interface FailedOpeningProps extends Omit<ClosedViewProps, "code" | "reason"> {
  readonly refusal: PortRefusal;
}

/** The template is not there: why, in words, and what can be done about it. */
export function FailedOpening({ refusal, ...props }: FailedOpeningProps) {
  const view = { ...props, reason: useKnownPortWords()(refusal) };
  return closed.has(refusal.code) ? <ClosedView {...view} code={refusal.code} /> : <LoadErrorView {...view} />;
}
