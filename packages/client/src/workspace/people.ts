import type { InvitationRequest, PersonChange } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { type JobOptions, unwrapFile } from "../call/jobs.js";
import { listAll } from "../call/list-all.js";
import { finish, unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

/** What happens to what a removed person owned: somebody else of the workspace gets it, or it goes too. */
export type OwnedThings = { readonly handOverTo: string } | "remove";

/** Removes a person for good; for administrators. The address is asked for so that nobody is removed by mistake. */
export function removePerson(client: Client, person: { readonly id: string; readonly email: string }, owned: OwnedThings) {
  const { id, email } = person;
  const query = owned === "remove" ? ({ owned, email } as const) : ({ owned: "hand-over", to: owned.handOverTo, email } as const);
  return finish(client.http.DELETE("/api/v2/people/{id}", { params: { path: { id }, query } }));
}

/** How much a person owns: what removing them hands over or takes along. For administrators, and for oneself. */
export function countOwned(client: Client, id: string, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/people/{id}/owned", { params: { path: { id } }, ...withSignal(signal) }));
}

/** Signs a person out everywhere; for administrators, and for oneself. */
export function endPersonSessions(client: Client, id: string) {
  return finish(client.http.DELETE("/api/v2/people/{id}/sessions", { params: { path: { id } } }));
}

/** Everything that is stored about a person, an object a line; for administrators, and for oneself. It may take a while, and is waited for. */
export function exportPerson(client: Client, id: string, options: JobOptions = {}): Promise<Blob> {
  const more = { parseAs: "blob", ...withSignal(options.signal) } as const;
  return unwrapFile(
    client,
    (header) => client.http.GET("/api/v2/people/{id}/export", { params: { path: { id }, header }, ...more }),
    options,
  );
}

/** The people of the workspace, by name; for administrators. */
export function listPeople(client: Client, signal?: AbortSignal) {
  return listAll((query) => client.http.GET("/api/v2/people", { params: { query }, ...withSignal(signal) }));
}

/** Changes a person's role or plan, or takes away their access; for administrators. */
export function changePerson(client: Client, id: string, change: PersonChange) {
  return unwrap(client.http.PATCH("/api/v2/people/{id}", { params: { path: { id } }, body: change }));
}

/** Who was invited and has not come yet, newest first; for administrators. */
export function listInvitations(client: Client, signal?: AbortSignal) {
  return listAll((query) => client.http.GET("/api/v2/invitations", { params: { query }, ...withSignal(signal) }));
}

/** Invites somebody by mail; inviting again renews it. For administrators. */
export function invitePerson(client: Client, invitation: InvitationRequest) {
  return unwrap(client.http.POST("/api/v2/invitations", { body: invitation }));
}

/** Takes an invitation back; for administrators. */
export function withdrawInvitation(client: Client, id: string) {
  return finish(client.http.DELETE("/api/v2/invitations/{id}", { params: { path: { id } } }));
}
