import type { Note } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { type AskPage, listAll, listPage } from "../call/list-all.js";
import { finish, unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

/** The notes of a template, oldest first. */
export function listNotes(client: Client, templateId: string, signal?: AbortSignal) {
  return listAll(askNotes(client, templateId, signal));
}

/** A page of them: the first, or the one after what `next` of the last page named. */
export function listNotePage(client: Client, templateId: string, after: string | null, signal?: AbortSignal) {
  return listPage(askNotes(client, templateId, signal), after);
}

const askNotes =
  (client: Client, id: string, signal?: AbortSignal): AskPage<Note> =>
  (query) =>
    client.http.GET("/api/v2/note/template/{id}", { params: { path: { id }, query }, ...withSignal(signal) });

/** Adds a note of the signed-in user. */
export function createNote(client: Client, templateId: string, text: string) {
  return unwrap(client.http.POST("/api/v2/note", { body: { templateId, text } }));
}

/** Deletes one note: one's own, or any as the template's owner or an administrator. */
export function deleteNote(client: Client, id: string) {
  return finish(client.http.DELETE("/api/v2/note/{id}", { params: { path: { id } } }));
}

/** Deletes every note of a template. */
export function deleteNotes(client: Client, templateId: string) {
  return finish(client.http.DELETE("/api/v2/note/template/{id}", { params: { path: { id: templateId } } }));
}
