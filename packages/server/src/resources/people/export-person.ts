import { buffer } from "node:stream/consumers";
import { and, asc, eq, getTableColumns, gt, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { refuse } from "../../base/refusal.js";
import {
  assets,
  comments,
  connections,
  generatedPictures,
  importResults,
  imports,
  mailMessages,
  modules,
  notes,
  sessions,
  shareLinks,
  teamMembers,
  teams,
  templateActivity,
  templateApprovalAnswers,
  templateApprovals,
  templateAuthors,
  templateBodies,
  templateCollaborators,
  templateExports,
  templateFavorites,
  templates,
  templateVersions,
  users,
} from "../../database/schema.js";
import { findRest, mailParts } from "../../ports/mailer/mail-pieces.js";
import type { Ports } from "../../ports/ports.js";

const personFormat = "mailwright-person/1";
/** A body has up to twenty megabytes. */
const rowsAtOnce = 4;

type Line = Record<string, unknown>;

/** Everything that is stored about a person and by them, a line at a time: a manifest first, and last how many lines of each kind there were. */
export async function* exportPerson(ports: Ports, personId: string): AsyncGenerator<Line> {
  const [person] = await ports.database.select().from(users).where(eq(users.id, personId));
  if (!person) refuse("not-found");
  const counts: Record<string, number> = {};
  yield { format: personFormat, exportedAt: ports.clock.now().toISOString(), personId, email: person.email };
  for await (const line of readLines(ports, person)) {
    const kind = String(line["record"]);
    counts[kind] = (counts[kind] ?? 0) + 1;
    yield line;
  }
  yield { end: counts };
}

async function* readLines(ports: Ports, person: typeof users.$inferSelect): AsyncGenerator<Line> {
  const { database } = ports;
  yield { record: "account", ...person };
  const { createdAt, expiresAt, revokedAt } = getTableColumns(sessions);
  for (const row of await database.select({ createdAt, expiresAt, revokedAt }).from(sessions).where(eq(sessions.userId, person.id)))
    yield { record: "session", ...row };
  for await (const template of readRows(ports, templates, templates.id, eq(templates.ownerId, person.id))) {
    const [body] = await database.select().from(templateBodies).where(eq(templateBodies.templateId, template.id));
    yield { record: "template", ...template, body };
    yield* readVersions(ports, template.id);
  }
  for await (const row of readRows(ports, modules, modules.id, eq(modules.ownerId, person.id))) yield { record: "module", ...row };
  for await (const row of readRows(ports, assets, assets.id, eq(assets.ownerId, person.id))) {
    const blob = await ports.blobStore.get(row.contentKey);
    yield { record: "picture", ...row, bytes: blob && (await buffer(blob.stream)).toString("base64") };
  }
  for await (const row of readRows(ports, generatedPictures, generatedPictures.id, eq(generatedPictures.userId, person.id)))
    yield { record: "generated", ...row };
  for (const row of await database.select().from(imports).where(eq(imports.userId, person.id))) {
    yield { record: "import", ...row };
    for await (const result of readRows(ports, importResults, importResults.id, eq(importResults.importId, row.id)))
      yield { record: "import-result", ...result };
  }
  for await (const row of readRows(ports, notes, notes.id, eq(notes.userId, person.id))) yield { record: "note", ...row };
  const isTheirs = eq(comments.userId, person.id);
  for await (const { guestKeyHash: _____, ...row } of readRows(ports, comments, comments.id, isTheirs)) yield { record: "comment", ...row };
  for await (const row of readRows(ports, templateActivity, templateActivity.id, eq(templateActivity.actorId, person.id)))
    yield { record: "activity", ...row };
  for await (const row of readRows(ports, templateApprovals, templateApprovals.id, eq(templateApprovals.askedById, person.id)))
    yield { record: "approval", ...row };
  const isReviewer = eq(templateApprovalAnswers.reviewerId, person.id);
  for await (const row of readRows(ports, templateApprovalAnswers, templateApprovalAnswers.id, isReviewer))
    yield { record: "approval-answer", ...row };
  const { secretHash: _, passwordHash: ____, ...link } = getTableColumns(shareLinks);
  for (const row of await database.select(link).from(shareLinks).where(eq(shareLinks.makerId, person.id))) yield { record: "link", ...row };
  for await (const row of readRows(ports, templateExports, templateExports.id, eq(templateExports.userId, person.id)))
    yield { record: "sent", ...row };
  const { sealed: __, keyId: ___, ...connection } = getTableColumns(connections);
  for (const row of await database.select(connection).from(connections).where(eq(connections.ownerId, person.id)))
    yield { record: "connection", ...row };
  for (const row of await namesOf(ports, templateCollaborators, person.id, { role: templateCollaborators.role }))
    yield { record: "share", ...row };
  const memberOf = and(eq(teamMembers.teamId, teams.id), eq(teamMembers.userId, person.id));
  for (const row of await database.select({ teamId: teams.id, name: teams.name }).from(teams).innerJoin(teamMembers, memberOf))
    yield { record: "team", ...row };
  for (const row of await namesOf(ports, templateAuthors, person.id, { version: templateAuthors.version }))
    yield { record: "author", ...row };
  for (const row of await namesOf(ports, templateFavorites, person.id, {})) yield { record: "favorite", ...row };
  for await (const row of readRows(ports, mailMessages, mailMessages.id, eq(mailMessages.userId, person.id)))
    yield { record: "mail", ...(await addRest(database, row)) };
}

/** A mail with all of its texts. */
async function addRest(database: Ports["database"], { isWhole: _, ...mail }: typeof mailMessages.$inferSelect): Promise<Line> {
  const whole = await Promise.all(mailParts.map(async (part) => [part, mail[part] + (await findRest(database, mail.id, part))] as const));
  return { ...mail, ...Object.fromEntries(whole) };
}

async function* readVersions({ database }: Ports, templateId: string): AsyncGenerator<Line> {
  const of = eq(templateVersions.templateId, templateId);
  const dates = await database.select({ date: templateVersions.versionDate }).from(templateVersions).where(of);
  for (const { date } of dates) {
    const [row] = await database
      .select()
      .from(templateVersions)
      .where(and(of, eq(templateVersions.versionDate, date)));
    if (row) yield { record: "version", ...row };
  }
}

/** The rows of a table in pieces, as long as it takes. */
async function* readRows<T extends PgTable>({ database }: Ports, table: T, key: PgColumn, where: SQL): AsyncGenerator<T["$inferSelect"]> {
  for (let last: string | undefined; ; ) {
    const next = last === undefined ? undefined : gt(key, last);
    const rows = await database
      .select({ row: getTableColumns(table), cursor: sql<string>`${key}::text` })
      .from(table as PgTable)
      .where(and(where, next))
      .orderBy(asc(key))
      .limit(rowsAtOnce);
    for (const { row } of rows) yield row as T["$inferSelect"];
    last = rows.at(-1)?.cursor;
    if (last === undefined || rows.length < rowsAtOnce) return;
  }
}

/** The templates of others that a person has to do with: which, and what they are called. */
function namesOf(
  { database }: Ports,
  table: typeof templateAuthors | typeof templateCollaborators | typeof templateFavorites,
  userId: string,
  more: Record<string, PgColumn>,
) {
  return database
    .select({ templateId: templates.id, name: templates.name, ...more })
    .from(table)
    .innerJoin(templates, eq(templates.id, table.templateId))
    .where(eq(table.userId, userId));
}
