import { and, eq, gt } from "drizzle-orm";
import type { OidcSettings } from "../config/oidc-settings.js";
import type { Database } from "../database/database.js";
import { invitations, setUpLinks, users } from "../database/schema.js";
import type { Ports } from "../ports/ports.js";
import { upsertUser } from "../resources/auth/mint-session.js";
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
}

/**
 * Lets a person in whom the provider has signed in, or says no (null). In are: who came by the set-up link, who is here already, who was invited at an
 * address that the provider vouches for, and, where the settings are open, everybody. Call it in a transaction.
 */
export async function admitPerson(tx: Database, ports: Ports, { person, settings, setUpToken }: Coming) {
  const { workspaceId } = person;
  if (workspaceId === null) return null;
  await ensureWorkspace(tx, ports, workspaceId, workspaceId);
  const [known] = await tx
    .select()
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), eq(users.externalId, person.externalId)));
  const isFirst = setUpToken !== null && (await takeSetUpLink(tx, ports, setUpToken));
  const member = known?.deactivatedAt === null ? known : undefined;
  const invitation = member ? undefined : await takeInvitation(tx, ports, workspaceId, person);
  if (!isFirst && !member && !invitation && (settings.signUp === "invited" || known)) return null;
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
  return { userId, workspaceId };
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
