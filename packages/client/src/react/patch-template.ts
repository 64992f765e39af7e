import type { TemplatePage, TemplateSummary } from "@mailwright/contract";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.js";

/** Shows a change in every loaded list before the server has answered. */
export async function patchTemplate(queryClient: QueryClient, id: string, patch: Partial<TemplateSummary>): Promise<void> {
  for (const part of ["list", "search"]) {
    const queryKey = [...queryKeys.templates, part];
    // A list still on its way would put the old value back.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueriesData<InfiniteData<TemplatePage>>({ queryKey }, (data) => data && patchPages(data, id, patch));
  }
}

function patchPages(data: InfiniteData<TemplatePage>, id: string, patch: Partial<TemplateSummary>): InfiniteData<TemplatePage> {
  const patchElement = (element: TemplateSummary) => (element.id === id ? { ...element, ...patch } : element);
  return { ...data, pages: data.pages.map((page) => ({ ...page, elements: page.elements.map(patchElement) })) };
}
