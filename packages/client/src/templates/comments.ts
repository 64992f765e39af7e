import type { CommentAnchor } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { listAll } from "../call/list-all.js";
import { finish, unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

/** Where a comment stands: in a thread, or else at a block, or at the email as a whole. */
export interface CommentPlace {
  readonly threadId?: string;
  readonly blockId?: string;
  /** The words of that block. */
  readonly anchor?: CommentAnchor;
  /** The ids of those who are mentioned. */
  readonly mentions?: readonly string[];
}

/** The comments on a template, oldest first. */
export function listComments(client: Client, templateId: string, signal?: AbortSignal) {
  return listAll((query) =>
    client.http.GET("/api/v2/comment/template/{id}", { params: { path: { id: templateId }, query }, ...withSignal(signal) }),
  );
}

/** Begins a thread, or replies in one. */
export function createComment(client: Client, templateId: string, text: string, { mentions = [], ...place }: CommentPlace = {}) {
  return unwrap(client.http.POST("/api/v2/comment", { body: { templateId, text, ...place, mentions: [...mentions] } }));
}

/** Who may be mentioned: whoever may read the comments. */
export function listCommentPeople(client: Client, templateId: string) {
  return unwrap(client.http.GET("/api/v2/comment/template/{id}/people", { params: { path: { id: templateId } } }));
}

/** The signed-in user has read what mentions them on a template. It is told also where the page is left at once. */
export function markCommentsRead(client: Client, templateId: string) {
  return finish(client.http.PUT("/api/v2/comment/template/{id}/read", { params: { path: { id: templateId } }, keepalive: true }));
}

/** Writes one's own comment anew, or resolves or reopens the thread that a comment begins. */
export function changeComment(client: Client, id: string, change: { readonly text?: string; readonly isResolved?: boolean }) {
  return unwrap(client.http.PATCH("/api/v2/comment/{id}", { params: { path: { id } }, body: change }));
}

/** Deletes a comment: one's own, or any as the template's owner or an administrator. */
export function deleteComment(client: Client, id: string) {
  return finish(client.http.DELETE("/api/v2/comment/{id}", { params: { path: { id } } }));
}
