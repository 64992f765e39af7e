import { useInfiniteQuery } from "@tanstack/react-query";
import { type ActivityQuery, listActivity } from "../templates/activity.js";
import { useClient } from "./client-provider.js";
import { queryKeys } from "./query-keys.js";

/** What people did with a template, or with all that one sees, newest first; more with `fetchNextPage`. Asked anew whenever somebody looks. */
export function useActivity(query: ActivityQuery) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: queryKeys.activity(query),
    queryFn: ({ pageParam, signal }) => listActivity(client, query, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
    // What happened again while somebody looked on has moved to the top of a later page, and shows once.
    select: ({ pages }) => [...new Map(pages.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const))).values()],
  });
}
