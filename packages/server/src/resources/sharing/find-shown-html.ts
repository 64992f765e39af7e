import { and, eq, ne } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { templateBodies, templates } from "../../database/schema.js";

/** The email behind a shared view; a template that was removed shows no more, whoever still has its address. */
export async function findShownHtml(database: Database, id: string): Promise<string> {
  const [row] = await database
    .select({ html: templateBodies.html })
    .from(templateBodies)
    .innerJoin(templates, eq(templates.id, templateBodies.templateId))
    .where(and(eq(templates.id, id), ne(templates.status, "deleted")));
  return row?.html ?? refuse("template-not-found");
}
