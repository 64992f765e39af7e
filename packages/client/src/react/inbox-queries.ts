import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getInboxMail, getInboxSource, listInbox } from "../workspace/inbox.js";
import { useClient } from "./client-provider.js";
import { nextOffset } from "./pages.js";
import { queryKeys } from "./query-keys.js";

/** Pages of the mail that the server kept instead of sending. */
export function useInbox() {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: queryKeys.inbox,
    queryFn: ({ pageParam, signal }) => listInbox(client, { offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });
}

/** One mail with its plain text. */
export function useInboxMail(id: string, enabled = true) {
  const client = useClient();
  return useQuery({ queryKey: queryKeys.inboxMail(id), queryFn: ({ signal }) => getInboxMail(client, id, signal), enabled });
}

/** The whole message as it went over the wire. */
export function useInboxSource(id: string, enabled = true) {
  const client = useClient();
  return useQuery({ queryKey: queryKeys.inboxSource(id), queryFn: ({ signal }) => getInboxSource(client, id, signal), enabled });
}
