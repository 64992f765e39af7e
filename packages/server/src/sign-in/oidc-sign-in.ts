import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import { describeError } from "../base/describe-error.js";
import type { Config } from "../config/config.js";
import { resolveOrigin } from "../http/resolve-origin.js";
import type { Ports } from "../ports/ports.js";
import { storeSession } from "../resources/auth/mint-session.js";
import { seal, unseal } from "../security/seal.js";
import { hashSecret } from "../security/secrets.js";
import { admitPerson } from "./admit-person.js";
import { type OidcClient, ProviderAway } from "./oidc-client.js";
import { keepProviderSession } from "./provider-sessions.js";
import { readPerson } from "./read-person.js";

interface SignInQuery {
  /** The path to be shown afterwards. */
  to?: string;
  /** The provider asks who it is, though it knows somebody. */
  again?: string;
}

/** The page that says why somebody does not come in. */
const notices = { uninvited: "/no-access", deactivated: "/access-ended" } as const;

const underWaySeconds = 10 * 60;

export interface SignInParts {
  ports: Ports;
  config: Config;
  oidc: OidcClient;
}

/** `/auth/sign-in` leads to the provider, and `/auth/callback` back: code flow with PKCE, state and nonce, all bound to the browser that began. */
export function installOidcSignIn(app: FastifyInstance, parts: SignInParts): void {
  app.get<{ Querystring: SignInQuery }>("/auth/sign-in", async (request, reply) => {
    try {
      return await leadToProvider(request, reply, parts);
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      request.log.error({ err: describeError(error) }, "the provider cannot be asked");
      return sendPage(
        reply.header("retry-after", "10"),
        503,
        parts.config,
        "The sign-in cannot be reached right now. Load this page again in a moment.",
      );
    }
  });
  app.get("/auth/callback", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const leadsTo = await comeBack(request, reply, parts).catch((error: unknown) => tellFailure(request.log, error));
    return reply.redirect(leadsTo, 303);
  });
}

/** A page of the product, which reads from the address what to say; one sentence where this server has no pages. */
function sendPage(reply: FastifyReply, status: number, { siteDir }: Config, words: string): FastifyReply {
  reply.code(status).header("cache-control", "no-store");
  return siteDir === null ? reply.type("text/plain; charset=utf-8").send(words) : reply.sendFile("index.html");
}

async function leadToProvider(request: FastifyRequest<{ Querystring: SignInQuery }>, reply: FastifyReply, parts: SignInParts) {
  const { ports, config, oidc } = parts;
  const provider = await oidc.configuration();
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
  const until = new Date(ports.clock.now().getTime() + underWaySeconds * 1000);
  const underWay = await seal(ports.secrets.sealKey, { state, nonce, verifier, to: readPath(request.query.to) }, until);
  const leadsTo = buildAuthorizationUrl(provider, {
    redirect_uri: `${resolveOrigin(request, config)}/auth/callback`,
    scope: oidc.settings.scopes,
    ...{ state, nonce, code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: "S256" },
    ...(request.query.again === "true" && { prompt: "login" }),
  });
  return reply
    .header("set-cookie", ports.cookies.write("sign-in", underWay, underWaySeconds))
    .header("cache-control", "no-store")
    .redirect(leadsTo.href);
}

/** Where the browser goes next; its cookies are set. */
async function comeBack(request: FastifyRequest, reply: FastifyReply, parts: SignInParts): Promise<string> {
  const { ports, config, oidc } = parts;
  const { cookies, database, secrets, clock, ids } = ports;
  const sealed = cookies.read(request.headers, "sign-in");
  const underWay = sealed === null ? null : await unseal(secrets.sealKey, sealed, clock.now());
  reply.header("set-cookie", cookies.clear("sign-in"));
  const { state, nonce, verifier, to } = underWay ?? {};
  if (typeof state !== "string" || typeof nonce !== "string" || typeof verifier !== "string") return "/sign-in-failed";
  const provider = await oidc.configuration();
  const address = new URL(`${resolveOrigin(request, config)}${request.url}`);
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
  const tokens = await authorizationCodeGrant(provider, address, checks);
  const inToken = tokens.claims();
  if (!inToken) return "/sign-in-failed";
  const canAsk = provider.serverMetadata().userinfo_endpoint !== undefined;
  const claims = { ...inToken, ...(canAsk && (await fetchUserInfo(provider, tokens.access_token, inToken.sub))), sub: inToken.sub };
  const person = readPerson(claims, oidc.settings);
  const setUpToken = cookies.read(request.headers, "set-up");
  const sessionId = ids.secret();
  const outcome = await database.transaction(async (tx) => {
    const coming = { person, settings: oidc.settings, setUpToken, address: request.ip };
    const admitted = await admitPerson(tx, ports, coming);
    if (admitted.outcome !== "in") return admitted.outcome;
    const { userId, workspaceId } = admitted;
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + oidc.settings.sessionSeconds * 1000);
    await storeSession(tx, { sessionId, userId, workspaceId, createdAt, expiresAt });
    await keepProviderSession(tx, ports, hashSecret(sessionId), { tokens, claims });
    return admitted.outcome;
  });
  if (outcome !== "in") return notices[outcome];
  reply.header("set-cookie", [cookies.write("cookie", sessionId, oidc.settings.sessionSeconds), cookies.clear("set-up")]);
  return readPath(to);
}

/** Only a path of this server: nobody is led elsewhere by a link that they were sent. */
function readPath(to: unknown): string {
  return typeof to === "string" && /^\/(?![/\\])[\x21-\x7e]{0,500}$/.test(to) && !to.startsWith("/auth/") ? to : "/";
}

function tellFailure(log: FastifyBaseLogger, error: unknown): string {
  log.warn({ err: describeError(error) }, "a sign-in failed");
  return "/sign-in-failed";
}
