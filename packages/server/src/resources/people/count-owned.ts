import type { OwnedCounts } from "@mailwright/contract";
import { and, count, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../database/database.js";
import { assets, modules, templates } from "../../database/schema.js";
import { isPictureRow } from "../../pictures/is-picture.js";

/** How much goes to somebody else, or goes for good, when a person is removed: see `remove-owned.ts` for what others need. */
export async function countOwned(database: Database, personId: string): Promise<OwnedCounts> {
  const own = and(eq(templates.ownerId, personId), eq(templates.kind, "user"));
  const isInLibrary = sql`exists (select 1 from categories c where c.id = ${modules.categoryId} and c."group" = 'system')`;
  const isInOwn = sql`exists (select 1 from templates t where t.id = ${assets.templateId} and t.owner_id = ${personId} and t.kind = 'user')`;
  return {
    templates: await countRows(database, templates, own),
    sharedTemplates: await countRows(database, templates, and(own, eq(templates.isShared, true))),
    modules: await countRows(database, modules, and(eq(modules.ownerId, personId), sql`not ${isInLibrary}`)),
    pictures: await countRows(database, assets, and(eq(assets.ownerId, personId), isPictureRow, or(isNull(assets.templateId), isInOwn))),
  };
}

async function countRows(database: Database, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await database.select({ total: count() }).from(table).where(where);
  return row?.total ?? 0;
}
