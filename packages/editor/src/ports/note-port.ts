import type { PortRefusal } from "./port-refusal.js";

/** A note on a template, seen by everybody who may see the template. */
export interface NoteRecord {
  readonly id: string;
  readonly text: string;
  readonly authorName: string;
  /** Milliseconds since 1970. */
  readonly createdAtMs: number;
  /** Written by the person who looks. */
  readonly isOwn: boolean;
}

export type NoteListAnswer =
  | { readonly kind: "listed"; readonly notes: readonly NoteRecord[]; readonly mayDeleteAny: boolean; readonly next?: string | undefined }
  | PortRefusal;
export type NoteAnswer = { readonly kind: "added"; readonly note: NoteRecord } | PortRefusal;
export type NoteRemovalAnswer = { readonly kind: "removed" } | PortRefusal;

/** Notes on the template. `mayDeleteAny`: this person may delete other people's notes. */
export interface NotePort {
  /** The first of them, or those after what `next` of the last answer named. */
  list(signal: AbortSignal, after?: string): Promise<NoteListAnswer>;
  add(text: string): Promise<NoteAnswer>;
  remove(id: string): Promise<NoteRemovalAnswer>;
  removeAll(): Promise<NoteRemovalAnswer>;
}
