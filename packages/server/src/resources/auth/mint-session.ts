import { hasForbiddenNameCharacters } from "@mailwright/contract";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Clock } from "../../base/clock.js";
import type { Ids } from "../../base/ids.js";
import { refuse, refuseFields } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { tellPeople } from "../../database/news.js";
import { hostKeys, sessions, users } from "../../database/schema.js";
import { hashSecret } from "../../security/secrets.js";

export interface HostUser {
  externalId: string;
  email: string;
  firstName: string;
  lastName: string;
  imageUrl: string;
  role: "ROLE_ADMIN" | "user";
  plan: number;
  entitlements: string[];
}

/** Refuses names of people that no line could show as they are. */
export function checkPersonName(names: Pick<HostUser, "firstName" | "lastName">): void {
  const faulty = (["firstName", "lastName"] as const).filter((field) => hasForbiddenNameCharacters(names[field]));
  if (faulty.length > 0) refuseFields(faulty.map((field) => ({ field, code: "name-characters" })));
}

/** The user of this host id, made or brought up to date; answers our id. Refuses somebody whom an administrator has deactivated. */
export async function upsertUser(
  tx: Database,
  { clock, ids }: { clock: Clock; ids: Ids },
  workspaceId: string,
  user: HostUser,
): Promise<string> {
  const now = clock.now();
  const row = {
    ...user,
    id: ids.uuid(),
    workspaceId,
    dndMode: "simple",
    theme: "auto",
    createdAt: now,
    updatedAt: now,
    lastSeenAt: now,
  } as const;
  const [stored] = await tx
    .insert(users)
    .values(row)
    .onConflictDoUpdate({
      target: [users.workspaceId, users.externalId],
      set: { ...user, updatedAt: now, lastSeenAt: now },
    })
    .returning({ id: users.id, deactivatedAt: users.deactivatedAt });
  if (!stored) refuse("internal");
  if (stored.deactivatedAt !== null) refuse("account-deactivated");
  await tellPeople(tx, [stored.id], "standing");
  return stored.id;
}

/** How exactly the last use of a key is written down: a row that changes with every call would be waited for. */
const lastUseMs = 60_000;

/** Writes down that a host used its key. */
export async function noteKeyUse(tx: Database, now: Date, keyHash: string): Promise<void> {
  const isOld = or(isNull(hostKeys.lastUsedAt), lt(hostKeys.lastUsedAt, new Date(now.getTime() - lastUseMs)));
  await tx
    .update(hostKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(hostKeys.keyHash, keyHash), isOld));
}

interface NewSession {
  sessionId: string;
  userId: string;
  workspaceId: string;
  /** The key of the host that asked for it. */
  hostKeyHash?: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Stores the hash of a session id; the id itself is known to its holder only. */
export async function storeSession(tx: Database, { sessionId, ...session }: NewSession): Promise<void> {
  const row = { ...session, idHash: hashSecret(sessionId), revokedAt: null };
  await tx.insert(sessions).values(row).onConflictDoUpdate({ target: sessions.idHash, set: row });
}
