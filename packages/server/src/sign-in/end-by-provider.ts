import type { SQL } from "drizzle-orm";
import type { Ports } from "../ports/ports.js";
import { aliasOf, recordDeed } from "../security/audit.js";
import { revokeSessions } from "../security/revoke-sessions.js";

/** Ends sessions because the provider has, and writes down whose. */
export async function endByProvider(ports: Ports, which: SQL, address = ""): Promise<void> {
  const { database, clock, ids } = ports;
  for (const { userId, workspaceId } of await revokeSessions(database, clock.now(), which)) {
    const target = (await aliasOf(database, ids, userId)) ?? undefined;
    await recordDeed(database, ports, { workspaceId, by: "server", operation: "signOutByProvider", target, address });
  }
}
