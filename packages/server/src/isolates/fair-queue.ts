/** What waits, by who asked for it: callers take turns, so that one who asks for much delays nobody else by more than one turn. */
export interface FairQueue<T> {
  /** False when it is full, for everybody or for this caller. */
  add(caller: string, item: T): boolean;
  take(): T | null;
  size(): number;
}

export function createFairQueue<T>({ waitingMax, waitingPerCallerMax }: { waitingMax: number; waitingPerCallerMax: number }): FairQueue<T> {
  const lines = new Map<string, T[]>();
  let count = 0;
  return {
    add(caller, item) {
      const line = lines.get(caller) ?? [];
      if (count >= waitingMax || line.length >= waitingPerCallerMax) return false;
      lines.set(caller, [...line, item]);
      count += 1;
      return true;
    },
    size: () => count,
    take() {
      const [first] = lines;
      if (first === undefined) return null;
      const [caller, [item, ...rest]] = first;
      // Set anew, so that whoever has just had a turn comes last.
      lines.delete(caller);
      if (rest.length > 0) lines.set(caller, rest);
      count -= 1;
      return item ?? null;
    },
  };
}
