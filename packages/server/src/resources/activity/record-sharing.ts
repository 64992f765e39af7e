import type { Collaborator, CollaboratorRole, SharedTeam } from "@mailwright/contract";
import type { Database } from "../../database/database.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { recordActivity } from "./record-activity.js";

/** With whom a template is shared. */
interface Shared {
  readonly collaborators: readonly Collaborator[];
  readonly teams: readonly SharedTeam[];
}

interface Sharing {
  readonly templateId: string;
  readonly before: Shared;
  readonly after: Shared;
}

/** Writes down with whom a template is shared now, with whom no more, and whose role is another one. Teams are written down by their names. */
export async function recordSharing(tx: Database, ports: Ports, user: SignedInUser, { templateId, before, after }: Sharing): Promise<void> {
  const former = listShares(before);
  const shares = listShares(after);
  const find = (among: readonly Share[], { key }: Share) => among.find((other) => other.key === key);
  for (const { named } of former.filter((share) => !find(shares, share)))
    await recordActivity(tx, ports, { templateId, kind: "unshared", by: user, ...named });
  for (const share of shares) {
    const was = find(former, share);
    const { role, named } = share;
    if (was?.role === role) continue;
    await recordActivity(tx, ports, { templateId, kind: was ? "role-changed" : "shared", by: user, ...named, role });
  }
}

interface Share {
  readonly key: string;
  readonly role: CollaboratorRole;
  readonly named: { readonly personId: string } | { readonly about: string };
}

const listShares = ({ collaborators, teams }: Shared): Share[] => [
  ...collaborators.map(({ userId, role }) => ({ key: `person ${userId}`, role, named: { personId: userId } })),
  ...teams.map(({ id, name, role }) => ({ key: `team ${id}`, role, named: { about: name } })),
];
