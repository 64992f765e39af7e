import type { IncomingHttpHeaders } from "node:http";
import { isCookieSession } from "@mailwright/contract";
import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Clock } from "../base/clock.js";
import { refuse } from "../base/refusal.js";
import type { Database } from "../database/database.js";
import { hostKeys, sessions, users } from "../database/schema.js";
import { hashSecret, type Secrets } from "./secrets.js";
import type { Cookies } from "./session-cookies.js";
import { readToken, sessionMark } from "./tokens.js";

export interface SignedInUser {
  id: string;
  workspaceId: string;
  role: "ROLE_ADMIN" | "user";
  plan: number;
  entitlements: readonly string[];
  /** The ids of the teams that they are in. */
  teams: readonly string[];
  sessionHash: string;
}

/** The user with everything that is stored of them: read together with the session, so that saying who is signed in asks the database once. */
export interface SessionUser extends SignedInUser {
  account: typeof users.$inferSelect;
}

interface SignIn {
  database: Database;
  secrets: Secrets;
  clock: Clock;
  cookies: Cookies;
}

/**
 * The user behind a bearer token and the session header that belongs to it, or, on the product's own pages, behind a cookie. The session is looked
 * up every time, so revoking works at once.
 */
export async function authenticate(headers: IncomingHttpHeaders, signIn: SignIn): Promise<SessionUser> {
  const { database, secrets, clock } = signIn;
  const token = readBearer(headers);
  const sessionId = headers["x-session-id"];
  if (token === null && isCookieSession(sessionId)) return authenticateByCookie(headers, signIn);
  if (token === null || typeof sessionId !== "string") refuse("unauthenticated");
  const claims = await readToken(secrets.tokenKey, token, clock.now());
  const sessionHash = hashSecret(sessionId);
  if (claims.sessionMark !== sessionMark(sessionHash)) refuse("unauthenticated");
  const user = await findSessionUser(database, sessionHash, clock.now());
  if (!user || user.id !== claims.userId) refuse("session-ended");
  await noteSeen(signIn, user);
  return user;
}

async function authenticateByCookie(headers: IncomingHttpHeaders, { database, clock, cookies }: SignIn): Promise<SessionUser> {
  const sessionId = cookies.read(headers, cookies.requireOwnPage(headers));
  if (sessionId === null) refuse("unauthenticated");
  const user = (await findSessionUser(database, hashSecret(sessionId), clock.now())) ?? refuse("session-ended");
  await noteSeen({ database, clock }, user);
  return user;
}

/** How exactly it is written down when somebody was here: a row that changes with every call would be waited for. */
const seenMs = 5 * 60_000;

async function noteSeen(
  { database, clock }: Pick<SignIn, "database" | "clock">,
  { account: { id, lastSeenAt } }: SessionUser,
): Promise<void> {
  const now = clock.now();
  if (lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() < seenMs) return;
  await database.update(users).set({ lastSeenAt: now }).where(eq(users.id, id));
}

/** A host that calls with its key. */
export interface CallingHost {
  workspaceId: string;
  keyHash: string;
  scopes: readonly ("sessions" | "admins")[];
}

/** The host that a key belongs to. */
export async function authenticateHost(headers: IncomingHttpHeaders, { database }: Pick<SignIn, "database">): Promise<CallingHost> {
  const key = readBearer(headers);
  if (key === null) refuse("host-key-invalid");
  const keyHash = hashSecret(key);
  const [row] = await database.select().from(hostKeys).where(eq(hostKeys.keyHash, keyHash));
  if (!row) refuse("host-key-invalid");
  return { workspaceId: row.workspaceId, keyHash, scopes: row.scopes };
}

/** The teams of each user that a statement selects. The outer column is written with its table's name, which drizzle may leave out. */
export const teamsOfUser = sql<string[]>`(select coalesce(json_agg(m.team_id), '[]') from team_members m where m.user_id = "users"."id")`;

/** The user of a session that is neither over nor revoked. */
export async function findSessionUser(database: Database, sessionHash: string, now: Date): Promise<SessionUser | null> {
  const [row] = await database
    .select({ account: getTableColumns(users), teams: teamsOfUser, expiresAt: sessions.expiresAt, revokedAt: sessions.revokedAt })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.workspaceId, sessions.workspaceId)))
    .where(eq(sessions.idHash, sessionHash));
  if (!row || row.revokedAt !== null || row.expiresAt <= now || row.account.deactivatedAt !== null) return null;
  const { id, workspaceId, role, plan, entitlements } = row.account;
  return { id, workspaceId, role, plan, entitlements, teams: row.teams, sessionHash, account: row.account };
}

function readBearer(headers: IncomingHttpHeaders): string | null {
  const [, token = null] = /^Bearer (\S{1,4000})$/i.exec(headers.authorization ?? "") ?? [];
  return token;
}
