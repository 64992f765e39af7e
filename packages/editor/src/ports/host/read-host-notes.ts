import { isRecord } from "../is-record.js";
import type { NoteRecord } from "../note-port.js";
import { readMoment } from "./read-moment.js";

/** What a page answered when it was asked for its notes. Entries that are none are left out. */
export function readNotes(answer: unknown, user: { readonly id?: string; readonly name?: string } | undefined): readonly NoteRecord[] {
  if (!Array.isArray(answer)) return [];
  return answer.flatMap((note: unknown) => {
    if (!isRecord(note)) return [];
    const { id, text, authorName, authorId, createdAt } = note;
    if (typeof id !== "string" || typeof text !== "string") return [];
    const isOwn = user?.id !== undefined && authorId === user.id;
    const name = typeof authorName === "string" ? authorName : isOwn ? (user?.name ?? "") : "";
    return [{ id, text, authorName: name, createdAtMs: readMoment(createdAt), isOwn }];
  });
}
