import type { Principal } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

/** How many people one search answers at most. */
const principalsMax = 100;

/** People of the user's company whose email or name contains the text; everybody without one. */
export async function searchPrincipals(client: Client, text: string, signal?: AbortSignal): Promise<Principal[]> {
  const contains = { value: text, operation: "CONTAINS" as const, operator: "OR" as const };
  const criteria = text === "" ? [] : (["email", "firstName", "lastName"] as const).map((key) => ({ key, ...contains }));
  const body = { orderBy: "firstName" as const, limit: principalsMax, criteria };
  return (await unwrap(client.http.POST("/api/v2/principal/search", { body, ...withSignal(signal) }))).data.principals;
}

/** One of them by id, also somebody who is deactivated and is found by no search. */
export function findPrincipal(client: Client, userId: string, signal?: AbortSignal): Promise<Principal> {
  return unwrap(client.http.POST("/api/v2/account/lookup", { params: { query: { userId } }, ...withSignal(signal) }));
}
