import type { WorkspaceSettings } from "@mailwright/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { changeWorkspace, getWorkspace } from "../workspace/workspace.js";
import { useClient } from "./client-provider.js";
import { queryKeys } from "./query-keys.js";

/** What is settled for the whole workspace. */
export function useWorkspace() {
  const client = useClient();
  return useQuery({ queryKey: queryKeys.workspace, queryFn: ({ signal }) => getWorkspace(client, signal) });
}

/** Settles something for the whole workspace, as an administrator. Which templates may be published hangs on it. */
export function useWorkspaceWork() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Partial<WorkspaceSettings>) => changeWorkspace(client, change),
    onSettled: () => Promise.all([queryKeys.workspace, queryKeys.templates].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
