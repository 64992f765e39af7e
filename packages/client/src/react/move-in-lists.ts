import type { TemplatePage, TemplateStatus } from "@mailwright/contract";
import type { QueryClient } from "@tanstack/react-query";
import { type CachedList, changePages } from "./change-pages.js";
import { queryKeys } from "./query-keys.js";

/** Shows in every loaded list, before they are asked for again, that templates have another status, or with `null` are gone. */
export async function moveInLists(queryClient: QueryClient, ids: readonly string[], to: TemplateStatus | null): Promise<void> {
  const filters = { predicate: ({ queryKey: [kind, part] }: { queryKey: readonly unknown[] }) => isList(kind, part) };
  // A list still on its way would put the old state back.
  await queryClient.cancelQueries(filters);
  for (const [key, data] of queryClient.getQueriesData<CachedList>(filters)) {
    if (!data) continue;
    const isKept = staysIn(key, to);
    queryClient.setQueryData<CachedList>(
      key,
      changePages(data, (page) => moveInPage(page, ids, to, isKept)),
    );
  }
}

const listParts: readonly unknown[] = ["list", "search", "sharing", "pages"];

function isList(kind: unknown, part: unknown): boolean {
  return (kind === queryKeys.templates[0] || kind === queryKeys.systemTemplates[0]) && listParts.includes(part);
}

/** Whether a list still holds a template after the move. The favourites and the shared ones hold all but the removed. */
function staysIn(key: readonly unknown[], to: TemplateStatus | null): boolean {
  if (to === null) return false;
  const status = key.map(statusOf).find((found) => found !== undefined);
  if (status === undefined || status === "favorited") return to !== "deleted";
  return status === to;
}

/** The status that a part of a query key asks for: a word, or a query that has it. */
function statusOf(part: unknown): unknown {
  if (part === "published" || part === "deleted") return part;
  if (typeof part !== "object" || part === null) return undefined;
  if ("view" in part) return statusOfView[String(part.view)] ?? part.view;
  return "status" in part ? part.status : undefined;
}

const statusOfView: Readonly<Record<string, string>> = {
  system: "published",
  deletedSystem: "deleted",
  shared: "favorited",
  own: "favorited",
};

function moveInPage(page: TemplatePage, ids: readonly string[], to: TemplateStatus | null, isKept: boolean): void {
  const moved = page.elements.filter(({ id }) => ids.includes(id));
  if (isKept && to !== null) {
    for (const element of moved) element.status = to;
    return;
  }
  page.elements = page.elements.filter((element) => !moved.includes(element));
  page["total-elements"] -= moved.length;
}
