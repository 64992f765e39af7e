import type { Client } from "../call/client.js";
import { finish, unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

/** The teams of the workspace, by name. */
export function listTeams(client: Client, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/teams", withSignal(signal)));
}

/** Makes a team, of nobody yet; for administrators. */
export function createTeam(client: Client, name: string) {
  return unwrap(client.http.POST("/api/v2/teams", { body: { name } }));
}

/** Renames a team; for administrators. */
export function renameTeam(client: Client, id: string, name: string) {
  return unwrap(client.http.PATCH("/api/v2/teams/{id}", { params: { path: { id } }, body: { name } }));
}

/** Deletes a team; for administrators. What was shared with it is so no more. */
export function deleteTeam(client: Client, id: string) {
  return finish(client.http.DELETE("/api/v2/teams/{id}", { params: { path: { id } } }));
}

/** Who is in a team, by name; for administrators. */
export function listTeamMembers(client: Client, id: string, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/teams/{id}/members", { params: { path: { id } }, ...withSignal(signal) }));
}

/** Takes somebody into a team; for administrators. They have what is shared with it from now on. */
export function addTeamMember(client: Client, id: string, userId: string) {
  return unwrap(client.http.PUT("/api/v2/teams/{id}/members/{userId}", { params: { path: { id, userId } } }));
}

/** Takes somebody out of a team; for administrators. What was shared with them by this team alone they see no more. */
export function removeTeamMember(client: Client, id: string, userId: string) {
  return unwrap(client.http.DELETE("/api/v2/teams/{id}/members/{userId}", { params: { path: { id, userId } } }));
}
