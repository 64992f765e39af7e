/** The page that the editor is on. */
export interface PagePort {
  /** Tells when the page is hidden, closed or put to sleep: the last moment to write something down. */
  onLeave(listener: () => void): () => void;
}
