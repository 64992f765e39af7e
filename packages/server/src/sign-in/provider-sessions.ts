import type { TokenEndpointResponse } from "openid-client";
import type { Database } from "../database/database.js";
import { providerSessions } from "../database/schema.js";
import type { Ports } from "../ports/ports.js";
import { seal, unseal } from "../security/seal.js";

/** What the provider gave, as far as it is needed again. */
export interface ProviderTokens {
  idToken: string | null;
  refreshToken: string | null;
}

const shortestSeconds = 60;
const initialSeconds = 5 * 60;
const keptMs = 60 * 24 * 60 * 60 * 1000;

/** Stores the provider's tokens with a session, sealed with a key that is not in the database. */
export async function keepProviderSession(
  tx: Database,
  { clock, secrets }: Ports,
  sessionHash: string,
  {
    tokens,
    claims,
    before,
  }: { tokens: TokenEndpointResponse; claims: { readonly sub: string; readonly sid?: unknown }; before?: ProviderTokens },
): Promise<void> {
  const now = clock.now();
  const kept = { idToken: tokens.id_token ?? before?.idToken ?? null, refreshToken: tokens.refresh_token ?? before?.refreshToken ?? null };
  const seconds = Math.max(tokens.expires_in ?? initialSeconds, shortestSeconds);
  const row = {
    sessionHash,
    subject: claims.sub,
    sealedTokens: await seal(secrets.sealKey, { ...kept }, new Date(now.getTime() + keptMs)),
    refreshAt: kept.refreshToken === null ? null : new Date(now.getTime() + seconds * 1000),
    // A refresh does not always repeat it.
    ...(typeof claims.sid === "string" && { providerSessionId: claims.sid }),
  };
  await tx.insert(providerSessions).values(row).onConflictDoUpdate({ target: providerSessions.sessionHash, set: row });
}

export async function openTokens({ clock, secrets }: Ports, sealedTokens: string): Promise<ProviderTokens> {
  const content = (await unseal(secrets.sealKey, sealedTokens, clock.now())) ?? {};
  const read = (value: unknown) => (typeof value === "string" ? value : null);
  return { idToken: read(content["idToken"]), refreshToken: read(content["refreshToken"]) };
}
