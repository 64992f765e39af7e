import type { components, SearchCriterion, TemplatePage, TemplateStatus, TemplateSummary } from "@mailwright/contract";
import type { Client } from "./client.js";
import { listSystemTemplates } from "./system-templates.js";
import { listTemplates } from "./templates.js";
import { unwrap } from "./unwrap.js";
import { withSignal } from "./with-signal.js";

export type TemplateSortKey = components["schemas"]["SortKey"];
export type SortDirection = "ASC" | "DESC";

/** Which templates, in which order. */
export interface TemplateRequest {
  /** One of the user's own views, what is shared, or the library. */
  readonly view: TemplateStatus | "favorited" | "shared" | "system" | "deletedSystem";
  /** Of the library only: a category's id. */
  readonly category?: string | undefined;
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
  return listOwn(client, request, part, signal);
};

const listOwn: Ask = (client, { view, ...order }, part, signal) => {
  if (view === "system" || view === "deletedSystem" || view === "shared") throw new TypeError(`${view} is no list of one's own.`);
  return listTemplates(client, { status: view, ...queryOf(order, part) }, signal);
};

const listShared: Ask = (client, order, part, signal) =>
  unwrap(client.http.GET("/api/v2/usertemplate/sharing", { params: { query: queryOf(order, part) }, ...withSignal(signal) }));

/** What the lists of users' templates are asked alike. */
function queryOf({ search, sortBy, direction }: Omit<TemplateRequest, "view">, part: Part) {
  return {
    type: "email" as const,
    sortBy,
    hideHtml: true,
    ...part,
    ...(search !== "" && { searchTerm: search }),
    ...(direction && { orderDirection: direction }),
  };
}

const listLibrary: Ask = (client, { view, category, search, sortBy, direction }, part, signal) => {
  const status = view === "deletedSystem" ? "deleted" : "published";
  const key = sortBy === "isShared" ? "lastModified" : sortBy; // nobody shares the library
  if (search === "" && direction === undefined)
    return listSystemTemplates(
      client,
      { sortBy: key, hideHtml: true, ...part, ...(category !== undefined && { category }) },
      status,
      signal,
    );
  const criteria: SearchCriterion[] = [
    ...(search === "" ? [] : [{ key: "name", value: search, operation: "CONTAINS" } as const]),
    { key: "status", value: status, operation: "EQUALS", operator: "AND" },
    ...(category === undefined ? [] : [{ key: "category", value: category, operation: "EQUALS", operator: "AND" } as const]),
  ];
  // The search knows no direction of its own for names.
  const orderDirection = direction ?? (key === "name" ? "ASC" : "DESC");
  const body = { ...part, orderBy: key, orderDirection, criteria };
  return unwrap(client.http.POST("/api/v2/systemtemplate/search", { body, ...withSignal(signal) }));
};

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
