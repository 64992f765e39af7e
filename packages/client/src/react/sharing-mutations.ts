import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { createShareLink, listShareLinks, lockTemplate, requestUnlock, revokeShareLink, revokeShareLinks } from "../templates/sharing.js";
import { useClient } from "./client-provider.js";
import { queryKeys } from "./query-keys.js";
import { useTemplateRefresh } from "./refresh.js";

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
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => createShareLink(client, id),
    onSettled: (_, __, id) => queryClient.invalidateQueries({ queryKey: queryKeys.shareLinks(id) }),
  });
}

/** The addresses that were given away and still work, newest first. */
export function useShareLinks(templateId: string) {
  const client = useClient();
  return useQuery({ queryKey: queryKeys.shareLinks(templateId), queryFn: ({ signal }) => listShareLinks(client, templateId, signal) });
}

/** Ends one address, or all of them where none is named. */
export function useRevokeShareLinks(templateId: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (linkId: string | null) =>
      linkId === null ? revokeShareLinks(client, templateId) : revokeShareLink(client, templateId, linkId),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.shareLinks(templateId) }),
  });
}
