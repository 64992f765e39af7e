import { Readable } from "node:stream";
import { refuse } from "../../base/refusal.js";
import type { BlobStore } from "./blob-store.js";

interface Patience {
  /** How long a call waits for an answer, and then for each next piece of a file. */
  answerMs?: number;
  /** Removing happens under a lock of the database; the sweep tries again. */
  removeMs?: number;
}

/** Time for a file besides: the slowest line that still brings it there. */
const bytesPerMs = 250;

/**
 * A store that nobody waits for without end: a network disk that hangs answers nothing at all. What it was asked may still be done
 * later; the register of blobs knows of it, so that the sweep finds it.
 */
export function limitWaiting(store: BlobStore, { answerMs = 30_000, removeMs = 5_000 }: Patience = {}): BlobStore {
  return {
    ...store,
    put: (key, content) => inTime(store.put(key, content), answerMs + ("path" in content ? content.sizeBytes / bytesPerMs : 0)),
    get: async (key) => {
      const getting = store.get(key);
      // One that comes too late is read by nobody.
      const blob = await inTime(getting, answerMs, () => void getting.then((late) => late?.stream.destroy()).catch(() => {}));
      return blob && { ...blob, stream: readInTime(blob.stream, answerMs) };
    },
    remove: (key) => inTime(store.remove(key), removeMs),
  };
}

/** Only the store is waited for in time. Whoever reads may be as slow as they are. */
function readInTime(stream: Readable, pieceMs: number): Readable {
  async function* read(): AsyncGenerator<unknown> {
    const pieces = stream[Symbol.asyncIterator]();
    try {
      for (let piece = await inTime(pieces.next(), pieceMs); !piece.done; piece = await inTime(pieces.next(), pieceMs)) yield piece.value;
    } finally {
      stream.destroy();
    }
  }
  return Readable.from(read(), { objectMode: false });
}

async function inTime<T>(work: Promise<T>, maxMs: number, onLate = () => void work.catch(() => {})): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), maxMs);
  });
  try {
    const first = await Promise.race([work.then((value) => ({ value })), late]);
    if (first !== "late") return first.value;
    onLate();
    return refuse("unavailable", { cause: new Error(`The blob store did not answer within ${maxMs} ms.`) });
  } finally {
    clearTimeout(timer);
  }
}
