import type { EditorPorts } from "../ports/editor-ports.js";
import type { NoteRecord } from "../ports/note-port.js";
import type { VersionRecord } from "../ports/version-port.js";
import type { MemoryWorld } from "./memory-ports.js";

/** A version with what it holds. */
export interface StoredVersion extends VersionRecord {
  readonly document: unknown;
}

/** Notes, versions, files and the lock of a template that lives in memory. */
export function memoryTemplatePorts(world: MemoryWorld): Pick<EditorPorts, "notes" | "versions" | "exporter" | "sharing" | "sizes"> {
  const file = (text: string, type: string) => ({ kind: "exported", file: new Blob([text], { type }) }) as const;
  return {
    notes: {
      list: async () => world.refusal ?? { kind: "listed", notes: world.notes, mayDeleteAny: world.mayDeleteNotes },
      add: async (text) => {
        if (world.refusal) return world.refusal;
        const note: NoteRecord = {
          id: `n${world.notes.length}`,
          text,
          authorName: "Ann Lindqvist",
          createdAtMs: 1_770_000_000_000,
          isOwn: true,
        };
        world.notes = [...world.notes, note];
        return { kind: "added", note };
      },
      remove: async (id) => {
        world.notes = world.notes.filter((note) => note.id !== id);
        return world.refusal ?? { kind: "removed" };
      },
      removeAll: async () => {
        world.notes = [];
        return world.refusal ?? { kind: "removed" };
      },
    },
    versions: {
      list: async () => world.refusal ?? { kind: "listed", versions: world.versions },
      load: async (date) =>
        world.refusal ?? { kind: "loaded", document: world.versions.find((version) => version.date === date)?.document },
      restored: (date) => {
        world.restored = date;
      },
      keep: async (name) => {
        if (world.refusal) return world.refusal;
        const date = new Date(1_770_000_000_000 + world.versions.length * 1000).toISOString();
        const version = {
          date,
          name,
          userName: "Ann Lindqvist",
          authors: ["Ann Lindqvist"],
          previewUrl: "",
          document: world.stored.document,
        };
        world.versions = [version, ...world.versions];
        return { kind: "named", version };
      },
      rename: async (date, name) => {
        const version = world.versions.find((known) => known.date === date);
        if (world.refusal) return world.refusal;
        if (!version) throw new Error(`there is no version from ${date}`);
        world.versions = world.versions.map((known) => (known === version ? { ...known, name } : known));
        return { kind: "named", version: { ...version, name } };
      },
    },
    exporter: {
      html: async () => world.refusal ?? file("<p>", "text/html"),
      pdf: async (signal) => world.refusal ?? (await until(world.drawing, signal)) ?? file("%PDF", "application/pdf"),
      picture: async (_, signal) => world.refusal ?? (await until(world.drawing, signal)) ?? file("PNG", "image/png"),
    },
    sharing: {
      unlock: async () => world.refusal ?? { kind: "unlocked" },
      requestUnlock: async () => world.refusal ?? { kind: "asked" },
      describeLocked: async () => ({ kind: "described", name: world.stored.info.name, mayUnlock: world.mayUnlock, mayAsk: true }),
      view: async () => world.refusal ?? { kind: "viewable", url: "https://example.com/show" },
    },
    sizes: { measure: async () => world.refusal ?? { kind: "measured", isOversize: false } },
  };
}

/** Waits for slow work; giving up is the refusal that a cut call gives. */
async function until(work: Promise<void>, signal: AbortSignal) {
  const isCut = await Promise.race([
    work.then(() => false),
    new Promise<boolean>((resolve) => signal.addEventListener("abort", () => resolve(true), { once: true })),
  ]);
  return isCut ? ({ kind: "refused", code: "aborted", message: "", fields: [], isPassing: false } as const) : undefined;
}
