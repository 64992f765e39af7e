import type { Given } from "../fields/field-props.js";
import type { KeptConnection } from "../model/connection-port.js";
import type { PortRefusal } from "../model/port-refusal.js";
import type { ServicePort, ShownDestination } from "../model/service-port.js";
import type { Account } from "./account.js";
import type { KeepIds } from "./keep-ids.js";

export interface ToGive {
  readonly port: Pick<ServicePort, "connections">;
  readonly destination: ShownDestination;
  /** What was filled in, and `authCode` with what the window came back with. */
  readonly given: Given;
  readonly account: Account;
  readonly keepIds: KeepIds;
  readonly onKept: (connection: KeptConnection) => void;
}

/** What an export is given: the id of an account that is kept, or what was filled in. An account that is to be remembered is kept first. */
export async function obtainGiven({
  port,
  destination,
  given,
  account,
  keepIds,
  onKept,
}: ToGive): Promise<{ kind: "given"; given: Given } | PortRefusal> {
  if (account.kind === "kept") return { kind: "given", given: { connectionId: account.id } };
  if (account.kind === "once" || !port.connections) return { kind: "given", given };
  const name = account.name.trim() || destination.name;
  const toKeep = { provider: destination.provider, name, isTeam: account.isTeam, given };
  const answer = await port.connections.keep({ id: keepIds.idFor(toKeep), ...toKeep });
  if (answer.kind === "refused") return answer;
  keepIds.forget();
  onKept(answer.connection);
  return { kind: "given", given: { connectionId: answer.connection.id } };
}
