import type { PortRefusal } from "./port-refusal.js";

export interface FileOrder {
  readonly file: File;
  /** Takes a number from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** `name` is what the place that keeps the file calls it. */
export type FileAnswer = { readonly kind: "uploaded"; readonly url: string; readonly name?: string } | PortRefusal;

/** Keeps files that links lead to. Without it people give addresses. */
export interface FilePort {
  /** The endings of the names that are taken, and how large a file may be, where that is known before one is sent. */
  readonly endings?: readonly string[];
  readonly bytesMax?: number;
  upload(order: FileOrder): Promise<FileAnswer>;
}
