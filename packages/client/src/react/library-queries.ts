import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type CategoryListQuery, listCategories } from "../templates/categories.js";
import { getSystemTemplate, listSystemTemplates, type SystemTemplateListQuery } from "../templates/system-templates.js";
import { useClient } from "./client-provider.js";
import { nextOffset } from "./pages.js";
import { queryKeys } from "./query-keys.js";
import type { RefreshOptions } from "./refresh-options.js";

/** Pages of the system templates. */
export function useSystemTemplates(
  query: Omit<SystemTemplateListQuery, "offset"> = {},
  status: "published" | "deleted" = "published",
  enabled = true,
) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: queryKeys.systemTemplateList(query, status),
    queryFn: ({ pageParam, signal }) => listSystemTemplates(client, { ...query, offset: pageParam }, status, signal),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** One system template with its body. */
export function useSystemTemplate(id: string, enabled = true) {
  const client = useClient();
  return useQuery({ queryKey: queryKeys.systemTemplate(id), queryFn: ({ signal }) => getSystemTemplate(client, id, signal), enabled });
}

/** The categories with their counts. */
export function useCategories(query: CategoryListQuery = {}, refresh: RefreshOptions = {}) {
  const client = useClient();
  return useQuery({ queryKey: queryKeys.categories(query), queryFn: ({ signal }) => listCategories(client, query, signal), ...refresh });
}
