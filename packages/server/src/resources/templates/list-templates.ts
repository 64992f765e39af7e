import { pageMaxBytes, pageSizeDefault, type TemplateBody, type TemplateSummary } from "@mailwright/contract";
import { and, asc, desc, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { templates } from "../../database/schema.js";
import { isSharedWith, templateSharers } from "../../database/template-sharers.js";
import type { SignedInContext } from "../../http/handler.js";
import { largeAnswerBytes } from "../../http/large-answers.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { takeFirst, takeFitting } from "../lists/answer-list.js";
import { writePage } from "../page.js";
import { isMarkedBy } from "./favorites.js";
import { findAnswerBodies, findBodySizes, findTemplatePage } from "./repository.js";
import { emptyBody, type StoredTemplate, writeBody, writeSummaries } from "./stored-template.js";

type SortKey = "lastModified" | "created" | "name" | "isShared";
type Direction = "ASC" | "DESC";

interface ListQuery {
  status?: "published" | "draft" | "deleted" | "favorited";
  sortBy?: SortKey;
  orderDirection?: Direction;
  limit?: number;
  offset?: number;
  hideHtml?: boolean;
  searchTerm?: string;
  tag?: string;
}

/** One page of the user's own templates in one status, or of the favourites. */
export async function listTemplates(context: PageContext, query: ListQuery) {
  const { ports, user } = context;
  const { status = "published", sortBy = "lastModified", limit = pageSizeDefault, offset = 0, hideHtml = true } = query;
  const order = orderBy(sortBy, query.orderDirection);
  const inView = status === "favorited" ? favoritesOf(user) : and(ownedBy(user), eq(templates.status, status));
  const where = and(inView, matches(query.searchTerm, status === "favorited" ? undefined : user.id), isTagged(query.tag));
  const { rows, total } = await findTemplatePage(ports.database, { where, orderBy: order, limit, offset });
  return answerPage(context, rows, { total, limit, offset, hideHtml });
}

/** The user's own templates. */
export const ownedBy = (user: SignedInUser) =>
  and(eq(templates.workspaceId, user.workspaceId), eq(templates.ownerId, user.id), eq(templates.kind, "user"));

/** What the user has marked of their own templates and of those that are shared with them. */
export function favoritesOf(user: SignedInUser): SQL | undefined {
  return and(
    eq(templates.workspaceId, user.workspaceId),
    eq(templates.kind, "user"),
    ne(templates.status, "deleted"),
    isMarkedBy(user.id),
    or(eq(templates.ownerId, user.id), isSharedWith(sql`${templates.id}`, user.id)),
  );
}

/**
 * True where the searched text of a template, in small letters, has all of these parts: its name, description, tags and the email's own words. They stand in
 * a table of their own, which an index of parts of words is made of.
 * @param ownerId whose they are, where that is known: the index is asked for theirs alone then
 */
export function hasParts(patterns: readonly SQL[], ownerId?: string): SQL | undefined {
  if (patterns.length === 0) return undefined;
  const conditions = patterns.map((pattern) => sql`s.text like ${pattern}`);
  if (ownerId !== undefined) conditions.push(sql`s.owner_id = ${ownerId}`);
  return sql`exists (select 1 from template_texts s where s.template_id = ${templates.id} and ${sql.join(conditions, sql` and `)})`;
}

const partPattern = (part: string) => sql`${`%${escapeLike(part)}%`}`;
const termWordsMax = 10;

/** True where every word of the term, in any order and whatever the case, is part of the name, description, tags or the email's own words. */
export function matches(searchTerm: string | undefined, ownerId?: string): SQL | undefined {
  const words = new Set(searchTerm?.toLowerCase().split(/\s+/).filter(Boolean));
  return hasParts([...words].slice(0, termWordsMax).map(partPattern), ownerId);
}

/** True where one of the tags is this one, whatever the case. */
export function isTagged(tag: string | undefined, ownerId?: string): SQL | undefined {
  const wanted = tag?.trim().toLowerCase();
  if (!wanted) return undefined;
  return and(sql`(',' || lower(${templates.tags}) || ',') like ${`%,${escapeLike(wanted)},%`}`, hasParts([partPattern(wanted)], ownerId));
}

/** A pattern that means the text itself. */
export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, "\\$&");

/** Names from A to Z and times from new to old, unless told otherwise. The id decides between equals, so pages never overlap. */
export function orderBy(key: SortKey, direction: Direction = key === "name" ? "ASC" : "DESC"): SQL[] {
  const order = direction === "ASC" ? asc : desc;
  const keys: Record<SortKey, SQL[]> = {
    lastModified: [order(templates.updatedAt), order(templates.id)],
    created: [order(templates.createdAt), order(templates.id)],
    name: [order(sql`lower(${templates.name})`), order(templates.id)],
    isShared: [order(templates.isShared), desc(templates.updatedAt), desc(templates.id)],
  };
  return keys[key];
}

type PageContext = Pick<SignedInContext, "ports" | "user" | "takeLargeTurn">;

interface PageAsked {
  total: number;
  limit: number;
  offset: number;
  hideHtml: boolean;
}

/** The wire form of a page; bodies are read only when asked for. */
export async function answerPage(context: PageContext, rows: readonly StoredTemplate[], { hideHtml, total, ...place }: PageAsked) {
  const summaries = await writeSummaries(rows, context.ports, context.user);
  const { elements, isLarge } = hideHtml ? { elements: summaries, isLarge: false } : await addBodies(context, summaries);
  return { status: 200 as const, body: writePage(elements, total, place), isLarge };
}

/** With their bodies, as many as one answer may hold: a body has up to twenty megabytes, so what does not fit is not read. */
async function addBodies({ ports: { database }, takeLargeTurn }: PageContext, summaries: readonly TemplateSummary[]) {
  const known = await findBodySizes(
    database,
    summaries.map(({ id }) => id),
  );
  const sizes = summaries.map(({ id }) => ({ id, sizeBytes: known.get(id) ?? 0 }));
  const fitting = takeFirst(sizes, pageMaxBytes);
  const isLarge = sizes.slice(0, fitting.length).reduce((bytes, { sizeBytes }) => bytes + sizeBytes, 0) > largeAnswerBytes;
  if (isLarge) await takeLargeTurn();
  const bodies = await findAnswerBodies(database, fitting);
  const elements = summaries.slice(0, fitting.length).map((summary): TemplateSummary & { template: TemplateBody } => {
    return { ...summary, template: writeBody(bodies.get(summary.id) ?? emptyBody) };
  });
  return { elements: takeFitting(elements, (element) => element), isLarge };
}

/** Shared with the user, or by the user: two small sets by their own indexes, whatever the size of the workspace. */
export function sharedWith(user: SignedInUser): SQL | undefined {
  const { id, workspaceId } = user;
  const mine = sql`select o.id from templates o where o.workspace_id = ${workspaceId} and o.owner_id = ${id} and o.is_shared`;
  const theirs = sql`select s.template_id from ${templateSharers} s where s.user_id = ${id}`;
  return and(
    eq(templates.workspaceId, workspaceId),
    eq(templates.kind, "user"),
    eq(templates.isShared, true),
    ne(templates.status, "deleted"),
    sql`${templates.id} in (${mine} union all ${theirs})`,
  );
}
