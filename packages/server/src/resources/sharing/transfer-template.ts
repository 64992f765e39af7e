import type { Collaborator } from "@mailwright/contract";
import { and, eq, isNull } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { users } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import { keepWithin } from "../quotas/keep-within.js";
import { replaceCollaborators, updateTemplate } from "../templates/repository.js";
import type { StoredTemplate } from "../templates/stored-template.js";

/** As many as may be chosen at once. */
const collaboratorsMax = 100;

/** Gives the template to somebody else of the workspace. Whoever it belonged to goes on as an editor. */
export async function transferTemplate(tx: Database, ports: Ports, template: StoredTemplate, toId: string): Promise<StoredTemplate> {
  const { id, ownerId, workspaceId, sizeBytes } = template;
  if (toId === ownerId || !(await isActive(tx, workspaceId, toId))) refuseOwner("not-allowed");
  const former: Collaborator[] = ownerId === null ? [] : [{ userId: ownerId, role: "edit" }];
  const collaborators = [...template.collaborators.filter(({ userId }) => userId !== toId), ...former];
  if (collaborators.length > collaboratorsMax) refuseOwner("too-many");
  const change = { ownerId: toId, isShared: collaborators.length + template.teams.length > 0 };
  await updateTemplate(tx, id, change);
  await replaceCollaborators(tx, id, collaborators);
  // It counts as theirs from now on.
  await keepWithin(tx, ports, { id: toId, workspaceId }, { templates: 1, bytes: sizeBytes });
  return { ...template, ...change, collaborators };
}

async function isActive(tx: Database, workspaceId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const isThere = and(eq(users.id, id), eq(users.workspaceId, workspaceId), isNull(users.deactivatedAt));
  // The lock keeps them from being removed before it is theirs.
  return (await tx.select({ id: users.id }).from(users).where(isThere).for("share")).length > 0;
}

function refuseOwner(code: "not-allowed" | "too-many"): never {
  refuse("invalid-request", { fields: [{ field: "userId", code }] });
}
