import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { templates } from "../../database/schema.js";

/** Ends the sharing of those that have nobody and no team left to share with, and with it the links that were given away, unless they stay. */
export async function endEmptyShares(
  tx: Database,
  templateIds: readonly string[],
  { links = "end" }: { links?: "end" | "stay" } = {},
): Promise<void> {
  if (templateIds.length === 0) return;
  const others = sql`(exists (select 1 from template_collaborators k where k.template_id = "templates"."id")
    or exists (select 1 from template_teams k where k.template_id = "templates"."id"))`;
  await tx
    .update(templates)
    .set({ isShared: false, ...(links === "end" && { accessEpoch: sql`${templates.accessEpoch} + 1` }) })
    .where(and(inArray(templates.id, [...templateIds]), eq(templates.isShared, true), sql`not ${others}`));
}
