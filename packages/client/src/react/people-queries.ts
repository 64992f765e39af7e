import type { InvitationRequest, Person, PersonChange } from "@mailwright/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  changePerson,
  countOwned,
  endPersonSessions,
  invitePerson,
  listInvitations,
  listPeople,
  type OwnedThings,
  removePerson,
  withdrawInvitation,
} from "../workspace/people.js";
import { useClient } from "./client-provider.js";
import { queryKeys } from "./query-keys.js";

/** The people of the workspace; refused to who is no administrator. */
export function usePeople() {
  const client = useClient();
  return useQuery({ queryKey: queryKeys.people, queryFn: ({ signal }) => listPeople(client, signal) });
}

/** How much a person owns, as it stands now. */
export function useOwned(personId: string) {
  const client = useClient();
  return useQuery({ queryKey: queryKeys.owned(personId), queryFn: ({ signal }) => countOwned(client, personId, signal), staleTime: 0 });
}

/** Who was invited and has not come yet. */
export function useInvitations() {
  const client = useClient();
  return useQuery({ queryKey: queryKeys.invitations, queryFn: ({ signal }) => listInvitations(client, signal) });
}

/** What an administrator does with people. After each the lists are asked for anew. */
export function usePeopleWork() {
  const client = useClient();
  const queryClient = useQueryClient();
  const refresh = (queryKey: readonly string[]) => ({ onSettled: () => queryClient.invalidateQueries({ queryKey }) });
  const change = useMutation({
    mutationFn: ({ id, ...changed }: PersonChange & { readonly id: string }) => changePerson(client, id, changed),
    ...refresh(queryKeys.people),
  });
  const remove = useMutation({
    mutationFn: ({ person, owned }: { readonly person: Pick<Person, "id" | "email">; readonly owned: OwnedThings }) =>
      removePerson(client, person, owned),
    ...refresh(queryKeys.people),
  });
  const endSessions = useMutation({ mutationFn: (id: string) => endPersonSessions(client, id) });
  const invite = useMutation({
    mutationFn: (invitation: InvitationRequest) => invitePerson(client, invitation),
    ...refresh(queryKeys.invitations),
  });
  const withdraw = useMutation({ mutationFn: (id: string) => withdrawInvitation(client, id), ...refresh(queryKeys.invitations) });
  return { change, endSessions, remove, invite, withdraw };
}
