import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { addTeamMember, createTeam, deleteTeam, listTeamMembers, listTeams, removeTeamMember, renameTeam } from "../workspace/teams.js";
import { useClient } from "./client-provider.js";
import { queryKeys } from "./query-keys.js";

/** The teams of the workspace, by name. */
export function useTeams() {
  const client = useClient();
  return useQuery({ queryKey: queryKeys.teams, queryFn: ({ signal }) => listTeams(client, signal) });
}

/** Who is in a team; refused to who is no administrator. */
export function useTeamMembers(teamId: string) {
  const client = useClient();
  return useQuery({ queryKey: queryKeys.teamMembers(teamId), queryFn: ({ signal }) => listTeamMembers(client, teamId, signal) });
}

/** What an administrator does with teams. After each they are asked for anew. */
export function useTeamWork() {
  const client = useClient();
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: queryKeys.teams });
  const create = useMutation({ mutationFn: (name: string) => createTeam(client, name), onSettled });
  const rename = useMutation({
    mutationFn: ({ id, name }: { readonly id: string; readonly name: string }) => renameTeam(client, id, name),
    onSettled,
  });
  const remove = useMutation({ mutationFn: (id: string) => deleteTeam(client, id), onSettled });
  const add = useMutation({ mutationFn: ({ id, userId }: Membership) => addTeamMember(client, id, userId), onSettled });
  const letGo = useMutation({ mutationFn: ({ id, userId }: Membership) => removeTeamMember(client, id, userId), onSettled });
  return { create, rename, remove, add, letGo };
}

/** Somebody in a team. */
interface Membership {
  readonly id: string;
  readonly userId: string;
}
