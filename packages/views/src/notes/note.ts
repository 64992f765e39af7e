import type { More } from "../asked/show-more.js";

/** A remark on a template. */
export interface TemplateNote {
  readonly id: string;
  readonly text: string;
  readonly authorName: string;
  /** Milliseconds since 1970. */
  readonly createdAtMs: number;
  /** Written by the person who looks. */
  readonly isOwn: boolean;
}

export type NotesState =
  | { readonly phase: "loading" }
  | { readonly phase: "failed" }
  | {
      readonly phase: "ready";
      /** Oldest first. */
      readonly notes: readonly TemplateNote[];
      /** The privilege to delete other people's notes, and all at once. */
      readonly mayDeleteAny: boolean;
      /** There are later ones that were not asked for yet. */
      readonly more?: More | undefined;
    };

/** The notes of a template and what changes them. What fails has been told to the person already, and answers false. */
export interface NotesWork {
  readonly state: NotesState;
  readonly retry: () => void;
  readonly add: (text: string) => Promise<boolean>;
  readonly remove: (id: string) => Promise<boolean>;
  readonly removeAll: () => Promise<boolean>;
}
