import type { Client } from "@mailwright/client";
import type { ExportPort } from "../export-port.js";
import type { NotePort } from "../note-port.js";
import type { VersionPort } from "../version-port.js";
import type { ConnectedNotesOptions } from "./connected-notes.js";
import { once } from "./once.js";

// What dialogs ask, whose code comes when they are asked for: so does that of these.

/** The notes of a template. */
export function laterNotes(options: ConnectedNotesOptions): NotePort {
  const notes = once(async () => (await import("./connected-notes.js")).connectedNotes(options));
  return {
    list: async (...asked) => (await notes()).list(...asked),
    add: async (text) => (await notes()).add(text),
    remove: async (id) => (await notes()).remove(id),
    removeAll: async () => (await notes()).removeAll(),
  };
}

/** Its versions. */
export function laterVersions(client: Client, id: () => string): VersionPort {
  const versions = once(async () => (await import("./connected-export.js")).connectedVersions(client, id));
  return {
    list: async (...asked) => (await versions()).list(...asked),
    load: async (...asked) => (await versions()).load(...asked),
  };
}

/** The template as a file. */
export function laterExport(client: Client, id: () => string): Required<ExportPort> {
  const exporter = once(async () => (await import("./connected-export.js")).connectedExport(client, id));
  return {
    html: async () => (await exporter()).html(),
    pdf: async (...asked) => (await exporter()).pdf(...asked),
    picture: async (...asked) => (await exporter()).picture(...asked),
  };
}
