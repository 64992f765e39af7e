import type { Client } from "./client.js";
import { finish, unwrap } from "./unwrap.js";
import { withSignal } from "./with-signal.js";

/** What happens to what a removed person owned: somebody else of the workspace gets it, or it goes too. */
export type OwnedThings = { readonly handOverTo: string } | "remove";

/** Removes a person for good; for administrators. The address is asked for so that nobody is removed by mistake. */
export function removePerson(client: Client, person: { readonly id: string; readonly email: string }, owned: OwnedThings) {
  const { id, email } = person;
  const query = owned === "remove" ? ({ owned, email } as const) : ({ owned: "hand-over", to: owned.handOverTo, email } as const);
  return finish(client.http.DELETE("/api/v2/people/{id}", { params: { path: { id }, query } }));
}

/** Signs a person out everywhere; for administrators, and for oneself. */
export function endPersonSessions(client: Client, id: string) {
  return finish(client.http.DELETE("/api/v2/people/{id}/sessions", { params: { path: { id } } }));
}

/** Everything that is stored about a person, an object a line; for administrators, and for oneself. */
export function exportPerson(client: Client, id: string, signal?: AbortSignal): Promise<Blob> {
  return unwrap(client.http.GET("/api/v2/people/{id}/export", { params: { path: { id } }, parseAs: "blob", ...withSignal(signal) }));
}
