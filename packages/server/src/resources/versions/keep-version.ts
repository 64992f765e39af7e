import { versionsKeptPerTemplate } from "@mailwright/contract";
import { eq, max, sql } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { templateVersions } from "../../database/schema.js";
import type { BodyRow } from "../templates/stored-template.js";

interface KeptVersion {
  templateId: string;
  version: number;
  userId: string | null;
  sizeBytes: number;
  body: BodyRow;
  now: Date;
}

/** Keeps what was just saved, and lets go of old versions. */
export async function keepVersion(tx: Database, { body, now, ...version }: KeptVersion): Promise<void> {
  const versionDate = await findFreeDate(tx, version.templateId, now);
  await tx.insert(templateVersions).values({ ...version, ...body, versionDate });
  await thinVersions(tx, version.templateId);
}

/** Two saves within one millisecond must not share a date: it is the version's name. */
async function findFreeDate(tx: Database, templateId: string, now: Date): Promise<Date> {
  const [row] = await tx
    .select({ newest: max(templateVersions.versionDate) })
    .from(templateVersions)
    .where(eq(templateVersions.templateId, templateId));
  const newestMs = row?.newest?.getTime() ?? 0;
  return new Date(Math.max(now.getTime(), newestMs + 1));
}

/** The newest ones stay, and the newest of every day. */
async function thinVersions(tx: Database, templateId: string): Promise<void> {
  await tx.execute(sql`
    delete from ${templateVersions} where ${templateVersions.templateId} = ${templateId} and ${templateVersions.versionDate} in (
      select version_date from (
        select version_date,
          row_number() over (order by version_date desc) as place,
          row_number() over (partition by date_trunc('day', version_date at time zone 'UTC') order by version_date desc) as place_in_day
        from ${templateVersions} where template_id = ${templateId}
      ) as ranked where place > ${versionsKeptPerTemplate} and place_in_day > 1
    )`);
}
