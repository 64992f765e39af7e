import { useMutation } from "@tanstack/react-query";
import { createShareLink, lockTemplate, requestUnlock, shareTemplate } from "../sharing.js";
import { useClient } from "./client-provider.js";
import { useTemplateRefresh } from "./refresh.js";

/** Chooses the collaborators; nobody ends the sharing. */
export function useShareTemplate() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ id, collaborators }: { id: string; collaborators: string[] }) => shareTemplate(client, id, collaborators),
    onSettled: useTemplateRefresh(),
  });
}

/** Releases the lock. */
export function useUnlockTemplate() {
  const client = useClient();
  return useMutation({ mutationFn: (id: string) => lockTemplate(client, id, false), onSettled: useTemplateRefresh() });
}

/** Asks the current editor to release the lock. */
export function useRequestUnlock() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ id, collaboratorId }: { id: string; collaboratorId: string }) => requestUnlock(client, id, collaboratorId),
  });
}

/** Makes an address of the shared view. */
export function useShareLink() {
  const client = useClient();
  return useMutation({ mutationFn: (id: string) => createShareLink(client, id) });
}
