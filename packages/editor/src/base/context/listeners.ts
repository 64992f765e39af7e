/** A list of functions that are called together. */
export interface Listeners<T> {
  add(listener: (detail: T) => void): () => void;
  tell(detail: T): void;
  clear(): void;
}

export function createListeners<T>(): Listeners<T> {
  const listeners = new Set<(detail: T) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(detail) {
      for (const listener of [...listeners]) listener(detail);
    },
    clear: () => listeners.clear(),
  };
}
