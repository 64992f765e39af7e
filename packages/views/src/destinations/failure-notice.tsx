import type { DestinationFailure } from "@mailwright/contract";
import { failureCodes } from "@mailwright/destinations";
import type { PortRefusal } from "./model/port-refusal.js";
import { useDestinationWords } from "./offer-words.js";

/** Why an export did not happen: the server's answer, or what became of the window. */
export type ExportFault =
  | { readonly kind: "refused"; readonly refusal: PortRefusal }
  | { readonly kind: "windowBlocked" | "denied" | "elsewhere" | "ended" | "cancelled" };

/** What a service said when it was asked about an account. */
export interface ServiceAnswer {
  readonly kind: "answered";
  readonly failure: DestinationFailure | null;
}

/** Words for what was refused before a service was asked; nothing where there are none. */
export type RefusalWords = (refusal: PortRefusal) => string | undefined;

export interface FailureNoticeProps {
  /** Of the service. */
  readonly name: string;
  readonly wordsFor: RefusalWords;
  readonly fault: ExportFault | ServiceAnswer;
}

/** What went wrong, why, and what can be done about it. */
export function FailureNotice({ name, fault, wordsFor }: FailureNoticeProps) {
  const say = useDestinationWords();
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
        <p className="mw-destination-failure-title">{say("generic")}</p>
      )}
      {fault.kind === "answered" ? (
        <ServiceReasons name={name} failure={fault.failure} />
      ) : (
        <Reasons name={name} refusal={fault.refusal} wordsFor={wordsFor} />
      )}
    </div>
  );
}

interface ReasonsProps {
  readonly name: string;
  readonly refusal: PortRefusal;
  readonly wordsFor: RefusalWords;
}

function Reasons({ name, refusal, wordsFor }: ReasonsProps) {
  const say = useDestinationWords();
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

/** What a service said against an email, in one line; nothing for a code that is not of services. */
export function useServiceReasons(): (code: string, reason: string, name: string) => string | undefined {
  const say = useDestinationWords();
  return (code, reason, name) => {
    const known = failureCodes.find((each) => each === code);
    if (!known) return undefined;
    return reason === "" ? say(known, { name }) : `${say(known, { name })} ${say("says", { name, reason })}`;
  };
}
