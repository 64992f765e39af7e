import { and, eq, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { templateAuthors, templateVersions, users } from "../../database/schema.js";
import { writeName } from "../users/session.js";

/** Who changed something for what was stored under a number. */
interface Authors {
  readonly templateId: string;
  readonly version: number;
  readonly userIds: readonly string[];
}

/**
 * Notes who changed templates, once for each version that is kept, in one statement. Whoever is removed at this moment is not there to be noted.
 */
export async function noteAuthors(tx: Database, ...noted: readonly Authors[]): Promise<void> {
  const rows = noted.flatMap(({ templateId, version, userIds }) =>
    userIds.map((userId) => ({ template_id: templateId, version, user_id: userId })),
  );
  if (rows.length === 0) return;
  const lastKept = sql`coalesce((select max(version) from ${templateVersions} where template_id = given.template_id), 0)`;
  await tx.execute(sql`
    insert into ${templateAuthors} (template_id, version, user_id)
    select given.template_id, given.version, ${users.id}
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (template_id uuid, version int, user_id uuid)
    join ${users} on ${users.id} = given.user_id
    where not exists (
      select 1 from ${templateAuthors} as known
      where known.template_id = given.template_id and known.user_id = given.user_id and known.version > ${lastKept})
    on conflict do nothing`);
}

/**
 * Takes away what says nothing any more once versions were let go of: somebody who stands with one of them, and with the next that is kept as well.
 * Only rows between the versions that are kept around them are read, so that a save costs the same after ten versions and after a thousand.
 */
export async function joinAuthors(tx: Database, templateId: string, removed: readonly number[]): Promise<void> {
  const [first, last] = [Math.min(...removed), Math.max(...removed)];
  const before = sql`coalesce((select max(version) from ${templateVersions} where template_id = ${templateId} and version < ${first}), 0)`;
  const next = sql`coalesce((select min(version) from ${templateVersions} where template_id = ${templateId} and version >= ${last}), ${last}::int)`;
  await tx.execute(sql`
    delete from ${templateAuthors} as gone using (
      select noted.version, noted.user_id,
        row_number() over (partition by noted.user_id, kept.version order by noted.version desc) as place
      from ${templateAuthors} as noted left join lateral (
        select min(version) as version from ${templateVersions} where template_id = ${templateId} and version >= noted.version
      ) as kept on true
      where noted.template_id = ${templateId} and noted.version > ${before} and noted.version <= ${next}
    ) as ranked
    where gone.template_id = ${templateId} and gone.version = ranked.version and gone.user_id = ranked.user_id and ranked.place > 1`);
}

interface Author {
  readonly id: string;
  readonly name: string;
}

/** Who changed something for which version of some that follow one another, by the moment of its date, in the order of their names. */
export async function readAuthors(
  database: Database,
  templateId: string,
  { oldest, newest }: { readonly oldest: Date; readonly newest: Date },
): Promise<ReadonlyMap<number, readonly Author[]>> {
  const { version, versionDate } = templateVersions;
  const highest = (which: SQL) =>
    sql`coalesce((select max(${version}) from ${templateVersions} where ${templateVersions.templateId} = ${templateId} and ${which}), 0)`;
  const isOfThese = and(
    eq(templateAuthors.templateId, templateId),
    sql`${templateAuthors.version} > ${highest(lt(versionDate, oldest))}`,
    sql`${templateAuthors.version} <= ${highest(lte(versionDate, newest))}`,
  );
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
    .where(isOfThese)
    .orderBy(users.firstName, users.lastName, users.id);
  const authors = new Map<number, Author[]>();
  for (const { versionDate, id, ...names } of rows) {
    const known = authors.get(versionDate.getTime()) ?? [];
    authors.set(versionDate.getTime(), [...known, { id, name: writeName(names) }]);
  }
  return authors;
}
