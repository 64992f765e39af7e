import type { QuotaKind, QuotaScope } from "@mailwright/contract";
import { and, count, eq, isNotNull, type SQL, sql, sum } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../database/database.js";
import { assets, generatedCounts, mailCounts, modules, templates } from "../../database/schema.js";
import { isPictureRow } from "../../pictures/is-picture.js";

/** Whose use is counted. */
export interface Counted {
  scope: QuotaScope;
  workspaceId: string;
  userId: string;
  /** The day whose mails count, such as `2026-11-21`. */
  day: string;
}

interface OwnedTable extends PgTable {
  workspaceId: PgColumn;
  ownerId: PgColumn;
  sizeBytes: PgColumn;
}

/** What came with the product is nobody's, and does not count. */
function owned(table: Pick<OwnedTable, "workspaceId" | "ownerId">, { scope, workspaceId, userId }: Counted): SQL | undefined {
  return and(eq(table.workspaceId, workspaceId), scope === "user" ? eq(table.ownerId, userId) : isNotNull(table.ownerId));
}

async function countRows(tx: Database, table: OwnedTable, counted: Counted, among?: SQL): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(table)
    .where(and(owned(table, counted), among));
  return row?.total ?? 0;
}

async function sumBytes(tx: Database, table: OwnedTable, counted: Counted): Promise<number> {
  const [row] = await tx
    .select({ total: sql<string>`coalesce(${sum(table.sizeBytes)}, 0)` })
    .from(table)
    .where(owned(table, counted));
  return Number(row?.total ?? 0);
}

async function countMails(tx: Database, { scope, workspaceId, userId, day }: Counted): Promise<number> {
  const whose = scope === "user" ? eq(mailCounts.userId, userId) : eq(mailCounts.workspaceId, workspaceId);
  const [row] = await tx
    .select({ total: sql<string>`coalesce(${sum(mailCounts.mails)}, 0)` })
    .from(mailCounts)
    .where(and(whose, eq(mailCounts.day, day)));
  return Number(row?.total ?? 0);
}

/** What is counted by the day in one row of each person. */
type Made = "pictures" | "screenshots";

async function countOfDay(tx: Database, { scope, workspaceId, userId, day }: Counted, made: Made): Promise<number> {
  const whose = scope === "user" ? eq(generatedCounts.userId, userId) : eq(generatedCounts.workspaceId, workspaceId);
  const [row] = await tx
    .select({ total: sql<string>`coalesce(${sum(generatedCounts[made])}, 0)` })
    .from(generatedCounts)
    .where(and(whose, eq(generatedCounts.day, day)));
  return Number(row?.total ?? 0);
}

/** How much of each kind there is. */
export const countUse: Readonly<Record<QuotaKind, (tx: Database, counted: Counted) => Promise<number>>> = {
  templates: (tx, counted) => countRows(tx, templates, counted),
  pictures: (tx, counted) => countRows(tx, assets, counted, isPictureRow),
  modules: (tx, counted) => countRows(tx, modules, counted),
  bytes: async (tx, counted) =>
    (await sumBytes(tx, templates, counted)) + (await sumBytes(tx, assets, counted)) + (await sumBytes(tx, modules, counted)),
  mails: countMails,
  generated: (tx, counted) => countOfDay(tx, counted, "pictures"),
  screenshots: (tx, counted) => countOfDay(tx, counted, "screenshots"),
};
