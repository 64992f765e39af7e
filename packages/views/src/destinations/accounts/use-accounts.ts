import { useState } from "react";
import type { OfferedService } from "../model/service-port.js";
import type { FormAccounts } from "../service-form.js";
import type { OpenDestinations } from "../use-destination-list.js";
import { type Account, accountOf, accountsAt } from "./account.js";

/** The accounts of a service that are kept, and the one that is used; what was chosen stays while the dialog is open. */
export function useAccounts(list: OpenDestinations | null, offer: OfferedService | null) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Account>>>({});
  const provider = offer?.destination.provider;
  const known = list?.kept?.kind === "listed" ? list.kept : undefined;
  const accounts = accountsAt(known, provider);
  const port = list?.port.connections;
  const none = list?.kept?.kind === "refused" ? "failed" : null;
  const kept: FormAccounts | "failed" | null = port && known ? { port, accounts, mayKeepForTeam: known.mayKeepForTeam } : none;
  const account = accountOf(provider === undefined ? undefined : chosen[provider], accounts);
  const choose = (next: Account) => provider !== undefined && setChosen((all) => ({ ...all, [provider]: next }));
  return { kept, account, choose };
}
