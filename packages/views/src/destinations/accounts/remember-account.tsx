import { checkTemplateName } from "@mailwright/contract";
import { Checkbox, TextField, useTranslate } from "@mailwright/ui";
import { useFaultWords } from "../../text-fault/use-fault-words.js";
import type { Account } from "./account.js";
import { accountStrings } from "./account-strings.js";

export interface RememberAccountProps {
  /** The service. */
  readonly name: string;
  readonly account: Exclude<Account, { kind: "kept" }>;
  readonly mayKeepForTeam: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (account: Account) => void;
}

/** Whether what is entered is kept, under which name, and for whom. */
export function RememberAccount({ name, account, mayKeepForTeam, isDisabled, onChange }: RememberAccountProps) {
  const say = useTranslate(accountStrings);
  const words = useFaultWords();
  const isKept = account.kind === "remember";
  return (
    <>
      <Checkbox
        label={say("remember")}
        hint={say("rememberHint")}
        isChecked={isKept}
        isDisabled={isDisabled}
        onChange={(isChecked) => onChange(isChecked ? { kind: "remember", name: "", isTeam: false } : { kind: "once" })}
      />
      {isKept ? (
        <>
          <TextField
            label={say("nameOfAccount")}
            placeholder={name}
            value={account.name}
            error={words(faultOf(account))}
            isDisabled={isDisabled}
            onChange={(value) => onChange({ ...account, name: value })}
          />
          {mayKeepForTeam ? (
            <Checkbox
              label={say("team")}
              isChecked={account.isTeam}
              isDisabled={isDisabled}
              onChange={(isTeam) => onChange({ ...account, isTeam })}
            />
          ) : null}
        </>
      ) : null}
    </>
  );
}

/** What is wrong with the name that an account is kept under; without one it has the name of the service. */
export function faultOf(account: Account) {
  return account.kind === "remember" && account.name !== "" ? checkTemplateName(account.name) : null;
}
