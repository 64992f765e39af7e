import type { TemplatePage, TemplateStatus, TemplateSummary } from "@mailwright/contract";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.js";

/** A list is cached as one page, or as the pages one after the other. */
type Cached = TemplatePage | InfiniteData<TemplatePage>;

/**
 * Shows in every loaded list, before the server has answered, that templates have another status, or with `null` are gone.
 * Answers what puts everything back.
 */
export async function moveInLists(queryClient: QueryClient, ids: readonly string[], to: TemplateStatus | null): Promise<() => void> {
  const filters = { predicate: ({ queryKey: [kind, part] }: { queryKey: readonly unknown[] }) => isList(kind, part) };
  // A list still on its way would put the old state back.
  await queryClient.cancelQueries(filters);
  const before = queryClient.getQueriesData<Cached>(filters);
  for (const [key, data] of before) {
    if (data)
      queryClient.setQueryData<Cached>(
        key,
        mapPages(data, (page) => moveInPage(page, ids, to, staysIn(key, to))),
      );
  }
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
  };
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

const statusOfView: Readonly<Record<string, string>> = { system: "published", deletedSystem: "deleted", shared: "favorited" };

function moveInPage(page: TemplatePage, ids: readonly string[], to: TemplateStatus | null, isKept: boolean): TemplatePage {
  const move = (element: TemplateSummary): TemplateSummary[] => {
    if (!ids.includes(element.id)) return [element];
    return isKept && to !== null ? [{ ...element, status: to }] : [];
  };
  const elements = page.elements.flatMap(move);
  const gone = page.elements.length - elements.length;
  return { ...page, elements, "total-elements": page["total-elements"] - gone };
}

function mapPages(data: Cached, map: (page: TemplatePage) => TemplatePage): Cached {
  return "pages" in data ? { ...data, pages: data.pages.map(map) } : map(data);
}
