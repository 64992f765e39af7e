import type { PortRefusal } from "./port-refusal.js";

/** A remark on a template, seen by all who may see the template. */
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
  | { readonly kind: "listed"; readonly notes: readonly NoteRecord[]; readonly mayDeleteAny: boolean }
  | PortRefusal;
export type NoteAnswer = { readonly kind: "added"; readonly note: NoteRecord } | PortRefusal;
export type NoteRemovalAnswer = { readonly kind: "removed" } | PortRefusal;

/** Notes on the template. `mayDeleteAny` is the privilege to delete other people's notes, and all at once. */
export interface NotePort {
  list(signal: AbortSignal): Promise<NoteListAnswer>;
  add(text: string): Promise<NoteAnswer>;
  remove(id: string): Promise<NoteRemovalAnswer>;
  removeAll(): Promise<NoteRemovalAnswer>;
}
