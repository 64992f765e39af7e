/** The jobs that this very process works at. */
export interface HeldJobs {
  /** Says that work at it begins; answers how to say that it is over. */
  hold(job: { id: string; userId: string | null }, lost: AbortController): () => void;
  /** Whose jobs were begun here last, the longest ago first: they come after everybody else. */
  askers(): string[];
  /** A clock that is set forward ends leases early. What is held here is not abandoned, whatever the time. */
  ids(): string[];
  /** Nobody wants what would come of it any more: the work hears that at once. */
  abort(id: string): void;
}

const askersMax = 100;

export function createHeldJobs(): HeldJobs {
  const held = new Map<string, AbortController>();
  const askers = new Set<string>();

  function remember(userId: string): void {
    // Set anew, so that whoever has just had a turn comes last.
    askers.delete(userId);
    askers.add(userId);
    const [first] = askers;
    if (askers.size > askersMax && first !== undefined) askers.delete(first);
  }

  return {
    hold({ id, userId }, lost) {
      held.set(id, lost);
      if (userId !== null) remember(userId);
      return () => {
        if (held.get(id) === lost) held.delete(id);
      };
    },
    askers: () => [...askers],
    ids: () => [...held.keys()],
    abort: (id) => held.get(id)?.abort(),
  };
}
