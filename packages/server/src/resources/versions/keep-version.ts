import { versionsKeptPerTemplate } from "@mailwright/contract";
import { desc, eq, sql } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { templateApprovalAnswers, templateApprovals, templateBodies, templateVersions } from "../../database/schema.js";
import { joinAuthors, noteAuthors } from "./authors.js";

interface KeptVersion {
  templateId: string;
  version: number;
  userId: string | null;
  sizeBytes: number;
  now: Date;
}

/** Keeps the body that was just stored, by who stored it, and lets go of old versions. */
export async function keepVersion(tx: Database, kept: KeptVersion): Promise<void> {
  const { templateId, version, userId } = kept;
  await noteAuthors(tx, { templateId, version, userIds: userId === null ? [] : [userId] });
  await copyVersion(tx, kept);
  // A template has at most as many versions as its number says.
  if (kept.version > versionsKeptPerTemplate) await thinVersions(tx, kept.templateId);
}

/**
 * Keeps what is stored as a version. The database copies it, so that a body travels once for each save. Two saves within one millisecond must not share a
 * date: it is the version's name.
 */
export async function copyVersion(tx: Database, { templateId, version, userId, sizeBytes, now }: KeptVersion): Promise<void> {
  const afterNewest = sql`(select max(version_date) + interval '1 millisecond' from ${templateVersions} where template_id = ${templateId})`;
  await tx.execute(sql`
    insert into ${templateVersions} (template_id, version_date, version, user_id, size_bytes, html, css, style, custom_styles, components)
    select template_id, greatest(${now.toISOString()}::timestamptz, ${afterNewest}), ${version}::int, ${userId}::uuid, ${sizeBytes}::int,
      html, css, style, custom_styles, components
    from ${templateBodies} where template_id = ${templateId}`);
}

/** The newest version that is kept. */
export async function findNewest(tx: Database, templateId: string) {
  const { version, versionDate, name, userId } = templateVersions;
  const newestFirst = tx.select({ version, versionDate, name, userId }).from(templateVersions).orderBy(desc(versionDate));
  const [newest] = await newestFirst.where(eq(templateVersions.templateId, templateId)).limit(1);
  return newest;
}

/** The date of the version that is what is stored now; it is kept where it was not. By whom it is asked for says nothing of who wrote it. */
export async function keepCurrent(
  tx: Database,
  { id: templateId, version, sizeBytes }: { readonly id: string; readonly version: number; readonly sizeBytes: number },
  now: Date,
): Promise<Date> {
  const newest = await findNewest(tx, templateId);
  if (newest?.version === version) return newest.versionDate;
  await copyVersion(tx, { templateId, version, userId: newest?.userId ?? null, sizeBytes, now });
  return (await findNewest(tx, templateId))?.versionDate ?? refuse("version-not-found");
}

/** What a request for approval that is open is about, and what its reviewers answered about. */
export const isReviewed = sql`exists (
  select 1 from ${templateApprovals} as asked left join ${templateApprovalAnswers} as said on said.approval_id = asked.id and said.replaced_at is null
  where asked.template_id = "template_versions"."template_id" and asked.ended_at is null
    and "template_versions"."version_date" in (asked.version_date, said.version_date))`;

/** The newest ones stay, the newest of every day, all that have a name, and what reviewers look at. */
async function thinVersions(tx: Database, templateId: string): Promise<void> {
  const isOld = sql`${templateVersions.templateId} = ${templateId} and ${templateVersions.versionDate} in (
      select version_date from (
        select version_date,
          row_number() over (order by version_date desc) as place,
          row_number() over (partition by date_trunc('day', version_date at time zone 'UTC') order by version_date desc) as place_in_day
        from ${templateVersions} where template_id = ${templateId} and name = '' and not ${isReviewed}
      ) as ranked where place > ${versionsKeptPerTemplate} and place_in_day > 1
    )`;
  const removed = await tx.delete(templateVersions).where(isOld).returning({ version: templateVersions.version });
  if (removed.length > 0) {
    await joinAuthors(
      tx,
      templateId,
      removed.map(({ version }) => version),
    );
  }
}
