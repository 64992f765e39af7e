import { createHash } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { sessions, signInCodes } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import { seal, unseal } from "../../security/seal.js";
import { hashSecret } from "../../security/secrets.js";

const codeSeconds = 60;

interface CodeRequest {
  sessionId: string;
  /** What the browser that asked to sign in holds; null for a frame of the host's page. */
  state: string | null;
}

/**
 * A code that a host writes into an address in place of the session: it works once, for a minute, and in the browser that asked for it. The session's
 * id is stored sealed with the code itself, so the database alone opens nothing.
 */
export async function storeSignInCode(tx: Database, { clock, ids }: Ports, { sessionId, state }: CodeRequest): Promise<string> {
  const code = ids.secret();
  const expiresAt = new Date(clock.now().getTime() + codeSeconds * 1000);
  await tx.insert(signInCodes).values({
    codeHash: hashSecret(code),
    sessionHash: hashSecret(sessionId),
    sealedSession: await seal(keyOf(code), { sessionId }, expiresAt),
    stateHash: state === null ? null : hashSecret(state),
    expiresAt,
  });
  return code;
}

/** The session behind a code, and how long it lasts. Null when it was redeemed, is over, or was made for another browser. */
export async function redeemCode(
  { database, clock }: Ports,
  code: string,
  state: string | null,
): Promise<{ sessionId: string; lifetimeSeconds: number } | null> {
  const now = clock.now();
  const [row] = await database
    .delete(signInCodes)
    .where(eq(signInCodes.codeHash, hashSecret(code)))
    .returning();
  if (!row || row.expiresAt <= now || row.stateHash !== (state === null ? null : hashSecret(state))) return null;
  const content = await unseal(keyOf(code), row.sealedSession, now);
  const [session] = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.idHash, row.sessionHash), gt(sessions.expiresAt, now)));
  if (!session || session.revokedAt !== null || typeof content?.["sessionId"] !== "string") return null;
  return { sessionId: content["sessionId"], lifetimeSeconds: Math.floor((session.expiresAt.getTime() - now.getTime()) / 1000) };
}

/** Lets go of codes that nobody redeemed. */
export async function sweepSignInCodes({ database, clock }: Ports): Promise<void> {
  await database.delete(signInCodes).where(lt(signInCodes.expiresAt, clock.now()));
}

/** Not the hash that is stored. */
const keyOf = (code: string) => new Uint8Array(createHash("sha256").update(`sign-in-code ${code}`).digest());
