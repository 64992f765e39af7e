import { and, eq, gt, isNull, lte, ne, or } from "drizzle-orm";
import { fetchUserInfo, ResponseBodyError, refreshTokenGrant } from "openid-client";
import type { Database } from "../database/database.js";
import { tellPeople } from "../database/news.js";
import { providerSessions, sessions, users } from "../database/schema.js";
import type { Ports } from "../ports/ports.js";
import { endByProvider } from "./end-by-provider.js";
import type { OidcClient } from "./oidc-client.js";
import { keepProviderSession, openTokens } from "./provider-sessions.js";
import { readPerson } from "./read-person.js";

const everyMs = 15_000;
const leaseMs = 60_000;
const atOnceMax = 50;
/** After so long without a call a person counts as away. The provider is asked about their session again once they are back. */
const awayMs = 15 * 60_000;

/** Asks the provider for new tokens of the sessions that are in use, from time to time. Answers how to stop. */
export function startRefreshing(ports: Ports, oidc: OidcClient, onFault: (error: unknown) => void): () => void {
  const timer = setInterval(() => void refreshSessions(ports, oidc, onFault).catch(onFault), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Asks the provider about every session that is due. Its answer has the person's current role and plan, or says that the session is over.
 * If the provider cannot be reached, the session goes on, and the provider is asked again in a minute.
 */
export async function refreshSessions(ports: Ports, oidc: OidcClient, onFault: (error: unknown) => void): Promise<void> {
  const now = ports.clock.now();
  const due = await ports.database
    .select({ row: providerSessions, userId: sessions.userId })
    .from(providerSessions)
    .innerJoin(sessions, eq(sessions.idHash, providerSessions.sessionHash))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        lte(providerSessions.refreshAt, now),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        gt(users.lastSeenAt, new Date(now.getTime() - awayMs)),
      ),
    )
    .limit(atOnceMax);
  for (const { row, userId } of due) {
    if (await lease(ports.database, row, now)) await refreshSession(ports, oidc, row, userId).catch(onFault);
  }
}

type Row = typeof providerSessions.$inferSelect;

/** Takes the refresh of a session for this process. Of several processes only one may ask, because a refresh token can be used once. */
async function lease(database: Database, { sessionHash, refreshAt }: Row, now: Date): Promise<boolean> {
  if (refreshAt === null) return false;
  const leased = await database
    .update(providerSessions)
    .set({ refreshAt: new Date(now.getTime() + leaseMs) })
    .where(and(eq(providerSessions.sessionHash, sessionHash), eq(providerSessions.refreshAt, refreshAt)))
    .returning();
  return leased.length > 0;
}

async function refreshSession(ports: Ports, { settings, configuration }: OidcClient, row: Row, userId: string): Promise<void> {
  const before = await openTokens(ports, row.sealedTokens);
  if (before.refreshToken === null) return;
  const provider = await configuration();
  try {
    const tokens = await refreshTokenGrant(provider, before.refreshToken);
    const info = await fetchUserInfo(provider, tokens.access_token, row.subject);
    const claims = { ...tokens.claims(), ...info, sub: row.subject };
    const { role, plan } = readPerson(claims, settings);
    await ports.database.transaction(async (tx) => {
      const change = { ...(role !== null && { role }), ...(plan !== null && { plan }) };
      const isOther = or(role === null ? undefined : ne(users.role, role), plan === null ? undefined : ne(users.plan, plan));
      if (isOther) {
        const who = and(eq(users.id, userId), isOther);
        const updatedAt = ports.clock.now();
        const changed = await tx
          .update(users)
          .set({ ...change, updatedAt })
          .where(who)
          .returning({ id: users.id });
        await tellPeople(
          tx,
          changed.map(({ id }) => id),
          "standing",
        );
      }
      await keepProviderSession(tx, ports, row.sessionHash, { tokens, claims, before });
    });
  } catch (error) {
    if (!(error instanceof ResponseBodyError && error.error === "invalid_grant")) throw error;
    await endByProvider(ports, eq(sessions.idHash, row.sessionHash));
  }
}
