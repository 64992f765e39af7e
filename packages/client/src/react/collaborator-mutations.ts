import type { Collaborator } from "@mailwright/contract";
import { useMutation } from "@tanstack/react-query";
import { shareTemplate, transferTemplate } from "../templates/collaborators.js";
import { useClient } from "./client-provider.js";
import { useTemplateRefresh } from "./refresh.js";

/** Chooses the collaborators; nobody ends the sharing. */
export function useShareTemplate() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ id, collaborators }: { id: string; collaborators: Collaborator[] }) => shareTemplate(client, id, collaborators),
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
