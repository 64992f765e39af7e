import type { UserSettings } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { finish, unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

/** Who is signed in. */
export function loadSession(client: Client, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/session", withSignal(signal)));
}

/** Signs out: the session is revoked at once. */
export function endSession(client: Client) {
  return finish(client.http.DELETE("/api/v2/session"));
}

/** The fixed test users of a server in demo mode. Needs no session. */
export function listDemoUsers(client: Client, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/demo/users", withSignal(signal)));
}

/** Signs in as a test user of a server in demo mode, by a cookie. The client was made with `cookie` or `frame-cookie` as its session. */
export function openDemoSession(client: Client, sessionId: string) {
  return finish(client.http.POST("/api/v2/demo/session", { body: { sessionId } }));
}

/** Signs in with the code that a host wrote into the address, by a cookie. The client was made with `cookie` or `frame-cookie` as its session. */
export function redeemSignInCode(client: Client, code: string) {
  return finish(client.http.POST("/api/v2/auth/code", { body: { code } }));
}

/** Keeps the user's editor mode and theme. */
export function saveUserSettings(client: Client, settings: UserSettings) {
  return unwrap(client.http.PUT("/api/v2/usersettings", { body: settings }));
}

/** How far the limits of the signed-in user and of the workspace are used up; only limits that were set. */
export function getUsage(client: Client, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/usage", withSignal(signal)));
}
