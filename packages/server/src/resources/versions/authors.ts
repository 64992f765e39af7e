import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { templateAuthors, templateVersions, users } from "../../database/schema.js";
import { writeName } from "../users/session.js";

/**
 * Notes who changed a template, once for each version that is kept. Whoever is removed at this moment is not there to be noted.
 */
export async function noteAuthors(
  tx: Database,
  { templateId, version, userIds }: { readonly templateId: string; readonly version: number; readonly userIds: readonly string[] },
): Promise<void> {
  if (userIds.length === 0) return;
  const people = sql.join(
    userIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const lastKept = sql`coalesce((select max(version) from ${templateVersions} where template_id = ${templateId}), 0)`;
  await tx.execute(sql`
    insert into ${templateAuthors} (template_id, version, user_id)
    select ${templateId}::uuid, ${version}::int, id from ${users} where id in (${people}) and not exists (
      select 1 from ${templateAuthors} as known
      where known.template_id = ${templateId} and known.user_id = ${users.id} and known.version > ${lastKept})
    on conflict do nothing`);
}

/** Takes away what says nothing any more: somebody stands with a version that was let go of, and with the next that is kept as well. */
export async function joinAuthors(tx: Database, templateId: string): Promise<void> {
  await tx.execute(sql`
    delete from ${templateAuthors} where template_id = ${templateId} and exists (
      select 1 from ${templateAuthors} as later
      where later.template_id = ${templateId} and later.user_id = ${templateAuthors.userId} and later.version > ${templateAuthors.version}
        and later.version <= (select min(version) from ${templateVersions}
          where template_id = ${templateId} and version >= ${templateAuthors.version}))`);
}

interface Author {
  readonly id: string;
  readonly name: string;
}

/** Who changed something for which version, by the moment of its date, in the order of their names. */
export async function readAuthors(database: Database, templateId: string, which?: SQL): Promise<ReadonlyMap<number, readonly Author[]>> {
  const firstWith = sql`(
    select v.version_date from ${templateVersions} as v
    where v.template_id = ${templateId} and v.version >= ${templateAuthors.version} order by v.version, v.version_date limit 1)`;
  const rows = await database
    .selectDistinct({ versionDate: templateVersions.versionDate, id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(templateAuthors)
    .innerJoin(users, eq(users.id, templateAuthors.userId))
    .innerJoin(
      templateVersions,
      and(eq(templateVersions.templateId, templateAuthors.templateId), sql`${templateVersions.versionDate} = ${firstWith}`),
    )
    .where(and(eq(templateAuthors.templateId, templateId), which))
    .orderBy(users.firstName, users.lastName, users.id);
  const authors = new Map<number, Author[]>();
  for (const { versionDate, id, ...names } of rows) {
    const known = authors.get(versionDate.getTime()) ?? [];
    authors.set(versionDate.getTime(), [...known, { id, name: writeName(names) }]);
  }
  return authors;
}
