import type { Client } from "@mailwright/client";
import type { NotePort } from "../note-port.js";
import type { DialogPorts } from "./connected-dialogs.js";
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

/** What other dialogs ask; its code comes with the first question too. */
export function laterDialogs(client: Client, id: () => string): DialogPorts {
  const made = once(async () => (await import("./connected-dialogs.js")).connectedDialogs(client, id));
  return {
    sizes: { measure: async (...asked) => (await made()).sizes.measure(...asked) },
    categories: { list: async (signal) => (await made()).categories.list(signal) },
    testEmail: { inboxUrl: client.resolveUrl("/inbox"), send: async (...asked) => (await made()).testEmail.send(...asked) },
    exporter: {
      html: async () => (await made()).exporter.html(),
      pdf: async (...asked) => (await made()).exporter.pdf(...asked),
      picture: async (...asked) => (await made()).exporter.picture(...asked),
    },
    versions: {
      list: async (...asked) => (await made()).versions.list(...asked),
      load: async (...asked) => (await made()).versions.load(...asked),
    },
  };
}
