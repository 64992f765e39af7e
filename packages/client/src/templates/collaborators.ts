import type { Collaborator, TeamShare } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { unwrap } from "../call/unwrap.js";

/**
 * Chooses who may work on the template, and which teams; without either it is shared no more. Whoever is named without a role keeps theirs, and may
 * edit if they are new. Teams that are left out stay.
 */
export function shareTemplate(client: Client, id: string, collaborators: readonly (string | Collaborator)[], teams?: readonly TeamShare[]) {
  const body = {
    collaborators: collaborators.map((one) => (typeof one === "string" ? one : one.userId)),
    collaboratorRoles: collaborators.filter((one) => typeof one !== "string"),
    ...(teams && { teams: teams.map(({ id: teamId, role }) => ({ id: teamId, role })) }),
  };
  return unwrap(client.http.PATCH("/api/v2/usertemplate/sharing/{id}", { params: { path: { id } }, body }));
}

/** Gives a template to somebody else. Whoever it belonged to goes on as a collaborator who may edit. */
export function transferTemplate(client: Client, id: string, userId: string) {
  return unwrap(client.http.PUT("/api/v2/usertemplate/{id}/owner", { params: { path: { id } }, body: { userId } }));
}
