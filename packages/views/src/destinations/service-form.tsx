import { useTranslate } from "@mailwright/ui";
import type { ReactNode } from "react";
import type { Account } from "./accounts/account.js";
import { AccountChoice } from "./accounts/account-choice.js";
import { accountStrings } from "./accounts/account-strings.js";
import { RememberAccount } from "./accounts/remember-account.js";
import { DestinationHead } from "./destination-head.js";
import { type ExportFault, FailureNotice, type RefusalWords } from "./failure-notice.js";
import { DestinationFields } from "./fields/destination-fields.js";
import type { Given } from "./fields/field-props.js";
import type { ConnectionPort, KeptConnection } from "./model/connection-port.js";
import type { OfferedService } from "./model/service-port.js";
import { describeOffer, useDestinationWords } from "./offer-words.js";

/** The accounts of a service that are kept, and where they are. */
export interface FormAccounts {
  readonly port: ConnectionPort;
  readonly accounts: readonly KeptConnection[];
  readonly mayKeepForTeam: boolean;
}

export interface ServiceFormProps {
  readonly offer: OfferedService;
  /** `null` where none can be kept, `"failed"` where they are not known. */
  readonly kept: FormAccounts | "failed" | null;
  readonly account: Account;
  readonly onAccount: (account: Account) => void;
  readonly given: Given;
  /** Do many emails go, as a job of the server? */
  readonly isMany?: boolean;
  /** What is to be known before it goes. */
  readonly before: ReactNode;
  readonly wordsFor: RefusalWords;
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
  const { offer, before, wordsFor, isAgain, isWorking, fault, onBack, onSubmit } = props;
  const say = useDestinationWords();
  const { isReady, mayUpdate = false } = offer;
  const { name, authorization } = offer.destination;
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
            <Asked {...props} />
            {/* A form with several fields is sent by Enter only if it has a button for it; the one that is seen stands in the dialog's foot. */}
            <button type="submit" hidden tabIndex={-1} />
          </form>
          {before}
        </div>
      ) : (
        <p className="mw-notice">{say(hasWindow ? "notReadyCode" : "notReadyNetwork", { name })}</p>
      )}
      {fault ? <FailureNotice name={name} fault={fault} wordsFor={wordsFor} /> : null}
    </div>
  );
}

/** What is asked for: an account that is kept, or everything that the service wants to know. */
function Asked({
  offer: { destination },
  isMany = false,
  kept,
  account,
  given,
  isWorking,
  wordsFor,
  onAccount,
  onChange,
}: ServiceFormProps) {
  const say = useDestinationWords();
  const sayAccount = useTranslate(accountStrings);
  const { name, fields, authorization } = destination;
  const accounts = kept === "failed" ? null : kept;
  const hasFields = Object.keys(fields).length > 0 || authorization.kind === "code";
  const shared = { name, isDisabled: isWorking, onChange: onAccount };
  const choice =
    accounts && accounts.accounts.length > 0 ? (
      <AccountChoice {...shared} wordsFor={wordsFor} port={accounts.port} accounts={accounts.accounts} account={account} />
    ) : null;
  if (account.kind === "kept") return choice;
  const words = wordsOf(authorization.kind === "code", account.kind === "once", isMany);
  return (
    <>
      {choice}
      <DestinationFields fields={fields} given={given} isDisabled={isWorking} onChange={onChange} />
      {words ? <p className="mw-dialog-lead">{say(words, { name })}</p> : null}
      {accounts && hasFields ? <RememberAccount {...shared} account={account} mayKeepForTeam={accounts.mayKeepForTeam} /> : null}
      {kept === "failed" ? <p className="mw-notice">{sayAccount("listFailed")}</p> : null}
    </>
  );
}

/** What becomes of what is entered. */
function wordsOf(hasWindow: boolean, isOnce: boolean, isMany: boolean) {
  if (hasWindow) return isMany ? "windowMany" : "window";
  if (!isOnce) return null;
  return isMany ? "keptUntilDone" : "notKept";
}
