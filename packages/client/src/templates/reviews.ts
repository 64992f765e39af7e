import type { ReviewCommentDraft } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { finish, unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

/** Shows the secret of a review link, which follows `#` in its address, and the password where it has one. No session is needed. */
export function openReview(client: Client, linkId: string, secret: string, password?: string) {
  const body = { secret, ...(password !== undefined && { password }) };
  return unwrap(client.http.POST("/api/v2/review/{linkId}", { params: { path: { linkId } }, body }));
}

/**
 * What lets a guest in: the `token` that opening the link answered, and perhaps the key that their browser made up for it (`makeGuestKey`), by which
 * what they write stays theirs to change and to delete.
 */
export type ReviewPass = string | { readonly token: string; readonly guestKey: string };

/** A key for a guest, of 32 random bytes. Keep it with the link: who shows it is that guest. */
export function makeGuestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The conversation that is held by a review link, oldest first. */
export function listReviewComments(client: Client, linkId: string, pass: ReviewPass, signal?: AbortSignal) {
  const params = { path: { linkId }, header: headersOf(pass) };
  return unwrap(client.http.GET("/api/v2/review/{linkId}/comments", { params, ...withSignal(signal) }));
}

/** Comments as a guest, or replies. */
export function createReviewComment(client: Client, linkId: string, pass: ReviewPass, draft: ReviewCommentDraft) {
  const params = { path: { linkId }, header: headersOf(pass) };
  return unwrap(client.http.POST("/api/v2/review/{linkId}/comments", { params, body: draft }));
}

/** Writes an own comment of a guest anew. */
export function changeReviewComment(client: Client, linkId: string, pass: ReviewPass, id: string, text: string) {
  const params = { path: { linkId, id }, header: headersOf(pass) };
  return unwrap(client.http.PATCH("/api/v2/review/{linkId}/comments/{id}", { params, body: { text } }));
}

/** Deletes an own comment of a guest. */
export function deleteReviewComment(client: Client, linkId: string, pass: ReviewPass, id: string) {
  const params = { path: { linkId, id }, header: headersOf(pass) };
  return finish(client.http.DELETE("/api/v2/review/{linkId}/comments/{id}", { params }));
}

const headersOf = (pass: ReviewPass) =>
  typeof pass === "string" ? { "X-Review-Token": pass } : { "X-Review-Token": pass.token, "X-Guest-Key": pass.guestKey };
