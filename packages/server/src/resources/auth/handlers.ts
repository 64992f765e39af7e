import { type CookieSession, frameCookieSession } from "@mailwright/contract";
import { and, asc, eq, inArray } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import { sessions, users } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import type { Ports } from "../../ports/ports.js";
import { aliasOf } from "../../security/audit.js";
import { findSessionUser } from "../../security/authenticate.js";
import { revokeSessions } from "../../security/revoke-sessions.js";
import { hashSecret } from "../../security/secrets.js";
import { sessionMark, tokenLifetimeSeconds, writeToken } from "../../security/tokens.js";
import { writeName } from "../users/session.js";
import { demoUsers, demoWorkspaceId, ensureDemoSession, openDemoSession } from "./demo-users.js";
import { checkPersonName, noteKeyUse, storeSession, upsertUser } from "./mint-session.js";
import { redeemCode, storeSignInCode } from "./sign-in-codes.js";

const hostSessionSeconds = 8 * 60 * 60;

export const authHandlers = {
  exchangeCredentials: async ({ body: { sessionId } }, { ports, config }) => {
    const { database, secrets, clock } = ports;
    if (config.authMode === "demo") await ensureDemoSession(database, clock.now(), sessionId);
    const hash = hashSecret(sessionId);
    const user = (await findSessionUser(database, hash, clock.now())) ?? refuse("session-ended");
    const token = await writeToken(secrets.tokenKey, { userId: user.id, sessionMark: sessionMark(hash) }, clock.now());
    return { status: 200, body: { token, expiresInSeconds: tokenLifetimeSeconds } };
  },

  listDemoUsers: async (_, { ports, config }) => {
    if (config.authMode !== "demo") refuse("not-found");
    const sessionIds = demoUsers.map((user) => user.externalId);
    const rows = await ports.database
      .select()
      .from(users)
      .where(and(eq(users.workspaceId, demoWorkspaceId), inArray(users.externalId, sessionIds)))
      .orderBy(asc(users.createdAt), asc(users.id));
    const body = rows.map((row) => ({
      id: row.id,
      sessionId: row.externalId,
      name: writeName(row),
      role: row.role,
      email: row.email,
      imageUrl: row.imageUrl,
      subscriptionPlan: row.plan,
    }));
    return { status: 200, body };
  },

  openDemoSession: async ({ body: { sessionId }, headers }, { ports, config }) => {
    const place = ports.cookies.requireOwnPage(headers);
    if (config.authMode !== "demo") refuse("not-found");
    return signInAs(ports, place, (await openDemoSession(ports, sessionId)) ?? refuse("not-found"));
  },

  redeemSignInCode: async ({ body: { code }, headers }, { ports, config }) => {
    const place = ports.cookies.requireOwnPage(headers);
    const isFramed = place === frameCookieSession;
    const state = isFramed ? null : (ports.cookies.read(headers, "state") ?? refuse("sign-in-code-invalid"));
    const ofDemo = isFramed && config.authMode === "demo" ? await openDemoSession(ports, code) : null;
    return signInAs(ports, place, ofDemo ?? (await redeemCode(ports, code, state)) ?? refuse("sign-in-code-invalid"));
  },

  createHostSession: async ({ body }, { ports, calling: { workspaceId, keyHash, scopes } }) => {
    const {
      lifetimeSeconds = hostSessionSeconds,
      subscriptionPlan = 0,
      lastName = "",
      imageUrl = "",
      role = "user",
      entitlements = [],
      state = null,
    } = body;
    const { externalId, email, firstName } = body;
    if (!scopes.includes(role === "ROLE_ADMIN" ? "admins" : "sessions")) refuse("host-key-scope");
    checkPersonName({ firstName, lastName });
    const createdAt = ports.clock.now();
    const expiresAt = new Date(createdAt.getTime() + lifetimeSeconds * 1000);
    const sessionId = ports.ids.secret();
    const { principalId, code } = await ports.database.transaction(async (tx) => {
      const user = { externalId, email, firstName, lastName, imageUrl, role, plan: subscriptionPlan, entitlements };
      const userId = await upsertUser(tx, ports, workspaceId, user);
      await noteKeyUse(tx, createdAt, keyHash);
      await storeSession(tx, { sessionId, userId, workspaceId, hostKeyHash: keyHash, createdAt, expiresAt });
      return { principalId: userId, code: await storeSignInCode(tx, ports, { sessionId, state }) };
    });
    const target = (await aliasOf(ports.database, ports.ids, principalId)) ?? undefined;
    return {
      status: 201,
      body: { sessionId, expiresAt: expiresAt.toISOString(), principalId, code },
      ...(target && { audit: { target } }),
    };
  },

  revokeHostSession: async ({ params }, { ports, calling: { workspaceId } }) => {
    const key = and(eq(sessions.idHash, hashSecret(params.sessionId)), eq(sessions.workspaceId, workspaceId));
    await revokeSessions(ports.database, ports.clock.now(), key);
    return { status: 204, body: undefined };
  },
} satisfies Partial<Handlers>;

/** The answer that leaves a session in the browser. */
function signInAs(
  { cookies }: Ports,
  place: CookieSession,
  { sessionId, lifetimeSeconds }: { sessionId: string; lifetimeSeconds: number },
) {
  return { status: 204, body: undefined, headers: { "set-cookie": cookies.write(place, sessionId, lifetimeSeconds) } } as const;
}
