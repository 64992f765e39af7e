import { createHash } from "node:crypto";
import {
  type CodeFlow,
  type Destination,
  type Grant,
  readAccountRegion,
  readGiven,
  writeAuthorizationUrl,
  writeRedirectUri,
} from "@mailwright/destinations";
import { and, eq, lt } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import { exportGrants } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { seal, unseal } from "../../security/seal.js";
import { hashSecret } from "../../security/secrets.js";
import { type Offered, requireOffered } from "./offered.js";

/** As long as a person may take to agree. */
const windowMs = 10 * 60 * 1000;

/** Where the windows of services end. */
export const windowEndPath = "/auth/export";

interface LinkRequest {
  region: string | undefined;
  origin: string;
  /** The page that opens the window, where it is of another origin than this server. */
  pageOrigin: string | null;
}

/** The address at which the window of a service begins. Its state is this session's, and good once. */
export async function createAuthLink(ports: Ports, user: SignedInUser, offered: Offered, request: LinkRequest): Promise<string> {
  const { destination, settings } = offered;
  const flow = requireFlow(destination);
  const client = settings.client ?? refuse("not-configured");
  const given = readRegion(destination, flow, request.region);
  const { clock, ids, secrets, database } = ports;
  const [state, verifier] = [ids.secret(), ids.secret()];
  const expiresAt = new Date(clock.now().getTime() + windowMs);
  const redirectUri = `${request.origin}${windowEndPath}`;
  const sealed = await seal(secrets.sealKey, { verifier, given, redirectUri, pageOrigin: request.pageOrigin }, expiresAt);
  const row = { stateHash: hashSecret(state), sessionHash: user.sessionHash, provider: destination.provider, sealed, expiresAt };
  await database.insert(exportGrants).values(row);
  const codeChallenge = createHash("sha256").update(verifier).digest("base64url");
  const url = writeAuthorizationUrl({
    destination,
    bases: settings.bases,
    given,
    clientId: client.clientId,
    redirectUri,
    state,
    codeChallenge,
  });
  return url ?? refuse("not-found");
}

function requireFlow({ authorization }: Destination): CodeFlow {
  return authorization.kind === "code" ? authorization : refuse("invalid-request", { fields: [{ field: "type", code: "not-allowed" }] });
}

function readRegion(destination: Destination, { regionField }: CodeFlow, region: string | undefined): Record<string, unknown> {
  if (regionField === undefined) return {};
  const read = readGiven(destination.fields, { [regionField]: region });
  if (!read.ok) refuse("invalid-request", { fields: read.faults.map(({ code }) => ({ field: "region", code })) });
  return { [regionField]: read.given[regionField] };
}

/** What a window came back with, sealed together with its state: the code alone is worth nothing to anybody. */
export interface CameBack {
  /** Null where the account is at a server of the service that the destination does not have. */
  code: string | null;
  pageOrigin: string | null;
}

/**
 * Takes in the code that a service added to our address, and the region in which it says the account is. Null where nobody asked for it, or
 * where it is too late.
 */
export async function receiveCode(
  ports: Ports,
  state: string,
  code: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<CameBack | null> {
  const window = await findWindow(ports, state);
  if (!window) return null;
  const { pageOrigin, expiresAt } = window;
  const { destination, settings } = requireOffered(ports.sending, window.provider);
  const region = readAccountRegion({ destination, bases: settings.bases, parameters });
  if (region === null) return { code: null, pageOrigin };
  return { code: await seal(ports.secrets.sealKey, { exportState: state, code, region }, expiresAt), pageOrigin };
}

/** The page that opened a window, for telling it that the window ended without a code. */
export async function findPageOrigin(ports: Ports, state: string): Promise<string | null> {
  return (await findWindow(ports, state))?.pageOrigin ?? null;
}

async function findWindow({ database, clock, secrets }: Ports, state: string) {
  const [row] = await database
    .select()
    .from(exportGrants)
    .where(eq(exportGrants.stateHash, hashSecret(state)));
  const content = row && (await unseal(secrets.sealKey, row.sealed, clock.now()));
  if (!content) return null;
  const pageOrigin = content["pageOrigin"];
  return { provider: row.provider, expiresAt: row.expiresAt, pageOrigin: typeof pageOrigin === "string" ? pageOrigin : null };
}

export interface TakenGrant {
  grant: Grant;
  /** The region that the service named, otherwise the one that was chosen before the window opened. */
  given: Record<string, unknown>;
}

/** What the exchange of a code needs. Good once, for the session that opened the window, and for the same destination. */
export async function takeGrant(
  ports: Ports,
  user: SignedInUser,
  { destination, settings }: Offered,
  authCode: string,
): Promise<TakenGrant> {
  const { database, clock, secrets } = ports;
  const flow = requireFlow(destination);
  const client = settings.client ?? refuse("not-configured");
  const { exportState: state, code, region } = (await unseal(secrets.sealKey, authCode, clock.now())) ?? {};
  if (typeof state !== "string" || typeof code !== "string") refuse("authorization-ended");
  const [row] = await database
    .delete(exportGrants)
    .where(
      and(
        eq(exportGrants.stateHash, hashSecret(state)),
        eq(exportGrants.sessionHash, user.sessionHash),
        eq(exportGrants.provider, destination.provider),
      ),
    )
    .returning();
  const content = row && (await unseal(secrets.sealKey, row.sealed, clock.now()));
  if (!content) refuse("authorization-ended");
  const { verifier, given, redirectUri } = content as { verifier: string; given: Record<string, unknown>; redirectUri: string };
  const grant = { ...client, code, codeVerifier: verifier, redirectUri: writeRedirectUri(flow, redirectUri, state) };
  return { grant, given: { ...given, ...(region as Readonly<Record<string, string>> | undefined) } };
}

/** Lets go of windows that nobody came back from. */
export async function sweepExportGrants({ database, clock }: Ports): Promise<void> {
  await database.delete(exportGrants).where(lt(exportGrants.expiresAt, clock.now()));
}
