import type { Collaborator, TeamShare } from "@mailwright/contract";
import { useMutation } from "@tanstack/react-query";
import { shareTemplate, transferTemplate } from "../templates/collaborators.js";
import { useClient } from "./client-provider.js";
import { useTemplateRefresh } from "./refresh.js";

/** Chooses the collaborators, and where they are given the teams; with neither it is shared no more. */
export function useShareTemplate() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ id, collaborators, teams }: { id: string; collaborators: Collaborator[]; teams?: readonly TeamShare[] }) =>
      shareTemplate(client, id, collaborators, teams),
    onSettled: useTemplateRefresh(),
  });
}

/** Gives a template to somebody else. */
export function useTransferTemplate() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ id, userId }: { id: string; userId: string }) => transferTemplate(client, id, userId),
    onSettled: useTemplateRefresh(),
  });
}
