import type { ConnectionList, KeptConnection } from "../model/connection-port.js";

/** With which account an email goes somewhere: one that is given for this once, one that is given and kept, or one that is kept. */
export type Account =
  | { readonly kind: "once" }
  | { readonly kind: "remember"; readonly name: string; readonly isTeam: boolean }
  | { readonly kind: "kept"; readonly id: string };

/** The accounts of a service that this person may use; the one that was used last comes first. */
export function accountsAt(kept: ConnectionList | undefined, provider: string | undefined): readonly KeptConnection[] {
  const ofService = kept?.connections.filter((connection) => connection.provider === provider) ?? [];
  return ofService.toSorted((one, other) => (other.usedAtMs ?? 0) - (one.usedAtMs ?? 0));
}

/** The account that a form begins with: what was chosen, if it is still there, or the one that was used last. */
export function accountOf(chosen: Account | undefined, accounts: readonly KeptConnection[]): Account {
  const isThere = chosen?.kind !== "kept" || accounts.some(({ id }) => id === chosen.id);
  if (chosen && isThere) return chosen;
  const [latest] = accounts;
  return latest ? { kind: "kept", id: latest.id } : { kind: "once" };
}
