import { and, eq, gt } from "drizzle-orm";
import type { OidcSettings } from "../config/oidc-settings.js";
import type { Database } from "../database/database.js";
import { invitations, setUpLinks, users } from "../database/schema.js";
import type { Ports } from "../ports/ports.js";
import { upsertUser } from "../resources/auth/mint-session.js";
import { recordDeed } from "../security/audit.js";
import { hashSecret } from "../security/secrets.js";
import { ensureWorkspace } from "../seed/workspace.js";
import type { ProviderPerson } from "./read-person.js";

/** The plan decides what a person may use; every right is there where it does not say otherwise. */
const entitlements = ["custom-code", "products", "custom-modules"];

interface Coming {
  person: ProviderPerson;
  settings: OidcSettings;
  /** Of the link that makes the first administrator, where the person came by it. */
  setUpToken: string | null;
  /** Where the call comes from. */
  address: string;
}

/** Who came in, or why not: nobody has invited them, or an administrator took their access away. */
export type Admission = { outcome: "in"; userId: string; workspaceId: string } | { outcome: "uninvited" | "deactivated" };

/**
 * Lets a person in whom the provider has signed in, or says no. In are: who came by the set-up link, who is here already, who was invited at an
 * address that the provider vouches for, and, where the settings are open, everybody. An invitation lets in again whose access was taken away. Call it
 * in a transaction.
 */
export async function admitPerson(tx: Database, ports: Ports, { person, settings, setUpToken, address }: Coming): Promise<Admission> {
  const { workspaceId } = person;
  if (workspaceId === null) return { outcome: "uninvited" };
  await ensureWorkspace(tx, ports, workspaceId, workspaceId);
  const [known] = await tx
    .select()
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), eq(users.externalId, person.externalId)));
  const isFirst = setUpToken !== null && (await takeSetUpLink(tx, ports, setUpToken));
  const member = known?.deactivatedAt === null ? known : undefined;
  const invitation = member ? undefined : await takeInvitation(tx, ports, workspaceId, person);
  const isAsked = isFirst || invitation !== undefined;
  if (!isAsked && known && !member) return { outcome: "deactivated" };
  if (!isAsked && !member && settings.signUp === "invited") return { outcome: "uninvited" };
  if (known && !member) await tx.update(users).set({ deactivatedAt: null }).where(eq(users.id, known.id));
  const given = member ?? invitation;
  const userId = await upsertUser(tx, ports, workspaceId, {
    externalId: person.externalId,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    imageUrl: person.imageUrl,
    role: isFirst ? "ROLE_ADMIN" : (person.role ?? given?.role ?? "user"),
    plan: person.plan ?? given?.plan ?? settings.plan,
    entitlements,
  });
  const deed = { workspaceId, by: "user", actorId: userId, address } as const;
  if (isFirst) await recordDeed(tx, ports, { ...deed, operation: "useSetUpLink" });
  if (invitation) await recordDeed(tx, ports, { ...deed, operation: "acceptInvitation", target: invitation.id });
  await recordDeed(tx, ports, { ...deed, operation: "signIn" });
  return { outcome: "in", userId, workspaceId };
}

/** True for the one person who comes by the link in time: it is gone afterwards. */
async function takeSetUpLink(tx: Database, { clock }: Ports, token: string): Promise<boolean> {
  const taken = await tx
    .delete(setUpLinks)
    .where(and(eq(setUpLinks.tokenHash, hashSecret(token)), gt(setUpLinks.expiresAt, clock.now())))
    .returning();
  return taken.length > 0;
}

async function takeInvitation(tx: Database, { clock }: Ports, workspaceId: string, { email, isEmailVerified }: ProviderPerson) {
  if (!isEmailVerified) return undefined;
  const invited = and(eq(invitations.workspaceId, workspaceId), eq(invitations.email, email.toLowerCase()));
  const [taken] = await tx
    .delete(invitations)
    .where(and(invited, gt(invitations.expiresAt, clock.now())))
    .returning();
  return taken;
}
