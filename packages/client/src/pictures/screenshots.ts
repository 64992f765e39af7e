import type { components } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { finish, unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

/** Who takes screenshots, and in which mail programs. */
export type ScreenshotSource = components["schemas"]["ScreenshotSource"];

/** How screenshots stand. */
export type Screenshots = components["schemas"]["Screenshots"];

/** Who takes screenshots; fails with `screenshots-not-configured` where nobody does. */
export function getScreenshotSource(client: Client, signal?: AbortSignal): Promise<ScreenshotSource> {
  return unwrap(client.http.GET("/api/v2/screenshots", withSignal(signal)));
}

/** Has a template shown in these mail programs, as it is stored. */
export function takeScreenshots(client: Client, id: string, clients: readonly string[], signal?: AbortSignal): Promise<Screenshots> {
  const body = { clients: [...clients] };
  return unwrap(client.http.POST("/api/v2/usertemplate/{id}/screenshots", { params: { path: { id } }, body, ...withSignal(signal) }));
}

/** How these of the screenshots stand. */
export function getScreenshots(client: Client, run: string, clients: readonly string[], signal?: AbortSignal): Promise<Screenshots> {
  const params = { path: { run }, query: { clients: clients.join(",") } };
  return unwrap(client.http.GET("/api/v2/screenshots/{run}", { params, ...withSignal(signal) }));
}

/** Gives screenshots up. */
export function cancelScreenshots(client: Client, run: string): Promise<void> {
  return finish(client.http.DELETE("/api/v2/screenshots/{run}", { params: { path: { run } } }));
}
