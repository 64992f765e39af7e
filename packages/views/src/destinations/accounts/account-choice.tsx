import { Select, useTranslate } from "@mailwright/ui";
import type { RefusalWords } from "../failure-notice.js";
import type { ConnectionPort, KeptConnection } from "../model/connection-port.js";
import type { Account } from "./account.js";
import { accountStrings } from "./account-strings.js";
import { ConnectionTest } from "./connection-test.js";

export interface AccountChoiceProps {
  readonly wordsFor: RefusalWords;
  /** The service. */
  readonly name: string;
  readonly port: ConnectionPort;
  /** Its accounts that are kept; one at least. */
  readonly accounts: readonly KeptConnection[];
  readonly account: Account;
  readonly isDisabled: boolean;
  readonly onChange: (account: Account) => void;
}

/** One of the accounts that are kept, or another one. */
export function AccountChoice({ wordsFor, name, port, accounts, account, isDisabled, onChange }: AccountChoiceProps) {
  const say = useTranslate(accountStrings);
  const chosen = account.kind === "kept" ? accounts.find(({ id }) => id === account.id) : undefined;
  const options = accounts.map((each) => ({
    value: each.id,
    label: each.isTeam ? say("ofTeam", { name: each.name, owner: each.ownerName }) : each.name,
  }));
  return (
    <>
      <Select<string>
        label={say("account")}
        hint={chosen ? say("keptHint") : undefined}
        value={chosen?.id ?? ""}
        options={[...options, { value: "", label: say("another") }]}
        isDisabled={isDisabled}
        onChange={(id) => onChange(id === "" ? { kind: "once" } : { kind: "kept", id })}
      />
      {chosen?.mayTest ? (
        <ConnectionTest key={chosen.id} id={chosen.id} name={name} port={port} wordsFor={wordsFor} isDisabled={isDisabled} />
      ) : null}
    </>
  );
}
