import { and, eq } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { users } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import { hashSecret } from "../../security/secrets.js";
import { writeAvatar } from "./avatar.js";
import { type HostUser, storeSession } from "./mint-session.js";

export const demoWorkspaceId = "demo";

interface DemoUser extends HostUser {
  /** Fixed, so that addresses and tests keep their meaning on every first start. */
  id: string;
}

/** The test users. Each one's session id is the external id: there is nothing to keep secret in demo mode. */
export const demoUsers: readonly DemoUser[] = [
  { ...person("Ada", "Okafor", 12), id: "018f0000-0000-7000-8000-000000000001", externalId: "demo-admin", role: "ROLE_ADMIN", plan: 2 },
  { ...person("Ann", "Lindqvist", 205), id: "018f0000-0000-7000-8000-000000000002", externalId: "demo-ann", role: "user", plan: 2 },
  { ...person("Ben", "Castellanos", 150), id: "018f0000-0000-7000-8000-000000000003", externalId: "demo-ben", role: "user", plan: 1 },
  { ...person("Fay", "Whitcombe", 290), id: "018f0000-0000-7000-8000-000000000004", externalId: "demo-free", role: "user", plan: 0 },
];

function person(firstName: string, lastName: string, hueDegrees: number) {
  return {
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}@example.com`,
    imageUrl: writeAvatar(firstName, lastName, hueDegrees),
    entitlements: ["custom-code", "products", "custom-modules"],
  };
}

const sessionSeconds = 30 * 24 * 60 * 60;
const sessionHashes = new Set(demoUsers.map((user) => hashSecret(user.externalId)));

/** True for the session of a test user. Real session ids are random, so none of them can be one. */
export const isDemoSession = (sessionHash: string) => sessionHashes.has(sessionHash);

/** A test user's session, for as long as the server runs in demo mode. */
export async function ensureDemoSession(database: Database, now: Date, sessionId: string): Promise<void> {
  const userId = await findDemoUser(database, sessionId);
  if (userId !== null) await storeSession(database, { sessionId, userId, ...lastingFrom(now) });
}

/** A session of its own for one browser, as a test user; null when there is none of that name. */
export async function openDemoSession({ database, clock, ids }: Ports, externalId: string) {
  const userId = await findDemoUser(database, externalId);
  if (userId === null) return null;
  const sessionId = ids.secret();
  await storeSession(database, { sessionId, userId, ...lastingFrom(clock.now()) });
  return { sessionId, lifetimeSeconds: sessionSeconds };
}

const lastingFrom = (now: Date) => ({
  workspaceId: demoWorkspaceId,
  createdAt: now,
  expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
});

async function findDemoUser(database: Database, externalId: string): Promise<string | null> {
  if (!demoUsers.some((user) => user.externalId === externalId)) return null;
  const [user] = await database
    .select({ id: users.id, deactivatedAt: users.deactivatedAt })
    .from(users)
    .where(and(eq(users.workspaceId, demoWorkspaceId), eq(users.externalId, externalId)));
  if (user && user.deactivatedAt !== null) refuse("account-deactivated");
  return user?.id ?? null;
}
