import type { Session } from "@mailwright/contract";
import type { Config } from "../../config/config.js";
import type { Ports } from "../../ports/ports.js";
import type { SessionUser } from "../../security/authenticate.js";
import { sessionMark, writeToken } from "../../security/tokens.js";

/** Who is signed in, with a fresh token. */
export async function writeSession(
  { secrets, clock }: Ports,
  { authMode, liveEditing }: Config,
  { account: row, sessionHash }: SessionUser,
): Promise<Session> {
  const claims = { userId: row.id, sessionMark: sessionMark(sessionHash) };
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
    ...(liveEditing && { liveEditing }),
  };
}

export const writeName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();
