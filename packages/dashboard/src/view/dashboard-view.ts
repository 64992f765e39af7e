import type { SortDirection, TemplateRequest, TemplateSortKey } from "@mailwright/client";
import { sortKeys, type TemplateView, templateViews } from "@mailwright/contract";

/** Which templates are on screen, as the address says it. */
export interface DashboardView {
  /** The user's own templates by status, or the library of starters. */
  readonly status: TemplateView;
  /** A category id, or `all`: browses starters. */
  readonly category: string | undefined;
  /** A category id: one's own templates in it, drafts and published ones together. */
  readonly ownCategory: string | undefined;
  /** Only what has this tag. */
  readonly tag: string | undefined;
  /** With status `deleted`: the deleted starters. */
  readonly isSystem: boolean;
  /** One's own pictures instead of templates. */
  readonly isPictures: boolean;
  /** The connected stores instead of templates. */
  readonly isStores: boolean;
  /** Imports of many emails instead of templates: `allImports`, or the id of one. */
  readonly imports: string | undefined;
  readonly isEmbedded: boolean;
  /** Starts the dashboard tour at step 3. */
  readonly isCreating: boolean;
  readonly search: string;
  readonly sort: TemplateSortKey;
  /** Where the order is not the sort key's own. */
  readonly direction: SortDirection | undefined;
}

/** The category that stands for every starter. */
export const allCategories = "all";

/** Stands for the page of all imports. */
export const allImports = "true";

const statusDefault: TemplateView = "published";
const sortDefault: TemplateSortKey = "lastModified";

/** What the address asks for, or `undefined` where it asks for a status that does not exist: the page then goes to `homeOf`. */
export function parseView(query: string): DashboardView | undefined {
  const given = new URLSearchParams(query);
  const status = given.get("status") ?? statusDefault;
  const knownStatus = templateViews.find((view) => view === status);
  if (!knownStatus) return undefined;
  const isPictures = given.get("pictures") === "true";
  const isStores = !isPictures && given.get("stores") === "true";
  const imports = isPictures || isStores ? undefined : given.get("imports") || undefined;
  const isBeside = isBesideTemplates({ isPictures, isStores, imports });
  const isSystem = !isBeside && given.get("system_templates") === "true" && knownStatus === "deleted";
  const category = isSystem || isBeside ? undefined : given.get("category") || undefined;
  const isOwn = category === undefined && !isSystem && !isBeside;
  const place = {
    status: knownStatus,
    category,
    isSystem,
    isPictures,
    isStores,
    imports,
    ownCategory: isOwn ? given.get("own-category") || undefined : undefined,
  };
  const sort = sortKeysOf(place).find((key) => key === given.get("sort")) ?? sortDefault;
  return {
    ...place,
    tag: given.get("tag") || undefined,
    isEmbedded: given.get("embed") === "true",
    isCreating: given.has("create-new"),
    search: given.get("search") ?? "",
    sort,
    direction: parseDirection(given.get("order"), sort),
  };
}

/** Where an address leads whose status does not exist. `embed` stays across navigation. */
export function homeOf(query: string): string {
  return new URLSearchParams(query).get("embed") === "true" ? "/?embed=true" : "/";
}

type Place = Pick<DashboardView, "status" | "category" | "ownCategory" | "isSystem" | "isPictures" | "isStores" | "imports">;

/** What the view can be sorted by: drafts also by whether they are shared. */
export function sortKeysOf(place: Place): readonly TemplateSortKey[] {
  return place.status === "draft" && place.ownCategory === undefined && !isLibrary(place) ? [...sortKeys, "isShared"] : sortKeys;
}

/** Names are sorted from A to Z and times from new to old, unless asked otherwise. */
export function ownDirection(sort: TemplateSortKey): SortDirection {
  return sort === "name" ? "ASC" : "DESC";
}

function parseDirection(order: string | null, sort: TemplateSortKey): SortDirection | undefined {
  const direction = order?.toUpperCase();
  if (direction !== "ASC" && direction !== "DESC") return undefined;
  return direction === ownDirection(sort) ? undefined : direction;
}

/** Whether the view shows starters instead of the user's own. */
export function isLibrary({ category, isSystem }: Pick<DashboardView, "category" | "isSystem">): boolean {
  return category !== undefined || isSystem;
}

/** Whether the view shows something else than templates. */
export function isBesideTemplates({ isPictures, isStores, imports }: Pick<DashboardView, "isPictures" | "isStores" | "imports">): boolean {
  return isPictures || isStores || imports !== undefined;
}

/** What the server is asked for. */
export function requestOf({ status, category, ownCategory, isSystem, search, tag, sort, direction }: DashboardView): TemplateRequest {
  const order = { search, sortBy: sort, direction, ...(tag !== undefined && { tag }) };
  if (isSystem) return { view: "deletedSystem", ...order };
  if (ownCategory !== undefined) return { view: "own", category: ownCategory, ...order };
  if (category === undefined) return { view: status, ...order };
  return { view: "system", ...order, ...(category !== allCategories && { category }) };
}

/** The shortest address that says the view. `embed` stays across navigation. */
export function writeView(view: DashboardView): string {
  const query = new URLSearchParams();
  if (view.status !== statusDefault) query.set("status", view.status);
  if (view.category) query.set("category", view.category);
  if (view.ownCategory) query.set("own-category", view.ownCategory);
  if (view.isSystem) query.set("system_templates", "true");
  if (view.isPictures) query.set("pictures", "true");
  if (view.isStores) query.set("stores", "true");
  if (view.imports) query.set("imports", view.imports);
  if (view.tag) query.set("tag", view.tag);
  if (view.search) query.set("search", view.search);
  if (view.sort !== sortDefault) query.set("sort", view.sort);
  if (view.direction) query.set("order", view.direction.toLowerCase());
  if (view.isEmbedded) query.set("embed", "true");
  const text = query.toString();
  return text ? `/?${text}` : "/";
}

/** Another status or category; search and sort start anew. */
export function moveView(view: DashboardView, to: Partial<Place>): DashboardView {
  const anew = { isCreating: false, search: "", tag: undefined, sort: sortDefault, direction: undefined };
  return {
    ...view,
    status: statusDefault,
    category: undefined,
    ownCategory: undefined,
    isSystem: false,
    isPictures: false,
    isStores: false,
    imports: undefined,
    ...anew,
    ...to,
  };
}

/** The place alone: what was typed, loaded and chosen belongs to it. */
export function placeOf({ status, category, ownCategory, isSystem, isPictures, isStores, imports }: Place): string {
  if (isStores) return "stores";
  if (imports !== undefined) return `imports ${imports}`;
  return isPictures ? "pictures" : `${status} ${category ?? ""} ${ownCategory ?? ""} ${isSystem}`;
}
