import type { ShareLinkDays } from "@mailwright/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createShareLink } from "../templates/sharing.js";
import { useClient } from "./client-provider.js";
import { queryKeys } from "./query-keys.js";

/** Makes an address of the shared view that works as long as is wished. */
export function useGivenLink(templateId: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ days }: { readonly days: ShareLinkDays }) => createShareLink(client, templateId, days),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.shareLinks(templateId) }),
  });
}
