import { and, eq } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import { templateBodies, templates } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import { isPageToken } from "../../security/page-tokens.js";

/** The compiled email for a frame. The token, not a user, opens it: frames send no headers. */
export async function previewTemplate(
  { database, secrets, clock }: Ports,
  id: string,
  kind: "user" | "system",
  token: string,
): Promise<string> {
  if (!isUuid(id) || !isPageToken(secrets.pageKey, "template", id, token, clock.now())) refuse("unauthenticated");
  const [row] = await database
    .select({ html: templateBodies.html })
    .from(templateBodies)
    .innerJoin(templates, eq(templates.id, templateBodies.templateId))
    .where(and(eq(templates.id, id), eq(templates.kind, kind)));
  return row?.html ?? refuse("template-not-found");
}
