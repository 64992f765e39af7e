import type { Awareness } from "../collaboration-port.js";

/**
 * A document that the page connects with those of others, by any provider of Yjs. Updates go in and out as bytes, so that the page's copy of Yjs may be another than the
 * editor's.
 */
export interface HostSharedDocument {
  /**
   * Takes an update of Yjs: what others did, or all that is there. Throws an error whose `code` is `malformed` for anything else, and leaves the document as it
   * is.
   */
  apply(update: Uint8Array): void;
  /** Calls with each update that is made in this editor, until the answer is called. */
  onUpdate(listener: (update: Uint8Array) => void): () => void;
  /**
   * All that the other side has is here, now or after the connection was lost. A document that is empty then begins with the `document` of the element. With
   * `isReadOnly` the person only looks on.
   */
  opened(state?: { readonly isReadOnly?: boolean }): void;
  /** The connection is lost, and comes back by itself. */
  lost(): void;
  /** Somebody has stored it, as the version of this name, on top of which this editor saves next. */
  stored(etag: string | null): void;
  /** The right to it is gone, and why; nothing that is done here reaches anybody any more. */
  ended(code: string): void;
}

/** What a page answers that has connected a shared document. */
export interface HostConnection {
  /** Who is there, as the provider tells it (`provider.awareness`); without it nobody sees the others. */
  readonly awareness?: Awareness | null | undefined;
  close(): void;
}

/** How a page lets several people work in one document at once. */
export interface HostCollaboration {
  /** Connects the document of an editor that opens, until what it answers is closed. */
  readonly open: (shared: HostSharedDocument) => HostConnection;
}

export interface HostCollaborationProviders {
  /** What is stored is still what `save` gets; who works here is the `user` of the element, with `id` and `name`. */
  readonly collaboration?: HostCollaboration;
}
