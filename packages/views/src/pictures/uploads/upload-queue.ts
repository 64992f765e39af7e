import type { LibraryPicture, PictureLibrary } from "../model/picture-library.js";
import type { PreparedPicture } from "../reduce/prepare-picture.js";

export type UploadState =
  | { readonly phase: "waiting" }
  /** Looked at, and made smaller. */
  | { readonly phase: "preparing" }
  /** `part` goes from 0 to 1. */
  | { readonly phase: "sending"; readonly part: number }
  | { readonly phase: "failed"; readonly code: string };

/** A file on its way into a library. What is stored leaves the queue. */
export interface UploadEntry {
  readonly id: number;
  readonly file: File;
  readonly state: UploadState;
}

export interface UploadQueueOptions {
  readonly upload: NonNullable<PictureLibrary["upload"]>;
  readonly prepare: (file: File) => Promise<PreparedPicture>;
  readonly onStored: (picture: LibraryPicture) => void;
  /** A file was made smaller before it was sent. */
  readonly onReduced: (name: string, beforeBytes: number, afterBytes: number) => void;
  readonly onFailed: (name: string, code: string) => void;
}

/** Several uploads, a few at a time. */
export interface UploadQueue {
  entries(): readonly UploadEntry[];
  subscribe(listener: () => void): () => void;
  add(files: readonly File[]): void;
  /** Takes a file out, whether it waits, is on its way or has failed. */
  drop(id: number): void;
  retry(id: number): void;
  /** Takes out those that have failed. */
  forgetFailed(): void;
}

// Each holds a decoded picture in memory for a moment.
const atOnce = 2;

/** Makes an empty queue over one library. */
export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  let entries: readonly UploadEntry[] = [];
  let ids = 0;
  const listeners = new Set<() => void>();
  const running = new Map<number, AbortController>();
  const write = (next: readonly UploadEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  const put = (id: number, state: UploadState) => write(entries.map((entry) => (entry.id === id ? { ...entry, state } : entry)));
  const leave = (id: number) => write(entries.filter((entry) => entry.id !== id));
  const work = () => {
    for (const { id, file, state } of entries) {
      if (running.size >= atOnce) return;
      if (state.phase !== "waiting" || running.has(id)) continue;
      const controller = new AbortController();
      running.set(id, controller);
      const tell = (next: UploadState) => !controller.signal.aborted && put(id, next);
      void store(options, file, { tell, signal: controller.signal }).then((code) => {
        if (controller.signal.aborted) return;
        running.delete(id);
        if (code === undefined) leave(id);
        else {
          put(id, { phase: "failed", code });
          options.onFailed(file.name, code);
        }
        work();
      });
    }
  };
  const giveUp = (id: number) => {
    running.get(id)?.abort();
    running.delete(id);
  };
  return {
    entries: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files) {
      write([...entries, ...files.map((file): UploadEntry => ({ id: ++ids, file, state: { phase: "waiting" } }))]);
      work();
    },
    drop(id) {
      giveUp(id);
      leave(id);
      work();
    },
    retry(id) {
      put(id, { phase: "waiting" });
      work();
    },
    forgetFailed: () => write(entries.filter(({ state }) => state.phase !== "failed")),
  };
}

interface Way {
  readonly tell: (state: UploadState) => void;
  readonly signal: AbortSignal;
}

/** Answers the code with which it failed. */
async function store({ prepare, upload, onStored, onReduced }: UploadQueueOptions, file: File, { tell, signal }: Way) {
  try {
    tell({ phase: "preparing" });
    const prepared = await prepare(file);
    if (signal.aborted) return undefined;
    if (prepared.kind === "refused") return prepared.code;
    tell({ phase: "sending", part: 0 });
    const answer = await upload({ file: prepared.file, signal, onProgress: (part) => tell({ phase: "sending", part }) });
    if (signal.aborted) return undefined;
    if (answer.kind === "refused") return answer.code;
    if (prepared.file.size < prepared.beforeBytes) onReduced(file.name, prepared.beforeBytes, prepared.file.size);
    onStored(answer.picture);
    return undefined;
  } catch {
    // The browser ran out of memory, or a host's own upload threw. The person can try again.
    return "fault";
  }
}
