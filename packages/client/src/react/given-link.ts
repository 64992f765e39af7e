import type { ReviewLinkDraft, ShareLinkDays } from "@mailwright/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Client } from "../call/client.js";
import { unwrap } from "../call/unwrap.js";
import { useClient } from "./client-provider.js";
import { queryKeys } from "./query-keys.js";

interface GivenLink {
  readonly days: ShareLinkDays;
  /** Guests may comment, perhaps after a password. Absent: they only look. */
  readonly review?: Pick<ReviewLinkDraft, "password"> | undefined;
}

/** Makes an address that works as long as is wished: of the shared view, or one at which guests comment. */
export function useGivenLink(templateId: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ days, review }: GivenLink) =>
      review ? createReviewLink(client, templateId, { ...review, days }) : createTimedLink(client, templateId, days),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.shareLinks(templateId) }),
  });
}

// They stand here and not with the other calls, all of which the first cards wait for.
function createTimedLink(client: Client, id: string, days: ShareLinkDays) {
  return unwrap(client.http.POST("/api/v2/usertemplate/{id}/share-link", { params: { path: { id }, query: { days } } }));
}

function createReviewLink(client: Client, id: string, body: ReviewLinkDraft) {
  return unwrap(client.http.POST("/api/v2/usertemplate/{id}/review-link", { params: { path: { id } }, body }));
}
