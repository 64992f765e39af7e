import type { NotePort } from "../note-port.js";
import type { ConnectedNotesOptions } from "./connected-notes.js";
import { once } from "./once.js";

/** The notes of a template; their code comes with the first question. */
export function laterNotes(options: ConnectedNotesOptions): NotePort {
  const notes = once(async () => (await import("./connected-notes.js")).connectedNotes(options));
  return {
    list: async (...asked) => (await notes()).list(...asked),
    add: async (text) => (await notes()).add(text),
    remove: async (id) => (await notes()).remove(id),
    removeAll: async () => (await notes()).removeAll(),
  };
}
