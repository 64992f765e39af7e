import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type AuditQuery, listAudit } from "../workspace/audit.js";
import { useClient } from "./client-provider.js";
import { queryKeys } from "./query-keys.js";

/** Pages of the audit log; for administrators. */
export function useAudit(query: AuditQuery) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: queryKeys.audit(query),
    queryFn: ({ pageParam, signal }) => listAudit(client, { ...query, ...(pageParam !== "" && { after: pageParam }) }, signal),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}
