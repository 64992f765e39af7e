import type { Database } from "../../database/database.js";
import { type TemplateNews, tellNews } from "../../database/news.js";
import type { SignedInUser } from "../../security/authenticate.js";

/** Tells whoever has these templates open, at any process, once the change is stored. */
export async function tellFollowers(tx: Database, templateIds: readonly string[], what: TemplateNews, by: SignedInUser): Promise<void> {
  for (const templateId of templateIds) await tellNews(tx, { kind: "template", templateId, what, byId: by.id });
}
