import type { components, operations } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { type JobOptions, unwrapFile } from "../call/jobs.js";
import { unwrapAnswer } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

export type AuditEntry = components["schemas"]["AuditEntry"];
export type AuditQuery = NonNullable<operations["exportAudit"]["parameters"]["query"]>;

/** One page of who did what, newest first; for administrators. The log is long, so the rest is asked for with `after`. */
export async function listAudit(
  client: Client,
  query: AuditQuery & { after?: string } = {},
  signal?: AbortSignal,
): Promise<{ readonly entries: AuditEntry[]; readonly next: string | null }> {
  const { data, response } = await unwrapAnswer(client.http.GET("/api/v2/audit", { params: { query }, ...withSignal(signal) }));
  return { entries: data, next: response.headers.get("x-next-cursor") };
}

/** The same as a file, an entry a line. It may take a while, and is waited for. */
export function exportAudit(client: Client, query: AuditQuery = {}, options: JobOptions = {}): Promise<Blob> {
  const more = { parseAs: "blob", ...withSignal(options.signal) } as const;
  return unwrapFile(client, (header) => client.http.GET("/api/v2/audit/export", { params: { query, header }, ...more }), options);
}
