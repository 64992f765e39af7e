import type { Readable } from "node:stream";

export interface Blob {
  sizeBytes: number;
  stream: Readable;
}

/** Bytes that are too many to be held: a file that nobody changes meanwhile. */
export interface BlobFile {
  path: string;
  sizeBytes: number;
}

/** Keeps bytes under a key. Keys come from `contentKey`, so the same key always means the same bytes. */
export interface BlobStore {
  put(key: string, content: Uint8Array | BlobFile): Promise<void>;
  /** Null when nothing is kept under the key. */
  get(key: string): Promise<Blob | null>;
  remove(key: string): Promise<void>;
  /** Lets go of halves that a process left which ended in the middle of a `put` before that moment. */
  sweepHalves(before: Date): Promise<void>;
}

/** What a key looks like: a SHA-256 in hexadecimal digits, so it is safe in a path whatever happens. */
export const blobKeyShape = /^[0-9a-f]{64}$/;
