import { type Choices, choicesIn } from "@mailwright/destinations";
import { useMemo, useState } from "react";
import { useAccounts } from "./accounts/use-accounts.js";
import type { Given } from "./fields/field-props.js";
import type { KeptConnection } from "./model/connection-port.js";
import type { ServiceFormProps } from "./service-form.js";

type EnteredProps = Pick<ServiceFormProps, "kept" | "account" | "given" | "onAccount" | "onBack" | "onChange">;

interface EnteredOptions {
  readonly list: Parameters<typeof useAccounts>[0];
  readonly offer: Parameters<typeof useAccounts>[1];
  /** Something else is entered, so what was said of the last go is no longer so. */
  readonly onEntered: () => void;
  readonly onBack: () => void;
  readonly onKept: (connection: KeptConnection) => void;
}

const empty: Given = {};

/** What is entered into the form of a service, and the account that is chosen. It stays while the dialog is open, for each service. */
export function useEntered({ list, offer, onEntered, onBack, onKept }: EnteredOptions) {
  const [forms, setForms] = useState<Readonly<Record<string, Given>>>({});
  const { kept, account, choose } = useAccounts(list, offer);
  const provider = offer?.destination.provider ?? "";
  const given = forms[provider] ?? empty;
  const keep = (connection: KeptConnection) => {
    onKept(connection);
    choose({ kind: "kept", id: connection.id });
  };
  const entered: EnteredProps = {
    ...{ kept, account, given },
    onAccount: (next) => {
      onEntered();
      choose(next);
    },
    onBack: () => {
      onEntered();
      onBack();
    },
    onChange: (name, value) => {
      onEntered();
      setForms((known) => ({ ...known, [provider]: { ...known[provider], [name]: value } }));
    },
  };
  const chosen =
    kept !== null && kept !== "failed" && account.kind === "kept" ? kept.accounts.find(({ id }) => id === account.id) : undefined;
  const written = JSON.stringify(chosen?.choices ?? choicesIn(offer?.destination.fields ?? {}, given));
  // The same object while a key is typed: emails are made anew for other choices.
  const choices = useMemo(() => JSON.parse(written) as Choices, [written]);
  return { entered, account, given, choices, keep };
}
