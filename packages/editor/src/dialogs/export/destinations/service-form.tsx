import type { OfferedService } from "../../../ports/destination-port.js";
import { BeforeSending } from "./before-sending.js";
import { DestinationFields } from "./destination-fields.js";
import { DestinationHead } from "./destination-head.js";
import { type ExportFault, FailureNotice } from "./failure-notice.js";
import type { Given } from "./field-props.js";
import { describeOffer, useDestinationWords } from "./offer-words.js";
import type { PreparedContent } from "./prepare-content.js";

export interface ServiceFormProps {
  readonly offer: OfferedService;
  readonly given: Given;
  readonly prepared: PreparedContent;
  readonly savesFirst: boolean;
  /** Does it go where it went before? */
  readonly isAgain: boolean;
  readonly isWorking: boolean;
  readonly fault: ExportFault | null;
  readonly onBack: () => void;
  readonly onChange: (name: string, value: unknown) => void;
  readonly onSubmit: () => void;
}

/** What a service asks for, beside what is to be known before the email goes there. */
export function ServiceForm(props: ServiceFormProps) {
  const { offer, given, prepared, savesFirst, isAgain, isWorking, fault, onBack, onChange, onSubmit } = props;
  const say = useDestinationWords();
  const { destination, isReady, mayUpdate = false } = offer;
  const { name, fields, authorization } = destination;
  const hasWindow = authorization.kind === "code";
  return (
    <div className="mw-destination-page">
      <DestinationHead words={describeOffer(offer, say)} isDisabled={isWorking} onBack={onBack} />
      {isAgain ? <p className="mw-dialog-lead mw-destination-again">{say(mayUpdate ? "changes" : "makesNew", { name })}</p> : null}
      {isReady ? (
        <div className="mw-destination-parts">
          <form
            className="mw-form"
            aria-label={name}
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit();
            }}
          >
            <DestinationFields fields={fields} given={given} isDisabled={isWorking} onChange={onChange} />
            <p className="mw-dialog-lead">{say(hasWindow ? "window" : "notKept", { name })}</p>
            {/* A form with several fields is sent by Enter only if it has a button for it; the one that is seen stands in the dialog's foot. */}
            <button type="submit" hidden tabIndex={-1} />
          </form>
          <BeforeSending destination={destination} prepared={prepared} savesFirst={savesFirst} />
        </div>
      ) : (
        <p className="mw-notice">{say(hasWindow ? "notReadyCode" : "notReadyNetwork", { name })}</p>
      )}
      {fault ? <FailureNotice name={name} fault={fault} /> : null}
    </div>
  );
}
