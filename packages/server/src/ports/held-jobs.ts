/** The jobs that this very process works at. */
export interface HeldJobs {
  /** Says that work at it begins; answers how to say that it is over. */
  hold(id: string, lost: AbortController): () => void;
  /** A clock that is set forward ends leases early. What is held here is not abandoned, whatever the time. */
  ids(): string[];
  /** Nobody wants what would come of it any more: the work hears that at once. */
  abort(id: string): void;
}

export function createHeldJobs(): HeldJobs {
  const held = new Map<string, AbortController>();
  return {
    hold(id, lost) {
      held.set(id, lost);
      return () => {
        if (held.get(id) === lost) held.delete(id);
      };
    },
    ids: () => [...held.keys()],
    abort: (id) => held.get(id)?.abort(),
  };
}
