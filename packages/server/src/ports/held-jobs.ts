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
  /** The process ends: what is not done after the patience is cut off, and what is begun from then on. Resolves once nothing is held. */
  stop(patienceMs?: number): Promise<void>;
  /** Whatever fails from now on fails because the process ends. */
  isStopping(): boolean;
}

/** Why work is cut off that somebody still wants, when the process ends. */
export const processEnds = new Error("The process ends.");
/** Mails and most pictures are done by then, and an orchestrator that asks a process to end waits for ten seconds at least. */
const stopPatienceMs = 5000;

const askersMax = 100;

export function createHeldJobs(): HeldJobs {
  const held = new Map<string, AbortController>();
  const askers = new Set<string>();
  let isStopping = false;
  let isCut = false;
  let onEmpty: (() => void) | undefined;

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
      if (isCut) lost.abort(processEnds);
      if (userId !== null) remember(userId);
      return () => {
        if (held.get(id) === lost) held.delete(id);
        if (held.size === 0) onEmpty?.();
      };
    },
    askers: () => [...askers],
    ids: () => [...held.keys()],
    abort: (id) => held.get(id)?.abort(),
    isStopping: () => isStopping,
    async stop(patienceMs = stopPatienceMs) {
      isStopping = true;
      const timer = setTimeout(() => {
        isCut = true;
        for (const lost of held.values()) lost.abort(processEnds);
      }, patienceMs);
      if (held.size > 0) await new Promise<void>((resolve) => (onEmpty = resolve));
      clearTimeout(timer);
    },
  };
}
