import { and, eq, type SQL, sql } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { templates } from "../../database/schema.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { findTemplate } from "../templates/repository.js";
import type { StoredTemplate } from "../templates/stored-template.js";

/** System templates that the user may see: administrators all, others those that are not in hidden categories only. */
export function visibleSystemTemplates(user: SignedInUser, status: "published" | "deleted"): SQL | undefined {
  const all = and(eq(templates.workspaceId, user.workspaceId), eq(templates.kind, "system"), eq(templates.status, status));
  if (user.role === "ROLE_ADMIN") return all;
  const categoryWhere = (condition: SQL) =>
    sql`exists (select 1 from template_categories tc join categories c on c.id = tc.category_id where tc.template_id = ${templates.id} and ${condition})`;
  return and(all, sql`(${categoryWhere(sql`not c.hidden`)} or not ${categoryWhere(sql`true`)})`);
}

/** One system template that the user may see; ends the call otherwise. */
export async function findVisibleSystemTemplate(tx: Database, id: string, user: SignedInUser): Promise<StoredTemplate> {
  const template = await findTemplate(tx, { id, kind: "system", workspaceId: user.workspaceId });
  if (!template || !isVisible(template, user)) refuse("template-not-found");
  return template;
}

function isVisible(template: StoredTemplate, user: SignedInUser): boolean {
  if (user.role === "ROLE_ADMIN") return true;
  if (template.status !== "published") return false;
  return template.categories.length === 0 || template.categories.some((category) => !category.hidden);
}
