import { and, eq, isNull, sql } from "drizzle-orm";
import type { OidcSettings } from "../config/oidc-settings.js";
import { setUpLinks, users } from "../database/schema.js";
import type { Ports } from "../ports/ports.js";
import { hashSecret } from "../security/secrets.js";

const lifetimeMs = 60 * 60 * 1000;

/**
 * The token of a link: whoever opens it and signs in becomes the first administrator. Null if there is an administrator already, if the
 * provider decides who is one, or if an earlier link is still valid. If several processes start at once, one of them gets a token.
 */
export function makeSetUpToken({ database, clock, ids }: Ports, { roleClaim, issuer }: OidcSettings): Promise<string | null> {
  if (roleClaim !== null) return Promise.resolve(null);
  return database.transaction(async (tx) => {
    // An administrator of the demo, which may have run on this database before, has no account at the provider and cannot sign in.
    const canSignIn = sql`starts_with(${users.externalId}, ${`${issuer} `})`;
    const administrator = and(eq(users.role, "ROLE_ADMIN"), isNull(users.deactivatedAt), canSignIn);
    if ((await tx.select({ id: users.id }).from(users).where(administrator).limit(1)).length > 0) return null;
    const token = ids.secret();
    const link = { tokenHash: hashSecret(token), expiresAt: new Date(clock.now().getTime() + lifetimeMs) };
    const [stored] = await tx.select().from(setUpLinks).for("update");
    if (stored && stored.expiresAt > clock.now()) return null;
    const made = stored
      ? await tx.update(setUpLinks).set(link).returning()
      : await tx.insert(setUpLinks).values(link).onConflictDoNothing().returning();
    return made.length > 0 ? token : null;
  });
}

/** The words that the server prints in the terminal, once. */
export const writeSetUpMessage = (origin: string, token: string) =>
  [
    "",
    "There is no administrator yet. Whoever opens this link and signs in becomes the first one. It works once, within an hour:",
    "",
    `  ${origin}/set-up#token=${token}`,
    "",
  ].join("\n");
