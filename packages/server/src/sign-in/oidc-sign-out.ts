import { eq, inArray, type SQL } from "drizzle-orm";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import { buildEndSessionUrl } from "openid-client";
import { describeError } from "../base/describe-error.js";
import { refuse } from "../base/refusal.js";
import { providerSessions, sessions } from "../database/schema.js";
import { resolveOrigin } from "../http/resolve-origin.js";
import type { Ports } from "../ports/ports.js";
import { recordDeed } from "../security/audit.js";
import { revokeSessions } from "../security/revoke-sessions.js";
import { hashSecret } from "../security/secrets.js";
import { endByProvider } from "./end-by-provider.js";
import type { OidcClient } from "./oidc-client.js";
import type { SignInParts } from "./oidc-sign-in.js";
import { openTokens } from "./provider-sessions.js";

const logoutEvent = "http://schemas.openid.net/event/backchannel-logout";
const logoutTokenAge = "2 minutes";

/** Signing out: of the product and its provider together, or of the provider, which then tells the product. */
export function installOidcSignOut(app: FastifyInstance, parts: SignInParts): void {
  const { ports, config, oidc } = parts;
  app.post("/auth/sign-out", async (request, reply) => {
    const place = ports.cookies.requireOwnPage(request.headers);
    const sessionId = ports.cookies.read(request.headers, place) ?? refuse("unauthenticated");
    const idToken = await endSession(ports, hashSecret(sessionId), request.ip);
    const leadsTo = await writeSignOutUrl(oidc, `${resolveOrigin(request, config)}/signed-out`, idToken);
    return reply.header("set-cookie", ports.cookies.clear(place)).header("cache-control", "no-store").send({ leadsTo });
  });

  app.register(receiveLogout, parts);

  app.get<{ Querystring: { iss?: string; sid?: string } }>("/auth/front-channel-logout", async ({ query: { iss, sid }, ip }, reply) => {
    const { issuer } = (await oidc.configuration()).serverMetadata();
    // Any page could load this address in a frame and so sign its visitor out. It cannot know the session's id at the provider.
    if (iss !== issuer || !sid) return reply.code(400).send({ error: "invalid_request" });
    await endOfProvider(ports, eq(providerSessions.providerSessionId, sid), ip);
    return reply
      .header("cache-control", "no-store")
      .header("content-security-policy", `default-src 'none'; frame-ancestors ${new URL(issuer).origin}`)
      .type("text/html; charset=utf-8")
      .send('<!doctype html><html lang="en"><title>Signed out</title>');
  });
}

/** The provider posts a form, from server to server. */
const receiveLogout: FastifyPluginAsync<SignInParts> = async (scope, { ports, oidc }) => {
  scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string", bodyLimit: 16_384 }, (_, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  scope.post("/auth/back-channel-logout", async ({ body, log, ip }, reply) => {
    reply.header("cache-control", "no-store");
    const token = body instanceof URLSearchParams ? body.get("logout_token") : null;
    const named =
      token === null
        ? null
        : await requireLogoutToken(oidc, token).catch(
            (error: unknown) => void log.warn({ err: describeError(error) }, "a logout token does not fit"),
          );
    if (!named) return reply.code(400).send({ error: "invalid_request" });
    const { sid, sub = "" } = named;
    await endOfProvider(ports, sid === undefined ? eq(providerSessions.subject, sub) : eq(providerSessions.providerSessionId, sid), ip);
    return reply.code(200).send();
  });
};

/** Ends a session and answers the token by which the provider knows it. */
async function endSession(ports: Ports, sessionHash: string, address: string): Promise<string | null> {
  const ended = await revokeSessions(ports.database, ports.clock.now(), eq(sessions.idHash, sessionHash));
  for (const { userId: actorId, workspaceId } of ended)
    await recordDeed(ports.database, ports, { workspaceId, by: "user", actorId, operation: "signOut", address });
  const [row] = await ports.database.select().from(providerSessions).where(eq(providerSessions.sessionHash, sessionHash));
  return row ? (await openTokens(ports, row.sealedTokens)).idToken : null;
}

/** The address where the provider ends its own session. Null if it has none or cannot be reached: our session has ended in any case. */
async function writeSignOutUrl(oidc: OidcClient, backTo: string, idToken: string | null): Promise<string | null> {
  if (idToken === null) return null;
  try {
    const provider = await oidc.configuration();
    if (provider.serverMetadata().end_session_endpoint === undefined) return null;
    return buildEndSessionUrl(provider, { id_token_hint: idToken, post_logout_redirect_uri: backTo }).href;
  } catch {
    return null;
  }
}

async function requireLogoutToken({ settings, configuration }: OidcClient, token: string): Promise<{ sid?: string; sub?: string }> {
  const { issuer, jwks_uri: keys } = (await configuration()).serverMetadata();
  if (keys === undefined) throw new Error("The provider names no keys.");
  const checks = { issuer, audience: settings.clientId, maxTokenAge: logoutTokenAge, requiredClaims: ["iat", "jti", "events"] };
  const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(keys)), checks);
  if (payload["nonce"] !== undefined || !isLogout(payload)) throw new Error("This is no logout token.");
  const { sub, sid } = payload;
  if (typeof sid === "string") return { sid };
  if (typeof sub === "string") return { sub };
  throw new Error("The logout token names nobody.");
}

const isLogout = ({ events }: JWTPayload) => typeof events === "object" && events !== null && Object.hasOwn(events, logoutEvent);

async function endOfProvider(ports: Ports, which: SQL, address: string): Promise<void> {
  const hashes = ports.database.select({ hash: providerSessions.sessionHash }).from(providerSessions).where(which);
  await endByProvider(ports, inArray(sessions.idHash, hashes), address);
}
