import type { DestinationFailure } from "@mailwright/contract";
import { useTranslate } from "@mailwright/ui";
import { fallbackStrings } from "../../../base/words/fallback-strings.js";
import { useKnownPortWords } from "../../../base/words/port-words.js";
import type { PortRefusal } from "../../../ports/port-refusal.js";
import { useDestinationWords } from "./offer-words.js";

/** Why an export did not happen: the server's answer, or what became of the window. */
export type ExportFault =
  | { readonly kind: "refused"; readonly refusal: PortRefusal }
  | { readonly kind: "windowBlocked" | "denied" | "cancelled" };

/** What a service said when it was asked about an account. */
export interface ServiceAnswer {
  readonly kind: "answered";
  readonly failure: DestinationFailure | null;
}

interface FailureNoticeProps {
  /** Of the service. */
  readonly name: string;
  readonly fault: ExportFault | ServiceAnswer;
}

/** What went wrong, why, and what can be done about it. */
export function FailureNotice({ name, fault }: FailureNoticeProps) {
  const say = useDestinationWords();
  const sayGeneric = useTranslate(fallbackStrings);
  if (fault.kind !== "refused" && fault.kind !== "answered")
    return (
      <p ref={bringIntoView} role="alert" className="mw-notice">
        {say(fault.kind, { name })}
      </p>
    );
  return (
    <div ref={bringIntoView} role="alert" className="mw-notice mw-destination-failure">
      {fault.kind === "answered" ? (
        <p className="mw-destination-failure-title">{say("notLetIn", { name })}</p>
      ) : (
        <p className="mw-destination-failure-title">{sayGeneric("generic")}</p>
      )}
      {fault.kind === "answered" ? <ServiceReasons name={name} failure={fault.failure} /> : <Reasons name={name} refusal={fault.refusal} />}
    </div>
  );
}

function Reasons({ name, refusal }: { readonly name: string; readonly refusal: PortRefusal }) {
  const say = useDestinationWords();
  const wordsFor = useKnownPortWords();
  const { code, destination } = refusal;
  if (code === "authorization-ended") return <p>{say("ended")}</p>;
  if (code === "not-configured") return <p>{say("notReadyCode", { name })}</p>;
  if (destination) return <ServiceReasons name={name} failure={destination} />;
  const words = wordsFor(refusal);
  return words === undefined ? null : <p>{words}</p>;
}

/** What the service itself said. */
function ServiceReasons({ name, failure }: { readonly name: string; readonly failure: DestinationFailure | null }) {
  const say = useDestinationWords();
  if (!failure) return null;
  const { code, reason, isUncertain, retryAfterSeconds } = failure;
  const minutes = Math.ceil((retryAfterSeconds ?? 0) / 60);
  return (
    <>
      <p>{code === "RATE_LIMIT" && minutes > 0 ? say("waitMinutes", { name, count: minutes }) : say(code, { name })}</p>
      {reason === "" ? null : <p>{say("says", { name, reason })}</p>}
      {isUncertain ? <p>{say("uncertain", { name })}</p> : null}
    </>
  );
}

/** Brought into view: on a phone it is below the fold. */
function bringIntoView(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: "nearest" });
}
