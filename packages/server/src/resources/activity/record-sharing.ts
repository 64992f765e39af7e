import type { Collaborator } from "@mailwright/contract";
import type { Database } from "../../database/database.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { recordActivity } from "./record-activity.js";

interface Sharing {
  readonly templateId: string;
  readonly before: readonly Collaborator[];
  readonly after: readonly Collaborator[];
}

/** Writes down with whom a template is shared now, with whom no more, and whose role is another one. */
export async function recordSharing(tx: Database, ports: Ports, user: SignedInUser, { templateId, before, after }: Sharing): Promise<void> {
  const roles = new Map(before.map(({ userId, role }) => [userId, role]));
  const stays = new Set(after.map(({ userId }) => userId));
  for (const { userId: personId } of before.filter(({ userId }) => !stays.has(userId)))
    await recordActivity(tx, ports, { templateId, kind: "unshared", by: user, personId });
  for (const { userId: personId, role } of after) {
    const former = roles.get(personId);
    if (former === role) continue;
    await recordActivity(tx, ports, { templateId, kind: former === undefined ? "shared" : "role-changed", by: user, personId, role });
  }
}
