import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deleteConnection, listConnections, testConnection } from "../exports/connections.js";
import { useClient } from "./client-provider.js";
import { queryKeys } from "./query-keys.js";

/** The accounts at services that are kept: one's own and those of the team. */
export function useConnections() {
  const client = useClient();
  return useQuery({ queryKey: queryKeys.connections, queryFn: ({ signal }) => listConnections(client, signal) });
}

/** What can be done with an account that is kept. */
export function useConnectionWork() {
  const client = useClient();
  const queryClient = useQueryClient();
  const test = useMutation({ mutationFn: (id: string) => testConnection(client, id) });
  const remove = useMutation({
    mutationFn: (id: string) => deleteConnection(client, id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.connections }),
  });
  return { test, remove };
}
