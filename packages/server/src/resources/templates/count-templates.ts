import type { TemplateCounts, TemplateStatus } from "@mailwright/contract";
import { and, count, eq } from "drizzle-orm";
import { templates } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { visibleSystemTemplates } from "../system-templates/visible.js";
import { favoritesOf, ownedBy, sharedWith } from "./list-templates.js";

/** One number for each view of the dashboard. */
export async function countTemplates({ database }: Ports, user: SignedInUser): Promise<TemplateCounts> {
  // Apart, so that each is answered by an index alone, however many templates there are.
  const byStatus = await database
    .select({ status: templates.status, total: count() })
    .from(templates)
    .where(ownedBy(user))
    .groupBy(templates.status);
  const [favorited] = await database.select({ total: count() }).from(templates).where(favoritesOf(user));
  const [shared] = await database.select({ total: count() }).from(templates).where(sharedWith(user));
  const [system] = await database.select({ total: count() }).from(templates).where(visibleSystemTemplates(user, "published"));
  const totalOf = (status: TemplateStatus) => byStatus.find((row) => row.status === status)?.total ?? 0;
  return {
    published: totalOf("published"),
    draft: totalOf("draft"),
    deleted: totalOf("deleted"),
    favorited: favorited?.total ?? 0,
    shared: shared?.total ?? 0,
    system: system?.total ?? 0,
    deletedSystem: user.role === "ROLE_ADMIN" ? await countDeletedSystem(database, user) : 0,
  };
}

async function countDeletedSystem(database: Ports["database"], user: SignedInUser): Promise<number> {
  const deleted = and(eq(templates.workspaceId, user.workspaceId), eq(templates.kind, "system"), eq(templates.status, "deleted"));
  const [row] = await database.select({ total: count() }).from(templates).where(deleted);
  return row?.total ?? 0;
}
