import { and, eq, inArray, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Retention } from "../config/retention.js";
import type { Database } from "../database/database.js";
import { auditLog, imports, mailMessages, sessions, shareLinks, templates, templateVersions } from "../database/schema.js";
import type { Ports } from "../ports/ports.js";
import { forgetAudit } from "../resources/audit/forget-audit.js";
import { isReviewed } from "../resources/versions/keep-version.js";

const dayMs = 24 * 60 * 60 * 1000;
/** A statement has half a minute, so much goes in pieces. */
const atOnce = 200;
/** What is left after that waits for the next hour. */
const piecesMax = 500;

/** Deletes one piece of what is older; answers how many there were. */
type LetGo = (database: Database, before: Date) => Promise<number>;

/** What goes after the days that were set for its kind. */
const letGo: Readonly<Record<keyof Retention, LetGo>> = {
  deleted: (database, before) =>
    deletePiece(
      database,
      and(eq(templates.status, "deleted"), isNotNull(templates.deletedAt), lt(templates.deletedAt, before)) ?? sql`false`,
    ),
  versions: async (database, before) => {
    const isNewest = sql`${templateVersions.versionDate} = (select max(v.version_date) from template_versions v where v.template_id = "template_versions"."template_id")`;
    const rows = await database
      .select({ templateId: templateVersions.templateId, versionDate: templateVersions.versionDate })
      .from(templateVersions)
      .where(and(lt(templateVersions.versionDate, before), eq(templateVersions.name, ""), sql`not ${isNewest} and not ${isReviewed}`))
      .limit(atOnce);
    for (const { templateId, versionDate } of rows)
      await database
        .delete(templateVersions)
        .where(and(eq(templateVersions.templateId, templateId), eq(templateVersions.versionDate, versionDate)));
    return rows.length;
  },
  mails: async (database, before) => {
    const old = database.select({ id: mailMessages.id }).from(mailMessages).where(lt(mailMessages.createdAt, before)).limit(atOnce);
    return (await database.delete(mailMessages).where(inArray(mailMessages.id, old)).returning({ id: mailMessages.id })).length;
  },
  sessions: async (database, before) => {
    const ended = or(lt(sessions.expiresAt, before), lt(sessions.revokedAt, before));
    const old = database.select({ id: sessions.idHash }).from(sessions).where(ended).limit(atOnce);
    return (await database.delete(sessions).where(inArray(sessions.idHash, old)).returning({ id: sessions.idHash })).length;
  },
  links: async (database, before) => {
    const ended = or(lt(shareLinks.expiresAt, before), lt(shareLinks.revokedAt, before));
    const old = database.select({ id: shareLinks.id }).from(shareLinks).where(ended).limit(atOnce);
    return (await database.delete(shareLinks).where(inArray(shareLinks.id, old)).returning({ id: shareLinks.id })).length;
  },
  imports: async (database, before) => {
    const old = database.select({ id: imports.id }).from(imports).where(lt(imports.createdAt, before)).limit(atOnce);
    return (await database.delete(imports).where(inArray(imports.id, old)).returning({ id: imports.id })).length;
  },
  audit: (database, before) =>
    database.transaction(async (tx) => {
      const old = await tx.select({ id: auditLog.id }).from(auditLog).where(lt(auditLog.at, before)).limit(atOnce);
      const ids = old.map(({ id }) => id);
      if (ids.length > 0) await forgetAudit(tx, inArray(auditLog.id, ids));
      return ids.length;
    }),
};

/** Lets go of everything that is past its time. */
export async function applyRetention({ database, clock, retention }: Ports): Promise<void> {
  for (const [kind, days] of Object.entries(retention) as [keyof Retention, number][]) {
    const before = new Date(clock.now().getTime() - days * dayMs);
    for (let piece = 0; piece < piecesMax && (await letGo[kind](database, before)) === atOnce; piece += 1) {}
  }
}

async function deletePiece(database: Database, which: SQL): Promise<number> {
  const old = database.select({ id: templates.id }).from(templates).where(which).limit(atOnce);
  return (await database.delete(templates).where(inArray(templates.id, old)).returning({ id: templates.id })).length;
}
