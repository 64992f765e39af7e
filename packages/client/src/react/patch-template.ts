import type { TemplatePage, TemplateSummary } from "@mailwright/contract";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.js";

type Cached = TemplatePage | InfiniteData<TemplatePage>;

/** Shows a change in every loaded list before the server has answered. */
export async function patchTemplate(queryClient: QueryClient, id: string, patch: Partial<TemplateSummary>): Promise<void> {
  for (const part of ["list", "search", "pages"]) {
    const queryKey = [...queryKeys.templates, part];
    // A list still on its way would put the old value back.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueriesData<Cached>({ queryKey }, (data) => data && patchCached(data, id, patch));
  }
}

function patchCached(data: Cached, id: string, patch: Partial<TemplateSummary>): Cached {
  const patchElement = (element: TemplateSummary) => (element.id === id ? { ...element, ...patch } : element);
  const patchPage = (page: TemplatePage) => ({ ...page, elements: page.elements.map(patchElement) });
  return "pages" in data ? { ...data, pages: data.pages.map(patchPage) } : patchPage(data);
}
