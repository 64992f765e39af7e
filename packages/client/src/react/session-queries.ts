import type { UserSettings } from "@mailwright/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getUsage, listDemoUsers, loadSession, saveUserSettings } from "../workspace/session.js";
import { useClient } from "./client-provider.js";
import { queryKeys } from "./query-keys.js";

/** Who is signed in. */
export function useSession() {
  const client = useClient();
  return useQuery({
    queryKey: queryKeys.session,
    queryFn: ({ signal }) => loadSession(client, signal),
    enabled: client.sessionId !== null,
  });
}

/** The fixed test users of a server in demo mode; an error elsewhere. */
export function useDemoUsers(enabled = true) {
  const client = useClient();
  return useQuery({ queryKey: queryKeys.demoUsers, queryFn: ({ signal }) => listDemoUsers(client, signal), enabled });
}

export function useSaveUserSettings() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (settings: UserSettings) => saveUserSettings(client, settings),
    onSuccess: (session) => queryClient.setQueryData(queryKeys.session, session),
  });
}

/** How far the limits of the user and of the workspace are used up. */
export function useUsage() {
  const client = useClient();
  return useQuery({ queryKey: queryKeys.usage, queryFn: ({ signal }) => getUsage(client, signal), enabled: client.sessionId !== null });
}
