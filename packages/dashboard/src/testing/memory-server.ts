import { isFavorite, parseTags, type TemplatePage, type TemplateStatus, type TemplateSummary } from "@mailwright/contract";
import { type Body, type Call, type MemoryWorld, type Route, refuse } from "./memory-call.js";
import { dialogRoutes } from "./memory-dialog-routes.js";
import { importRoutes } from "./memory-import-routes.js";
import { pictureRoutes } from "./memory-picture-routes.js";
import { storeRoutes } from "./memory-store-routes.js";
import { aSession, aTemplate, departed, principals, sampleCategories, sampleStarters, starterCategories } from "./sample-templates.js";

export { refuse } from "./memory-call.js";

export interface MemoryServerOptions extends Partial<MemoryWorld> {
  /** Answers instead of the server where it answers anything: faults, and answers that wait. */
  readonly intercept?: ((request: Request) => Response | Promise<Response | undefined> | undefined) | undefined;
}

export interface MemoryServer {
  readonly world: MemoryWorld;
  /** `METHOD path?query` of every call but sign-in, in their order. */
  readonly calls: string[];
  readonly fetch: (request: Request) => Promise<Response>;
}

/** The REST contract as far as the dashboard uses it, in memory, behind the `fetch` port. */
export function createMemoryServer({ intercept, ...given }: MemoryServerOptions = {}): MemoryServer {
  const world: MemoryWorld = {
    templates: [],
    starters: sampleStarters,
    categories: sampleCategories,
    session: aSession(),
    users: [],
    notes: [],
    activity: [],
    shareLinks: [],
    teams: [],
    quotas: [],
    jobs: [],
    pictures: [],
    stores: [],
    imports: [],
    importResults: [],
    ...given,
  };
  const calls: string[] = [];
  return {
    world,
    calls,
    fetch: async (request) => {
      const { pathname, search, searchParams } = new URL(request.url);
      if (pathname === "/api/v2/auth/credentials") return Response.json({ token: "token", expiresInSeconds: 3600 });
      if (pathname === "/api/v2/session/events") return (await intercept?.(request)) ?? refuse(404, "not-found");
      calls.push(`${request.method} ${pathname}${search}`);
      const instead = await intercept?.(request);
      if (instead) return instead;
      for (const [method, pattern, answer] of [...routes, ...dialogRoutes, ...pictureRoutes, ...storeRoutes, ...importRoutes]) {
        const match = method === request.method && pattern.exec(pathname);
        if (!match) continue;
        const body = request.body ? await readBody(request) : {};
        return answer({ world, id: match[1] ?? "", status: (match[2] ?? "") as TemplateStatus, query: searchParams, body });
      }
      return refuse(404, "not-found");
    },
  };
}

/** An upload brings files, which nobody here looks at. */
async function readBody(request: Request): Promise<Body> {
  return request.headers.get("content-type")?.startsWith("multipart/") ? {} : ((await request.json()) as Body);
}

const routes: readonly Route[] = [
  ["GET", /session$/, ({ world }) => Response.json(world.session)],
  ["GET", /usage$/, ({ world }) => Response.json({ quotas: world.quotas })],
  ["GET", /demo\/users$/, ({ world }) => Response.json(world.users)],
  ["POST", /account\/lookup$/, ({ query }) => answerPerson(query.get("userId"))],
  ["POST", /principal\/search$/, () => Response.json({ data: { principals } })],
  ["GET", /usertemplate\/sharing$/, ({ world, query }) => Response.json(pageOf(world.templates.filter(isSharedWith(query)), query))],
  ["POST", /systemtemplate\/search$/, ({ world, body }) => Response.json(searchAmong(world.starters, body))],
  ["POST", /usertemplate\/search$/, ({ world, body }) => Response.json(searchAmong(world.templates, body))],
  ["GET", /usertemplate$/, ({ world, query }) => Response.json(pageOf(world.templates.filter(isAskedFor(query)), query))],
  ["GET", /usertemplate\/counts$/, ({ world }) => Response.json(countsOf(world))],
  ["POST", /usertemplate\/type\/email$/, createTemplate],
  ["DELETE", /usertemplate\/type\/email$/, removeTemplates],
  ["PATCH", /usertemplate\/(status)\/(\w+)$/, ({ world, status, body }) => moveTemplates(world, body.ids ?? [], status)],
  ["PUT", /usertemplate\/([\w-]+)\/status\/(\w+)$/, ({ world, id, status }) => changeTemplate(world, id, { status })],
  ["POST", /usertemplate\/([\w-]+)\/clone$/, cloneTemplate],
  ["PATCH", /usertemplate\/([\w-]+)$/, ({ world, id, body }) => changeTemplate(world, id, named(world, body))],
  ["DELETE", /usertemplate\/([\w-]+)$/, removeTemplate],
  ["GET", /systemtemplate\/type\/(email)\/status\/(\w+)$/, listStarters],
  ["GET", /categories$/, ({ world, query }) => Response.json(query.get("group") === "layouts" ? starterCategories : categoriesOf(world))],
  ["PATCH", /categories\/([\w-]+)$/, saveCategory],
  ["PUT", /usersettings$/, saveSettings],
];

function answerPerson(id: string | null): Response {
  const person = [...principals, departed].find((one) => one.id === id);
  return person ? Response.json({ ...person, role: "user", subscriptionPlan: 1 }) : refuse(404, "not-found");
}

/** With how many of the reader's own templates are in each. */
const categoriesOf = ({ categories, templates }: MemoryWorld) =>
  categories.map((category) => ({
    ...category,
    ownCount: templates.filter(({ status, categories: of }) => status !== "deleted" && of.some(({ id }) => id === category.id)).length,
  }));

const hasTag = ({ tags }: TemplateSummary, tag: string) => parseTags(tags.toLowerCase()).includes(tag.toLowerCase());

const hasWords = ({ name }: TemplateSummary, term: string) =>
  term
    .toLowerCase()
    .split(" ")
    .every((word) => name.toLowerCase().includes(word));

const fits = (template: TemplateSummary, query: URLSearchParams) =>
  hasWords(template, query.get("searchTerm") ?? "") && (!query.has("tag") || hasTag(template, query.get("tag") ?? ""));

function isAskedFor(query: URLSearchParams) {
  const status = query.get("status");
  return (template: TemplateSummary) =>
    (status === "favorited" ? isFavorite(template.tags) : template.status === status) && fits(template, query);
}

const isSharedWith = (query: URLSearchParams) => (template: TemplateSummary) =>
  template.isShared && template.status !== "deleted" && fits(template, query);

/** As far as the dashboard searches: words in a name, a tag, statuses, a category. */
function searchAmong(
  templates: readonly TemplateSummary[],
  { criteria = [], orderBy = "", orderDirection, limit, offset }: Body,
): TemplatePage {
  const wanted = new Map(criteria.map(({ key, value }) => [key as string, value]));
  const statuses = [wanted.get("status")].flat();
  const tag = wanted.get("tag");
  const found = templates.filter(
    (template) =>
      hasWords(template, String(wanted.get("text") ?? "")) &&
      statuses.includes(template.status) &&
      (tag === undefined || hasTag(template, String(tag))) &&
      (!wanted.has("category") || template.categories.some(({ id }) => id === wanted.get("category"))),
  );
  const query = { sortBy: orderBy, limit: String(limit ?? 20), offset: String(offset ?? 0), ...(orderDirection && { orderDirection }) };
  return pageOf(found, new URLSearchParams(query));
}

function pageOf(found: readonly TemplateSummary[], query: URLSearchParams): TemplatePage {
  const offset = Number(query.get("offset") ?? 0);
  const limit = Number(query.get("limit") ?? 20);
  const isByName = query.get("sortBy") === "name";
  const ownDirection = isByName ? "ASC" : "DESC";
  const inOwn = isByName ? found.toSorted((a, b) => a.name.localeCompare(b.name)) : found;
  const sorted = (query.get("orderDirection") ?? ownDirection) === ownDirection ? inOwn : inOwn.toReversed();
  const elements = sorted.slice(offset, offset + limit);
  const isLast = offset + limit >= found.length;
  const pages = Math.ceil(found.length / limit);
  return { elements, "first-page": offset === 0, "last-page": isLast, "total-page": pages, "total-elements": found.length };
}

function countsOf({ templates, starters }: MemoryWorld) {
  const of = (status: TemplateStatus, among: readonly TemplateSummary[] = templates) => among.filter((one) => one.status === status).length;
  return {
    published: of("published"),
    draft: of("draft"),
    deleted: of("deleted"),
    shared: templates.filter(({ isShared, status }) => isShared && status !== "deleted").length,
    favorited: templates.filter(({ tags, status }) => status !== "deleted" && isFavorite(tags)).length,
    system: of("published", starters),
    deletedSystem: of("deleted", starters),
  };
}

function createTemplate({ world, body }: Call): Response {
  const made = aTemplate(body.name ?? "", { ...named(world, body), status: "draft" });
  world.templates = [made, ...world.templates];
  return Response.json(made, { status: 201 });
}

function cloneTemplate({ world, id }: Call): Response {
  const source = world.templates.find((template) => template.id === id);
  if (!source) return refuse(404, "template-not-found");
  const copy: TemplateSummary = { ...source, id: `${id}-copy`, status: "draft" };
  world.templates = [copy, ...world.templates];
  return Response.json(copy, { status: 201 });
}

/** A save names categories by their ids; what is stored has their names. */
function named({ categories: known }: MemoryWorld, { categories, teams: _, ...body }: Body): Partial<TemplateSummary> {
  if (!categories) return body;
  return { ...body, categories: known.filter(({ id }) => categories.some((given) => given.id === id)) };
}

function changeTemplate(world: MemoryWorld, id: string, change: Partial<TemplateSummary>): Response {
  world.templates = world.templates.map((template) => (template.id === id ? { ...template, ...change } : template));
  const changed = world.templates.find((template) => template.id === id);
  return changed ? Response.json(changed) : refuse(404, "template-not-found");
}

/** Refuses those that are locked, as the server does. */
function moveTemplates(world: MemoryWorld, ids: readonly string[], status: TemplateStatus): Response {
  const chosen = world.templates.filter((template) => ids.includes(template.id));
  const done = chosen.filter(({ isLocked }) => !isLocked).map(({ id }) => id);
  world.templates = world.templates.map((template) => (done.includes(template.id) ? { ...template, status } : template));
  return Response.json({ ids: done, refused: refusedOf(chosen) });
}

function removeTemplates({ world, body: { ids = [] } }: Call): Response {
  const chosen = world.templates.filter((template) => ids.includes(template.id));
  const done = chosen.filter(({ isLocked }) => !isLocked).map(({ id }) => id);
  world.templates = world.templates.filter(({ id }) => !done.includes(id));
  return Response.json({ ids: done, refused: refusedOf(chosen) });
}

const refusedOf = (chosen: readonly TemplateSummary[]) =>
  chosen.filter(({ isLocked }) => isLocked).map(({ id }) => ({ id, code: "template-locked" }));

function removeTemplate({ world, id }: Call): Response {
  world.templates = world.templates.filter((template) => template.id !== id);
  return new Response(null, { status: 204 });
}

function listStarters({ world, status, query }: Call): Response {
  const category = query.get("category");
  const found = world.starters.filter(
    (starter) => starter.status === status && (category === null || starter.categories.some(({ id }) => id === category)),
  );
  return Response.json(pageOf(found, query));
}

function saveSettings({ world, body }: Call): Response {
  world.session = { ...world.session, ...(body.dnd_mode && { dnd_mode: body.dnd_mode }) };
  return Response.json(world.session);
}

function saveCategory({ world, id, body: { hidden } }: Call): Response {
  world.categories = world.categories.map((category) =>
    category.id === id ? { ...category, ...(hidden !== undefined && { hidden }) } : category,
  );
  const changed = world.categories.find((category) => category.id === id);
  return changed ? Response.json(changed) : refuse(404, "category-not-found");
}
