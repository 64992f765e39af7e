import { type Client, createNote, deleteNote, deleteNotes, listNotePage } from "@mailwright/client";
import type { Note } from "@mailwright/contract";
import type { NotePort, NoteRecord } from "../note-port.js";
import { refusalFrom } from "./answers.js";
import type { Reader } from "./rights.js";

export interface ConnectedNotesOptions {
  readonly client: Client;
  readonly templateId: () => string;
  readonly user: () => Reader | undefined;
  /** The privilege to delete other people's notes. */
  readonly mayDeleteAny: () => boolean;
}

/** The notes that the server keeps with a template. */
export function connectedNotes({ client, templateId, user, mayDeleteAny }: ConnectedNotesOptions): NotePort {
  const recordOf = ({ id, text, userName, userId, createdAt }: Note): NoteRecord => ({
    id,
    text,
    authorName: userName,
    createdAtMs: Date.parse(createdAt),
    isOwn: userId === user()?.id,
  });
  const removed = () => ({ kind: "removed" }) as const;
  return {
    list: (signal, after) =>
      listNotePage(client, templateId(), after ?? null, signal).then(
        ({ entries, next }) =>
          ({ kind: "listed", notes: entries.map(recordOf), mayDeleteAny: mayDeleteAny(), next: next ?? undefined }) as const,
        refusalFrom,
      ),
    add: (text) => createNote(client, templateId(), text).then((note) => ({ kind: "added", note: recordOf(note) }) as const, refusalFrom),
    remove: (id) => deleteNote(client, id).then(removed, refusalFrom),
    removeAll: () => deleteNotes(client, templateId()).then(removed, refusalFrom),
  };
}
