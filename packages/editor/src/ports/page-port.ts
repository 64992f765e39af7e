/** The page that the editor is on. */
export interface PagePort {
  /** Calls when the page is hidden, closed or put to sleep, which is the last moment to write something down. */
  onLeave(listener: () => void): () => void;
  /** Loads it anew. */
  reload?(): void;
}
