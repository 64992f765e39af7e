import { pageSizeDefault, type TemplateBody, type TemplatePage, type TemplateSummary } from "@mailwright/contract";
import { and, asc, desc, eq, like, ne, or, type SQL, sql } from "drizzle-orm";
import { templates } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { takeFitting } from "../lists/answer-list.js";
import { writePage } from "../page.js";
import { isMarkedBy } from "./favorites.js";
import { findBodies, findTemplatePage } from "./repository.js";
import { emptyBody, type Reader, type StoredTemplate, writeBody, writeSummaries } from "./stored-template.js";

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
export async function listTemplates(ports: Ports, user: SignedInUser, query: ListQuery): Promise<TemplatePage> {
  const { status = "published", sortBy = "lastModified", limit = pageSizeDefault, offset = 0, hideHtml = true } = query;
  const order = orderBy(sortBy, query.orderDirection);
  const inView = status === "favorited" ? favoritesOf(user) : and(ownedBy(user), eq(templates.status, status));
  const where = and(inView, matches(query.searchTerm), isTagged(query.tag));
  const { rows, total } = await findTemplatePage(ports.database, { where, orderBy: order, limit, offset });
  return writePage(await writeElements(ports, user, rows, hideHtml), total, { limit, offset });
}

/** The user's own templates. */
export const ownedBy = (user: SignedInUser) =>
  and(eq(templates.workspaceId, user.workspaceId), eq(templates.ownerId, user.id), eq(templates.kind, "user"));

/** What the user has marked of their own templates and of those that are shared with them. */
export function favoritesOf(user: SignedInUser): SQL | undefined {
  const shared = sql`exists (select 1 from template_collaborators k where k.template_id = ${templates.id} and k.user_id = ${user.id})`;
  return and(
    eq(templates.workspaceId, user.workspaceId),
    eq(templates.kind, "user"),
    ne(templates.status, "deleted"),
    isMarkedBy(user.id),
    or(eq(templates.ownerId, user.id), shared),
  );
}

/** Text that a search term looks through; an index is made of the same expression. */
export const searchText = sql`lower(${templates.name} || ' ' || ${templates.description} || ' ' || ${templates.tags} || ' ' || ${templates.words})`;

const termWordsMax = 10;

/** True where every word of the term, in any order and whatever the case, is part of the name, description, tags or the email's own words. */
export function matches(searchTerm: string | undefined): SQL | undefined {
  const words = new Set(searchTerm?.toLowerCase().split(/\s+/).filter(Boolean));
  return and(...[...words].slice(0, termWordsMax).map((word) => like(searchText, `%${escapeLike(word)}%`)));
}

/** True where one of the tags is this one, whatever the case. */
export function isTagged(tag: string | undefined): SQL | undefined {
  const wanted = tag?.trim().toLowerCase();
  if (!wanted) return undefined;
  return and(
    sql`(',' || lower(${templates.tags}) || ',') like ${`%,${escapeLike(wanted)},%`}`,
    like(searchText, `%${escapeLike(wanted)}%`),
  );
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

/** The wire form of a page's rows; bodies are read only when asked for. */
export async function writeElements(ports: Ports, reader: Reader, rows: readonly StoredTemplate[], hideHtml: boolean) {
  const summaries = await writeSummaries(rows, ports, reader);
  return hideHtml ? summaries : addBodies(ports, summaries);
}

/** A body has up to twenty megabytes, so few are read at a time. */
const bodiesRead = 4;

/** With their bodies, as many as one answer may hold. */
async function addBodies({ database }: Ports, summaries: readonly TemplateSummary[]) {
  const elements: (TemplateSummary & { template: TemplateBody })[] = [];
  for (let start = 0; start < summaries.length && elements.length === start; start += bodiesRead) {
    const next = summaries.slice(start, start + bodiesRead);
    const bodies = await findBodies(
      database,
      next.map(({ id }) => id),
    );
    elements.push(...next.map((summary) => ({ ...summary, template: writeBody(bodies.get(summary.id) ?? emptyBody) })));
    const fitting = takeFitting(elements, (element) => element).length;
    elements.length = fitting;
  }
  return elements;
}

/** Shared with the user, or by the user: two small sets by their own indexes, whatever the size of the workspace. */
export function sharedWith(user: SignedInUser): SQL | undefined {
  const { id, workspaceId } = user;
  const mine = sql`select o.id from templates o where o.workspace_id = ${workspaceId} and o.owner_id = ${id} and o.is_shared`;
  const theirs = sql`select c.template_id from template_collaborators c where c.user_id = ${id}`;
  return and(
    eq(templates.workspaceId, workspaceId),
    eq(templates.kind, "user"),
    eq(templates.isShared, true),
    ne(templates.status, "deleted"),
    sql`${templates.id} in (${mine} union all ${theirs})`,
  );
}
