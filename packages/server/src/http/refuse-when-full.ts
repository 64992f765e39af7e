import { refuse } from "../base/refusal.js";
import { storageReserveBytes } from "../ports/free-space.js";
import type { Ports } from "../ports/ports.js";
import type { Operation, OperationId } from "./load-contract.js";

const storing = new Set(["POST", "PUT", "PATCH"]);
/** These ask, or write so little that the reserve is enough: people can sign in, look around and delete. */
const small: ReadonlySet<string> = new Set<OperationId>([
  "exchangeCredentials",
  "openDemoSession",
  "redeemSignInCode",
  "createHostSession",
  "searchTemplates",
  "searchSystemTemplates",
  "searchPrincipals",
  "calculateSize",
  "createTimer",
  "createCalendarFile",
]);

/** Refuses to store while the disk is as good as full. Before the body is read. */
export async function refuseWhenFull({ method, id }: Operation, { freeBytes }: Pick<Ports, "freeBytes">): Promise<void> {
  if (freeBytes === null || !storing.has(method) || small.has(id)) return;
  if ((await freeBytes()) < storageReserveBytes) refuse("storage-full");
}
