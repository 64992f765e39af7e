import { useQuery } from "@tanstack/react-query";
import { getBulkExport } from "../exports/bulk-exports.js";
import { useClient } from "./client-provider.js";
import { queryKeys } from "./query-keys.js";

const lookMs = 1000;

/** How far an export of many templates is; asked for again while it goes on. */
export function useBulkExport(id: string) {
  const client = useClient();
  return useQuery({
    queryKey: queryKeys.bulkExport(id),
    queryFn: ({ signal }) => getBulkExport(client, id, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === "waiting" || state.data?.state === "running" ? lookMs : false),
  });
}
