import type { Doc } from "yjs";

/** Who is there, as providers of Yjs tell it (`y-protocols/awareness`). */
export interface Awareness {
  readonly clientID: number;
  getStates(): ReadonlyMap<number, unknown>;
  setLocalState(state: Record<string, unknown> | null): void;
  on(event: "change", listener: () => void): void;
  off(event: "change", listener: () => void): void;
}

/** What happens to a shared document that is open. */
export type SharedNews =
  /** It is here as a whole, now or again. Of the stored version `etag` says which it is. */
  | { readonly kind: "opened"; readonly etag: string | null; readonly isReadOnly: boolean }
  /** The connection is lost, and comes back by itself. */
  | { readonly kind: "lost" }
  /** What had been sent before is in what is stored next. */
  | { readonly kind: "storing" }
  | { readonly kind: "stored"; readonly etag: string | null }
  | { readonly kind: "not-stored"; readonly code: string }
  /** Nothing that is done in this copy reaches anybody any more. `mayReopen`: another one may be asked for. */
  | { readonly kind: "over"; readonly code: string; readonly mayReopen: boolean };

/** A shared document, connected with those of the others. */
export interface SharedCopy {
  readonly document: Doc;
  readonly awareness: Awareness;
  /** Has everything that was done here reached the other side? */
  isSent(): boolean;
  close(): void;
}

/** Opens the template together with others. */
export interface CollaborationPort {
  /** Connects a new copy of the shared document, and tells what happens to it until it is closed. */
  open(onNews: (news: SharedNews) => void): SharedCopy;
}
