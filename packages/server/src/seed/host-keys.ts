import { and, eq, inArray, isNull, or } from "drizzle-orm";
import type { Clock } from "../base/clock.js";
import { type HostKey, parseHostKeys } from "../config/host-keys.js";
import type { Database } from "../database/database.js";
import { hostKeys, sessions, users } from "../database/schema.js";
import type { Ports } from "../ports/ports.js";
import { revokeSessions } from "../security/revoke-sessions.js";
import { ensureLibrary } from "./ensure-library.js";

/**
 * Makes the stored host keys those of the configuration: new ones are stored, what was withdrawn or moved to another workspace is removed, and every
 * session that such a key made ends. Sessions from before keys were written down with them end when their workspace has no key any more.
 */
export async function storeHostKeys(tx: Database, clock: Clock, configured: readonly HostKey[]): Promise<void> {
  const stored = await tx.select().from(hostKeys);
  const stays = (key: (typeof stored)[number]) =>
    configured.some(({ keyHash, workspaceId }) => keyHash === key.keyHash && workspaceId === key.workspaceId);
  const withdrawn = stored.filter((key) => !stays(key));
  if (withdrawn.length > 0) await withdraw(tx, clock, withdrawn, configured);
  for (const { workspaceId, keyHash, name, scopes } of configured) {
    const row = { workspaceId, keyHash, name, scopes: [...scopes] };
    await tx
      .insert(hostKeys)
      .values({ ...row, createdAt: clock.now() })
      .onConflictDoUpdate({ target: hostKeys.keyHash, set: row });
  }
  await endAdminSessions(tx, clock, configured);
}

async function withdraw(
  tx: Database,
  clock: Clock,
  withdrawn: readonly { keyHash: string; workspaceId: string }[],
  left: readonly HostKey[],
) {
  const hashes = withdrawn.map(({ keyHash }) => keyHash);
  await tx.delete(hostKeys).where(inArray(hostKeys.keyHash, hashes));
  const keyless = withdrawn.map(({ workspaceId }) => workspaceId).filter((id) => !left.some(({ workspaceId }) => workspaceId === id));
  const ofKeyless = keyless.length > 0 ? and(isNull(sessions.hostKeyHash), inArray(sessions.workspaceId, keyless)) : undefined;
  const made = or(inArray(sessions.hostKeyHash, hashes), ofKeyless);
  await revokeSessions(tx, clock.now(), made);
}

/** A key that may make no administrators any more takes back those it made. */
async function endAdminSessions(tx: Database, clock: Clock, configured: readonly HostKey[]) {
  const limited = configured.filter(({ scopes }) => !scopes.includes("admins")).map(({ keyHash }) => keyHash);
  if (limited.length === 0) return;
  const administrators = tx.select({ id: users.id }).from(users).where(eq(users.role, "ROLE_ADMIN"));
  const made = and(inArray(sessions.hostKeyHash, limited), inArray(sessions.userId, administrators));
  await revokeSessions(tx, clock.now(), made);
}

/**
 * Reads `HOST_KEYS_FILE` anew on SIGHUP, so that a key is withdrawn or added without a new start. A file with a fault changes nothing and is told.
 */
export function rereadHostKeysOnSignal(ports: Ports, onFault: (error: unknown) => void): void {
  const reread = async () => {
    const faults: string[] = [];
    const configured = parseHostKeys(process.env, faults);
    if (faults.length > 0) throw new Error(faults.join(" "));
    await ensureLibrary(ports, configured);
    await ports.database.transaction((tx) => storeHostKeys(tx, ports.clock, configured));
  };
  process.on("SIGHUP", () => void reread().catch(onFault));
}
