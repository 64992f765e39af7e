import type { ReviewCommentDraft } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

/** Shows the secret of a review link, which follows `#` in its address, and the password where it has one. No session is needed. */
export function openReview(client: Client, linkId: string, secret: string, password?: string) {
  const body = { secret, ...(password !== undefined && { password }) };
  return unwrap(client.http.POST("/api/v2/review/{linkId}", { params: { path: { linkId } }, body }));
}

/** The conversation that is held by a review link, oldest first. `token` is what opening it answered. */
export function listReviewComments(client: Client, linkId: string, token: string, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/review/{linkId}/comments", { params: paramsOf(linkId, token), ...withSignal(signal) }));
}

/** Comments as a guest, or replies. */
export function createReviewComment(client: Client, linkId: string, token: string, draft: ReviewCommentDraft) {
  return unwrap(client.http.POST("/api/v2/review/{linkId}/comments", { params: paramsOf(linkId, token), body: draft }));
}

const paramsOf = (linkId: string, token: string) => ({ path: { linkId }, header: { "X-Review-Token": token } });
