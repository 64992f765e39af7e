import type { TemplatePage } from "@mailwright/contract";
import { focusManager, type Query, type QueryKey, queryOptions, useQueries, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import type { Client } from "../call/client.js";
import { listTemplatePage, type TemplateRequest } from "../templates/template-pages.js";
import { useClient } from "./client-provider.js";
import { queryKeys } from "./query-keys.js";

export interface TemplatePagesOptions {
  readonly pageSize: number;
  /** How often the pages on screen are asked for again while somebody looks; never when left out. */
  readonly refreshMs?: number | undefined;
}

/** The asked pages of one list. */
export interface TemplatePages {
  /** By index; a page that has not arrived yet is not in it. */
  readonly pages: ReadonlyMap<number, TemplatePage>;
  /** The failure of a page that is not there at all. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** Some of the pages have been asked for again and others are still on their way: together they say nothing that is so. */
  readonly isPartlyRefreshed: boolean;
  /** Asks again for what has failed. */
  readonly retry: () => void;
}

/** Where the pages of a list are cached, each under its index. */
export function templatePagesKey(request: TemplateRequest): QueryKey {
  const isLibrary = request.view === "system" || request.view === "deletedSystem";
  return [...(isLibrary ? queryKeys.systemTemplatePages : queryKeys.templatePages), request];
}

function pageOptions(client: Client, request: TemplateRequest, index: number, { pageSize }: TemplatePagesOptions) {
  return queryOptions({
    queryKey: [...templatePagesKey(request), index],
    queryFn: ({ signal }) => listTemplatePage(client, request, { limit: pageSize, offset: index * pageSize }, signal),
  });
}

/**
 * Pages of a list, each on its own: only the ones asked for are loaded, kept up to date and asked for again after a write, however
 * long the list is.
 */
export function useTemplatePages(request: TemplateRequest, indexes: readonly number[], options: TemplatePagesOptions): TemplatePages {
  const client = useClient();
  // Coming back to the page asks for all of them, old or not: some alone would show a list that never was.
  const shownOptions = (index: number) => ({ ...pageOptions(client, request, index, options), refetchOnWindowFocus: "always" as const });
  const queryClient = useQueryClient();
  const results = useQueries({ queries: indexes.map(shownOptions) });
  useRefreshTogether(request, options.refreshMs);
  const pages = new Map<number, TemplatePage>();
  results.forEach(({ data }, at) => {
    const index = indexes[at];
    if (data && index !== undefined) pages.set(index, data);
  });
  const shown = results.filter(({ data }) => data !== undefined);
  const askForMissing = () => queryClient.refetchQueries({ queryKey: templatePagesKey(request), type: "active", predicate: isMissing });
  const failed = results.find(({ isError, data }) => isError && !data);
  return {
    pages,
    error: failed?.error ?? null,
    isFetching: results.some(({ isFetching }) => isFetching),
    isPartlyRefreshed: shown.some(({ isFetching }) => isFetching) && shown.some(({ isFetching }) => !isFetching),
    // Again, as what was on its way when it was called fails after it.
    retry: () => void askForMissing().then(askForMissing),
  };
}

const isMissing = ({ state }: Query) => state.data === undefined;

/** Asks again for all the pages on screen at the same time: pages of different times would show a list that never was. */
function useRefreshTogether(request: TemplateRequest, refreshMs: number | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (refreshMs === undefined) return undefined;
    const refresh = () => {
      if (focusManager.isFocused()) void queryClient.refetchQueries({ queryKey: templatePagesKey(request), type: "active" });
    };
    const timer = setInterval(refresh, refreshMs);
    return () => clearInterval(timer);
  }, [queryClient, request, refreshMs]);
}

/** Every page of a list that is known, on screen or not, and a way to load some that are not. */
export function useKnownPages(request: TemplateRequest, { pageSize }: TemplatePagesOptions) {
  const client = useClient();
  const queryClient = useQueryClient();
  const read = useCallback(() => {
    const known = new Map<number, TemplatePage>();
    for (const [key, page] of queryClient.getQueriesData<TemplatePage>({ queryKey: templatePagesKey(request) })) {
      const index = key.at(-1);
      if (page && typeof index === "number") known.set(index, page);
    }
    return known;
  }, [queryClient, request]);
  const load = useCallback(
    (indexes: readonly number[]) =>
      Promise.all(indexes.map((index) => queryClient.ensureQueryData(pageOptions(client, request, index, { pageSize })))),
    [client, queryClient, request, pageSize],
  );
  return useMemo(() => ({ read, load }), [read, load]);
}
