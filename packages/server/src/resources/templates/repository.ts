import type { Collaborator, TemplateCategory } from "@mailwright/contract";
import { and, count, eq, getTableColumns, inArray, lte, type SQL, sql } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { rawJson } from "../../base/json-pieces.js";
import type { Database } from "../../database/database.js";
import { writeJson } from "../../database/schema/columns.js";
import { templateBodies, templateCategories, templateCollaborators, templates, type templateVersions } from "../../database/schema.js";
import { addRelations } from "./add-relations.js";
import { teamsOf } from "./shared-teams.js";
import { type BodyRow, emptyBody, type StoredTemplate, type TemplateRow } from "./stored-template.js";
import { wordsOf } from "./words-of.js";

type Kind = TemplateRow["kind"];

interface TemplateKey {
  id: string;
  kind: Kind;
  workspaceId: string;
}

// In the same statement as the row: each statement is a way to the database and back. Named in full, because inside of a
// selection drizzle leaves the table's name out.
const owner = sql.raw('"templates"."id"');
const relations = {
  collaborators: sql<Collaborator[]>`(
    select coalesce(json_agg(json_build_object('userId', tc.user_id, 'role', tc.role) order by tc.user_id), '[]') from template_collaborators tc where tc.template_id = ${owner})`,
  teams: teamsOf(owner),
  categories: sql<TemplateCategory[]>`(
    select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'group', c."group", 'hidden', c.hidden) order by c.position, c.id), '[]')
    from template_categories tc join categories c on c.id = tc.category_id where tc.template_id = ${owner})`,
  ownerName: sql<string | null>`(
    select trim(u.first_name || ' ' || u.last_name) from users u where u.id = "templates"."owner_id" and "templates"."is_shared")`,
};
// What is searched only is large, and nobody reads it.
const { words: _, ...columns } = getTableColumns(templates);
const withRelations = { ...columns, ...relations };

/** One template of a workspace, or null. With `forUpdate` nobody else writes it until the transaction ends. */
export async function findTemplate(
  tx: Database,
  { id, kind, workspaceId }: TemplateKey,
  forUpdate = false,
): Promise<StoredTemplate | null> {
  if (!isUuid(id)) return null;
  const where = and(eq(templates.id, id), eq(templates.workspaceId, workspaceId), eq(templates.kind, kind));
  if (!forUpdate) return (await tx.select(withRelations).from(templates).where(where))[0] ?? null;
  // This may wait for another transaction. The rows that belong to the template are read after the wait, or they would be those from before.
  const row = await lockTemplate(tx, { id, kind, workspaceId });
  const [template = null] = row ? await addRelations(tx, [row]) : [];
  return template;
}

/** The row of a template alone, which nobody else writes until the transaction ends. */
export async function lockTemplate(tx: Database, { id, kind, workspaceId }: TemplateKey): Promise<TemplateRow | null> {
  const where = and(eq(templates.id, id), eq(templates.workspaceId, workspaceId), eq(templates.kind, kind));
  const [row = null] = await tx.select(columns).from(templates).where(where).for("update");
  return row;
}

/**
 * The rows of those of these templates that nobody else writes at this moment, which nobody else writes until the transaction ends. It waits for
 * nobody, so that however many are locked, nobody waits for each other.
 */
export async function lockFreeTemplates(tx: Database, ids: readonly string[], kind: Kind): Promise<TemplateRow[]> {
  const where = and(inArray(templates.id, [...ids]), eq(templates.kind, kind));
  return tx.select(columns).from(templates).where(where).orderBy(templates.id).for("update", { skipLocked: true });
}

/** Several of them, locked, in an order that two callers share, so that they cannot wait for each other. */
export async function findTemplatesForUpdate(
  tx: Database,
  ids: readonly string[],
  kind: Kind,
  workspaceId: string,
): Promise<StoredTemplate[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  const rows = await tx
    .select(columns)
    .from(templates)
    .where(and(inArray(templates.id, known), eq(templates.workspaceId, workspaceId), eq(templates.kind, kind)))
    .orderBy(templates.id)
    .for("update");
  return addRelations(tx, rows);
}

export interface PageQuery {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
}

/** The statement of a page: its rows, and with each of them how many there are in all. */
export function pageStatement(tx: Database, { where, orderBy, limit, offset }: PageQuery) {
  const total = sql<number>`(select count(*)::int from ${templates} where ${where ?? sql`true`})`;
  // Beside the rows themselves the database would look up the relations of every row that the offset skips.
  const page = tx
    .select(columns)
    .from(templates)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
    .as("templates");
  return tx
    .select({ ...page._.selectedFields, ...relations, total })
    .from(page)
    .orderBy(...orderBy);
}

/** One page, without bodies, and how many there are in all. */
export async function findTemplatePage(tx: Database, query: PageQuery): Promise<{ rows: StoredTemplate[]; total: number }> {
  const { where, offset } = query;
  const found = await pageStatement(tx, query);
  const rows = found.map(({ total: _, ...row }) => row);
  const [first] = found;
  if (first || offset === 0) return { rows, total: first?.total ?? 0 };
  // Behind the last page there is no row that could carry the number.
  const [counted] = await tx.select({ total: count() }).from(templates).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** The body of one template. */
export async function findBody(tx: Database, templateId: string): Promise<BodyRow> {
  return (await findBodies(tx, [templateId])).get(templateId) ?? emptyBody;
}

/** The compiled email alone: the document beside it may have ten megabytes. */
export async function findHtml(tx: Database, templateId: string): Promise<string> {
  const [row] = await tx.select({ html: templateBodies.html }).from(templateBodies).where(eq(templateBodies.templateId, templateId));
  return row?.html ?? "";
}

/** Bodies as an answer carries them: nobody looks into their JSON, so it stays text. Those with more bytes than asked for are left out. */
export async function findAnswerBodies(
  tx: Database,
  templateIds: readonly string[],
  maxBytes = 2_147_483_647,
): Promise<Map<string, BodyRow>> {
  if (templateIds.length === 0) return new Map();
  const { templateId: id, html, css, customStyles, style, components } = templateBodies;
  const texts = {
    id,
    html,
    css,
    customStyles,
    style: sql<string | null>`${style}::text`,
    components: sql<string | null>`${components}::text`,
  };
  const rows = await tx
    .select(texts)
    .from(templateBodies)
    .where(and(inArray(id, [...templateIds]), lte(bytesOf(templateBodies), maxBytes)));
  return new Map(rows.map(({ id, ...row }) => [id, { ...row, style: rawJson(row.style), components: rawJson(row.components) }]));
}

/** One of them. */
export const findAnswerBody = async (tx: Database, id: string) => (await findAnswerBodies(tx, [id])).get(id) ?? emptyBody;

type BodyTable = typeof templateBodies | typeof templateVersions;

/** The bytes of a body. The database knows them without reading it. */
export const bytesOf = ({ html, css, customStyles, style, components }: BodyTable) => sql<number>`(
  octet_length(${html}) + octet_length(${css}) + octet_length(${customStyles})
  + coalesce(octet_length(${style}::text), 0) + coalesce(octet_length(${components}::text), 0))::int`;

/** How many bytes each body has. */
export async function findBodySizes(tx: Database, templateIds: readonly string[]): Promise<Map<string, number>> {
  if (templateIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: templateBodies.templateId, bytes: bytesOf(templateBodies) })
    .from(templateBodies)
    .where(inArray(templateBodies.templateId, [...templateIds]));
  return new Map(rows.map((row) => [row.id, row.bytes]));
}

/** What a mail is written from. The document stays JSON: a thread reads it, to which text is copied more quickly. */
export async function findBodyText(tx: Database, templateId: string): Promise<{ html: string; documentJson: string | null }> {
  const [row] = await tx
    .select({ html: templateBodies.html, documentJson: sql<string | null>`${templateBodies.components}::text` })
    .from(templateBodies)
    .where(eq(templateBodies.templateId, templateId));
  return row ?? { html: "", documentJson: null };
}

async function findBodies(tx: Database, templateIds: readonly string[]): Promise<Map<string, BodyRow>> {
  if (templateIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(templateBodies)
    .where(inArray(templateBodies.templateId, [...templateIds]));
  return new Map(rows.map(({ templateId, ...body }) => [templateId, body]));
}

/** The body of another template, which the database copies by itself. */
export interface CopiedBody {
  copyOf: string;
  sizeBytes: number;
}

export async function insertTemplate(tx: Database, row: TemplateRow, body: BodyRow | CopiedBody): Promise<void> {
  if (!("copyOf" in body)) {
    await tx.insert(templates).values({ ...row, words: wordsOf(body.html) });
    await tx.insert(templateBodies).values({ templateId: row.id, ...body });
    return;
  }
  const words = sql`(select o.words from templates o where o.id = ${body.copyOf})`;
  await tx.insert(templates).values({ ...row, words });
  await tx.execute(sql`insert into ${templateBodies} (template_id, html, css, style, custom_styles, components)
    select ${row.id}::uuid, html, css, style, custom_styles, components from ${templateBodies} where template_id = ${body.copyOf}`);
}

/** Answers the row as it is then. */
export async function updateTemplate(
  tx: Database,
  id: string,
  change: Omit<Partial<TemplateRow>, "accessEpoch"> & { accessEpoch?: number | SQL; words?: string },
): Promise<TemplateRow | null> {
  const [row = null] = await tx.update(templates).set(change).where(eq(templates.id, id)).returning(columns);
  return row;
}

/** The stored body with the given parts changed; what is given is not read. */
export async function mergeBody(tx: Database, templateId: string, given: Partial<BodyRow>): Promise<BodyRow> {
  const { templateId: _, ...columns } = getTableColumns(templateBodies);
  const missing = Object.fromEntries(Object.entries(columns).filter(([name]) => !Object.hasOwn(given, name)));
  if (Object.keys(missing).length === 0) return { ...emptyBody, ...given };
  const [stored] = await tx.select(missing).from(templateBodies).where(eq(templateBodies.templateId, templateId));
  return { ...emptyBody, ...stored, ...given };
}

export async function updateBody(tx: Database, templateId: string, given: Partial<BodyRow>): Promise<void> {
  if (Object.keys(given).length > 0) await tx.update(templateBodies).set(given).where(eq(templateBodies.templateId, templateId));
}

/** What was stored anew of a template. */
interface StoredAnew {
  readonly id: string;
  readonly version: number;
  readonly sizeBytes: number;
  readonly html: string;
  readonly components: unknown;
}

/** Stores emails and documents anew, in as many statements as for one. */
export async function storeAnew(tx: Database, stored: readonly StoredAnew[], updatedAt: Date): Promise<void> {
  const bodies = stored.map(({ id, html, components }) => sql`(${id}::uuid, ${html}::text, ${writeJson(components)}::json)`);
  await tx.execute(sql`
    update ${templateBodies} as body set html = given.html, css = '', components = given.components
    from (values ${sql.join(bodies, sql`, `)}) as given (template_id, html, components) where body.template_id = given.template_id`);
  const rows = stored.map((each) => sql`(${each.id}::uuid, ${each.version}::int, ${each.sizeBytes}::int, ${wordsOf(each.html)}::text)`);
  await tx.execute(sql`
    update ${templates} as template
    set version = given.version, size_bytes = given.size_bytes, words = given.words, updated_at = ${updatedAt.toISOString()}::timestamptz
    from (values ${sql.join(rows, sql`, `)}) as given (id, version, size_bytes, words) where template.id = given.id`);
}

export async function deleteTemplateRows(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(templates).where(inArray(templates.id, [...ids]));
}

export async function replaceCollaborators(tx: Database, templateId: string, collaborators: readonly Collaborator[]): Promise<void> {
  await tx.delete(templateCollaborators).where(eq(templateCollaborators.templateId, templateId));
  if (collaborators.length > 0)
    await tx.insert(templateCollaborators).values(collaborators.map(({ userId, role }) => ({ templateId, userId, role })));
}

export async function replaceCategories(tx: Database, templateId: string, categoryIds: readonly string[]): Promise<void> {
  await tx.delete(templateCategories).where(eq(templateCategories.templateId, templateId));
  if (categoryIds.length > 0) await tx.insert(templateCategories).values(categoryIds.map((categoryId) => ({ templateId, categoryId })));
}
