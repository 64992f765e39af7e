import type { TemplatePage, TemplateStatus, TemplateSummary } from "@mailwright/contract";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.js";

type Lists = InfiniteData<TemplatePage>;

/**
 * Shows in every loaded list, before the server has answered, that templates have another status, or with `null` are gone.
 * Answers what puts everything back.
 */
export async function moveInLists(queryClient: QueryClient, ids: readonly string[], to: TemplateStatus | null): Promise<() => void> {
  const filters = { predicate: ({ queryKey: [kind, part] }: { queryKey: readonly unknown[] }) => isList(kind, part) };
  // A list still on its way would put the old state back.
  await queryClient.cancelQueries(filters);
  const before = queryClient.getQueriesData<Lists>(filters);
  for (const [key, data] of before) {
    if (data) queryClient.setQueryData<Lists>(key, moveInPages(data, ids, to, staysIn(key, to)));
  }
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
  };
}

const listParts: readonly unknown[] = ["list", "search", "sharing"];

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
  return typeof part === "object" && part !== null && "status" in part ? part.status : undefined;
}

function moveInPages(data: Lists, ids: readonly string[], to: TemplateStatus | null, isKept: boolean): Lists {
  const move = (element: TemplateSummary): TemplateSummary[] => {
    if (!ids.includes(element.id)) return [element];
    return isKept && to !== null ? [{ ...element, status: to }] : [];
  };
  return { ...data, pages: data.pages.map((page) => ({ ...page, elements: page.elements.flatMap(move) })) };
}
