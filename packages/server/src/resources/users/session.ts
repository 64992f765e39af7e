import type { Session } from "@mailwright/contract";
import { eq } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import type { Config } from "../../config/config.js";
import { users } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { sessionMark, writeToken } from "../../security/tokens.js";

/** Who is signed in, with a fresh token. */
export async function loadSession({ database, secrets, clock }: Ports, { authMode }: Config, user: SignedInUser): Promise<Session> {
  const [row] = await database.select().from(users).where(eq(users.id, user.id));
  if (!row) refuse("session-ended");
  const claims = { userId: user.id, sessionMark: sessionMark(user.sessionHash) };
  return {
    token: await writeToken(secrets.tokenKey, claims, clock.now()),
    id: row.id,
    principalId: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    name: writeName(row),
    email: row.email,
    role: row.role,
    dnd_mode: row.dndMode,
    theme: row.theme,
    subscriptionPlan: row.plan,
    entitlements: row.entitlements,
    imageUrl: row.imageUrl,
    isDemo: authMode === "demo",
  };
}

export const writeName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();
