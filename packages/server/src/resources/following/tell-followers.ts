import { inArray } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { type TemplateNews, tellPeople, tellTemplates } from "../../database/news.js";
import { templates } from "../../database/schema.js";
import { findSharers } from "../../database/template-sharers.js";
import type { SignedInUser } from "../../security/authenticate.js";

/** What the lists of those show to whom a template belongs or is shared with. */
const inLists: ReadonlySet<TemplateNews> = new Set(["shared", "opened", "unlocked", "moved", "reviewed"]);

/**
 * Tells whoever has these templates open, at any process, once the change is stored, and those who see them in their lists; `former` are those who
 * just lost sight of them.
 */
export async function tellFollowers(
  tx: Database,
  templateIds: readonly string[],
  what: TemplateNews,
  by: SignedInUser,
  former: readonly string[] = [],
): Promise<void> {
  await tellTemplates(tx, templateIds, what, by.id);
  if (!inLists.has(what) || templateIds.length === 0) return;
  const ids = [...templateIds];
  const owners = await tx.selectDistinct({ id: templates.ownerId }).from(templates).where(inArray(templates.id, ids));
  const concerned = [...former, ...(await findSharers(tx, ids)), ...owners.flatMap(({ id }) => (id === null ? [] : [id]))];
  await tellPeople(tx, concerned, "lists");
}
