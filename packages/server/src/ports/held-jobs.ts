/** The jobs that this very process works at. */
export interface HeldJobs {
  /** Call it when work on a job begins. Answers a function to call when the work has ended. */
  hold(job: { id: string; kind: string; userId: string | null }, lost: AbortController): () => void;
  /** The people for whom this process works at a job of this kind. */
  askersOf(kind: string): string[];
  /** The people whose jobs this process began last, the earliest first. `takeJob` takes the jobs of all others before theirs. */
  askers(): string[];
  /**
   * The jobs that are being worked on here. `takeJob` leaves them out, because a clock that is set forward would make their leases look
   * expired.
   */
  ids(): string[];
  /** Cancels the work on a job at once. */
  abort(id: string): void;
  /**
   * For the end of the process: waits until no job is held. After the patience it cuts off the jobs that are left, and those that begin
   * later.
   */
  stop(patienceMs?: number): Promise<void>;
  /** Has `stop` been called? Then a job that fails is given back, because the end of the process may be the cause. */
  isStopping(): boolean;
}

/** The abort reason of jobs that are cut off because the process ends. They are given back, not failed. */
export const processEnds = new Error("The process ends.");
/** Mails and most pictures take less. Orchestrators wait at least ten seconds before they kill a process. */
const stopPatienceMs = 5000;

const askersMax = 100;

export function createHeldJobs(): HeldJobs {
  const held = new Map<string, { kind: string; userId: string | null; lost: AbortController }>();
  const askers = new Set<string>();
  let isStopping = false;
  let isCut = false;
  let onEmpty: (() => void) | undefined;

  function remember(userId: string): void {
    // Deleted first, so that the person moves to the end of the set.
    askers.delete(userId);
    askers.add(userId);
    const [first] = askers;
    if (askers.size > askersMax && first !== undefined) askers.delete(first);
  }

  return {
    hold({ id, kind, userId }, lost) {
      held.set(id, { kind, userId, lost });
      if (isCut) lost.abort(processEnds);
      if (userId !== null) remember(userId);
      return () => {
        if (held.get(id)?.lost === lost) held.delete(id);
        if (held.size === 0) onEmpty?.();
      };
    },
    askers: () => [...askers],
    ids: () => [...held.keys()],
    askersOf: (kind) => [...held.values()].flatMap((job) => (job.kind === kind && job.userId !== null ? [job.userId] : [])),
    abort: (id) => held.get(id)?.lost.abort(),
    isStopping: () => isStopping,
    async stop(patienceMs = stopPatienceMs) {
      isStopping = true;
      const timer = setTimeout(() => {
        isCut = true;
        for (const { lost } of held.values()) lost.abort(processEnds);
      }, patienceMs);
      if (held.size > 0) await new Promise<void>((resolve) => (onEmpty = resolve));
      clearTimeout(timer);
    },
  };
}
