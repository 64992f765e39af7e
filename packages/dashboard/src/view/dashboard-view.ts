import { type SortKey, sortKeys, type TemplateView, templateViews } from "@mailwright/contract";

/** Which templates are on screen, as the address says it (dashboard.md, section 2). */
export interface DashboardView {
  /** The user's own templates by status, or the library of system templates. */
  readonly status: TemplateView;
  /** A category id, or `all`: browses system templates. */
  readonly category: string | undefined;
  /** With status `deleted`: the deleted system templates. */
  readonly isSystem: boolean;
  readonly isEmbedded: boolean;
  /** Starts the dashboard tour at step 3. */
  readonly isCreating: boolean;
  readonly search: string;
  readonly sort: SortKey;
}

/** The category that stands for every system template. */
export const allCategories = "all";

const statusDefault: TemplateView = "published";
const sortDefault: SortKey = "lastModified";

/** What the address asks for, or `undefined` where it asks for a status that does not exist: the page then goes to `/`. */
export function parseView(query: string): DashboardView | undefined {
  const given = new URLSearchParams(query);
  const status = given.get("status") ?? statusDefault;
  const knownStatus = templateViews.find((view) => view === status);
  if (!knownStatus) return undefined;
  return {
    status: knownStatus,
    category: given.get("category") || undefined,
    isSystem: given.get("system_templates") === "true" && knownStatus === "deleted",
    isEmbedded: given.get("embed") === "true",
    isCreating: given.has("create-new"),
    search: given.get("search") ?? "",
    sort: sortKeys.find((key) => key === given.get("sort")) ?? sortDefault,
  };
}

/** Whether the view shows system templates instead of the user's own. */
export function isLibrary(view: DashboardView): boolean {
  return view.category !== undefined || view.isSystem;
}

/** The shortest address that says the view. `embed` stays across navigation. */
export function writeView(view: DashboardView): string {
  const query = new URLSearchParams();
  if (view.status !== statusDefault) query.set("status", view.status);
  if (view.category) query.set("category", view.category);
  if (view.isSystem) query.set("system_templates", "true");
  if (view.search) query.set("search", view.search);
  if (view.sort !== sortDefault) query.set("sort", view.sort);
  if (view.isEmbedded) query.set("embed", "true");
  const text = query.toString();
  return text ? `/?${text}` : "/";
}

/** Another status or category; search and sort start anew (dashboard.md, section 4). */
export function moveView(view: DashboardView, to: Partial<Pick<DashboardView, "status" | "category" | "isSystem">>): DashboardView {
  return { ...view, status: statusDefault, category: undefined, isSystem: false, isCreating: false, search: "", sort: sortDefault, ...to };
}
