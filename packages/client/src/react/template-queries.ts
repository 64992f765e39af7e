import type { TemplateSearch } from "@mailwright/contract";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import {
  countTemplates,
  getTemplate,
  getVersion,
  listTemplates,
  listVersions,
  searchTemplates,
  type TemplateListQuery,
} from "../templates/templates.js";
import { useClient } from "./client-provider.js";
import { nextOffset } from "./pages.js";
import { queryKeys } from "./query-keys.js";
import type { RefreshOptions } from "./refresh-options.js";

/** Pages of the user's templates, one after the other. Pass the loaded data to `joinPages`. */
export function useTemplates(query: Omit<TemplateListQuery, "offset">, enabled = true) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: queryKeys.templateList(query),
    queryFn: ({ pageParam, signal }) => listTemplates(client, { ...query, offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** Pages of the templates that meet the criteria. */
export function useTemplateSearch(search: Omit<TemplateSearch, "offset">, enabled = true) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: queryKeys.templateSearch(search),
    queryFn: ({ pageParam, signal }) => searchTemplates(client, { ...search, offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** How many templates each view holds. */
export function useTemplateCounts(refresh: RefreshOptions = {}) {
  const client = useClient();
  return useQuery({ queryKey: queryKeys.templateCounts, queryFn: ({ signal }) => countTemplates(client, signal), ...refresh });
}

/** One template with its body. */
export function useTemplate(id: string, enabled = true) {
  const client = useClient();
  return useQuery({ queryKey: queryKeys.template(id), queryFn: ({ signal }) => getTemplate(client, id, signal), enabled });
}

/** What was saved, newest first. */
export function useVersions(id: string, enabled = true) {
  const client = useClient();
  return useQuery({ queryKey: queryKeys.versions(id), queryFn: ({ signal }) => listVersions(client, id, signal), enabled });
}

/** One stored version with its body. */
export function useVersion(id: string, versionDate: string, enabled = true) {
  const client = useClient();
  return useQuery({
    queryKey: [...queryKeys.versions(id), versionDate],
    queryFn: ({ signal }) => getVersion(client, id, versionDate, signal),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });
}
