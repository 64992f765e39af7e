import type { components, SearchCriterion, TemplatePage, TemplateStatus, TemplateSummary } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";
import { listSystemTemplates } from "./system-templates.js";
import { listTemplates } from "./templates.js";

export type TemplateSortKey = components["schemas"]["SortKey"];
export type SortDirection = "ASC" | "DESC";

/** Which templates, in which order. */
export interface TemplateRequest {
  /** One of the user's own views, what is shared, or the library. */
  readonly view: TemplateStatus | "favorited" | "shared" | "own" | "system" | "deletedSystem";
  /** A category's id: of the library, or of all that is one's own (`own`). */
  readonly category?: string | undefined;
  /** Only what has this tag. */
  readonly tag?: string | undefined;
  readonly search: string;
  readonly sortBy: TemplateSortKey;
  /** Where it is not the key's own: names from Z to A, times from old to new. */
  readonly direction?: SortDirection | undefined;
}

interface Part {
  readonly limit: number;
  readonly offset: number;
}

type Ask = (client: Client, request: TemplateRequest, part: Part, signal?: AbortSignal) => Promise<TemplatePage>;

/** One page of any list of the dashboard: finds the call that answers it. */
export const listTemplatePage: Ask = (client, request, part, signal) => {
  if (request.view === "shared") return listShared(client, request, part, signal);
  if (request.view === "system" || request.view === "deletedSystem") return listLibrary(client, request, part, signal);
  if (request.view === "own") return listOfCategory(client, request, part, signal);
  return listOwn(client, request, part, signal);
};

const listOwn: Ask = (client, { view, ...order }, part, signal) => {
  if (view === "system" || view === "deletedSystem" || view === "shared" || view === "own")
    throw new TypeError(`${view} is no list of one's own.`);
  return listTemplates(client, { status: view, ...queryOf(order, part) }, signal);
};

const listShared: Ask = (client, order, part, signal) =>
  unwrap(client.http.GET("/api/v2/usertemplate/sharing", { params: { query: queryOf(order, part) }, ...withSignal(signal) }));

/** What the lists of users' templates are asked alike. */
function queryOf({ search, tag, sortBy, direction }: Omit<TemplateRequest, "view">, part: Part) {
  return {
    type: "email" as const,
    sortBy,
    hideHtml: true,
    ...part,
    ...(search !== "" && { searchTerm: search }),
    ...(tag !== undefined && { tag }),
    ...(direction && { orderDirection: direction }),
  };
}

/** Drafts and published ones together. */
const listOfCategory: Ask = (client, request, part, signal) => {
  const among: SearchCriterion = { key: "status", value: ["draft", "published"], operation: "IN", operator: "AND" };
  return unwrap(client.http.POST("/api/v2/usertemplate/search", { body: searchOf(request, among, part), ...withSignal(signal) }));
};

const listLibrary: Ask = (client, request, part, signal) => {
  const { view, category, search, tag, direction } = request;
  const status = view === "deletedSystem" ? "deleted" : "published";
  const sortBy = request.sortBy === "isShared" ? "lastModified" : request.sortBy; // nobody shares the library
  if (search === "" && tag === undefined && direction === undefined) {
    const query = { sortBy, hideHtml: true, ...part, ...(category !== undefined && { category }) };
    return listSystemTemplates(client, query, status, signal);
  }
  const among: SearchCriterion = { key: "status", value: status, operation: "EQUALS", operator: "AND" };
  const body = searchOf({ ...request, sortBy }, among, part);
  return unwrap(client.http.POST("/api/v2/systemtemplate/search", { body, ...withSignal(signal) }));
};

/** The search that asks for the same as a list would. */
function searchOf({ category, search, tag, sortBy, direction }: TemplateRequest, among: SearchCriterion, part: Part) {
  const criteria: SearchCriterion[] = [
    among,
    ...(search === "" ? [] : [{ key: "text", value: search, operation: "CONTAINS", operator: "AND" } as const]),
    ...(tag === undefined ? [] : [{ key: "tag", value: tag, operation: "EQUALS", operator: "AND" } as const]),
    ...(category === undefined ? [] : [{ key: "category", value: category, operation: "EQUALS", operator: "AND" } as const]),
  ];
  // The search knows no direction of its own for names.
  const orderDirection = direction ?? (sortBy === "name" ? ("ASC" as const) : ("DESC" as const));
  return { ...part, orderBy: sortBy, orderDirection, criteria };
}

const wholePageSize = 100;

/** Every template of a list, whatever its length, in as few calls as the server allows. */
export async function listAllTemplates(
  client: Client,
  request: TemplateRequest,
  signal?: AbortSignal,
): Promise<readonly TemplateSummary[]> {
  const byId = new Map<string, TemplateSummary>();
  for (let offset = 0; ; offset += wholePageSize) {
    const page = await listTemplatePage(client, request, { limit: wholePageSize, offset }, signal);
    // One that moved while paging counts once.
    for (const template of page.elements) byId.set(template.id, template);
    if (page["last-page"]) return [...byId.values()];
  }
}
