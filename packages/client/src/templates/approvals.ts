import type { ApprovalAnswerDraft, ApprovalDraft } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

const of = (id: string) => ({ params: { path: { id } } });

/** Whether an email is approved: the request that is open, and those before it, with all answers. */
export function getApproval(client: Client, id: string, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/usertemplate/{id}/approval", { ...of(id), ...withSignal(signal) }));
}

/** Asks colleagues whether an email may go out. */
export function askForApproval(client: Client, id: string, draft: ApprovalDraft) {
  return unwrap(client.http.POST("/api/v2/usertemplate/{id}/approval", { ...of(id), body: draft }));
}

/** Approves an email, or asks for changes, as one of those who were asked. */
export function answerApproval(client: Client, id: string, answer: ApprovalAnswerDraft) {
  return unwrap(client.http.PUT("/api/v2/usertemplate/{id}/approval/answer", { ...of(id), body: answer }));
}

/** Takes the question back. */
export function withdrawApproval(client: Client, id: string) {
  return unwrap(client.http.DELETE("/api/v2/usertemplate/{id}/approval", of(id)));
}
