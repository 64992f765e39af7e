/** A piece of work whose time has come. */
export interface Turn<T> {
  item: T;
  /** Says that it is done. */
  end(): void;
}

/**
 * What waits, by who asked for it. Callers take turns: whoever has least at work comes next, and among those whoever has waited longest
 * since their last turn. So somebody who asks for much delays nobody else by more than what they have at work already.
 */
export interface FairQueue<T> {
  /** False when it is full, for everybody or for this caller. */
  add(caller: string, item: T): boolean;
  /** Null when nobody waits who may have another turn; with `suits` when nobody does whose next item suits. */
  take(suits?: (item: T) => boolean): Turn<T> | null;
  /** How long until somebody who waits has rested: 0 when somebody has. Null when nobody waits who may have another turn. */
  restMs(): number | null;
  /** Ends all rests, and lets nobody rest from here on. */
  endRests(): void;
  /** What waits for its turn. */
  size(): number;
  /** Lets go of all that waits, and answers it. */
  clear(): T[];
}

interface FairQueueLimits {
  /** What may wait, of all callers together and of each. */
  waitingMax: number;
  waitingPerCallerMax: number;
  /** What may be at work at once of each. */
  atWorkPerCallerMax?: number;
  /** How long a caller rests after a turn that took so long. */
  restOf?: (caller: string, tookMs: number) => number;
  /** Milliseconds that only go forward. */
  now?: () => number;
}

interface Caller<T> {
  name: string;
  waiting: T[];
  atWork: number;
  /** The number of their last turn. Who is new comes right before whoever had the last one. */
  lastTurn: number;
  restsUntil: number;
}

/** Who has least at work, and among those who has waited longest since their last turn. */
function firstOf<T>(ready: Caller<T>[]): Caller<T> | null {
  const [first = null] = ready.sort((a, b) => a.atWork - b.atWork || a.lastTurn - b.lastTurn);
  return first;
}

export function createFairQueue<T>({
  waitingMax,
  waitingPerCallerMax,
  atWorkPerCallerMax = Number.POSITIVE_INFINITY,
  restOf = () => 0,
  now = () => performance.now(),
}: FairQueueLimits): FairQueue<T> {
  const callers = new Map<string, Caller<T>>();
  let count = 0;
  let turns = 0;
  let mayRest = true;

  /** Those who wait and have not too much at work. */
  const findWaiting = () => [...callers.values()].filter(({ waiting, atWork }) => waiting.length > 0 && atWork < atWorkPerCallerMax);

  function forget(): void {
    for (const { name, waiting, atWork, restsUntil } of [...callers.values()])
      if (waiting.length === 0 && atWork === 0 && restsUntil <= now()) callers.delete(name);
  }

  return {
    add(name, item) {
      const caller = callers.get(name) ?? { name, waiting: [], atWork: 0, lastTurn: turns - 0.5, restsUntil: 0 };
      if (count >= waitingMax || caller.waiting.length >= waitingPerCallerMax) return false;
      caller.waiting.push(item);
      callers.set(name, caller);
      count += 1;
      return true;
    },
    size: () => count,
    restMs() {
      const rests = findWaiting().map(({ restsUntil }) => restsUntil - now());
      return rests.length === 0 ? null : Math.max(0, Math.min(...rests));
    },
    endRests() {
      mayRest = false;
      for (const caller of callers.values()) caller.restsUntil = 0;
      forget();
    },
    clear() {
      const all = [...callers.values()].flatMap(({ waiting }) => waiting.splice(0));
      forget();
      count = 0;
      return all;
    },
    take(suits = () => true) {
      const isReady = ({ restsUntil, waiting: [next] }: Caller<T>) => restsUntil <= now() && next !== undefined && suits(next);
      const caller = firstOf(findWaiting().filter(isReady));
      const item = caller?.waiting.shift();
      if (caller === null || item === undefined) return null;
      count -= 1;
      turns += 1;
      caller.atWork += 1;
      caller.lastTurn = turns;
      const beganAt = now();
      let isOver = false;
      const end = () => {
        if (isOver) return;
        isOver = true;
        caller.atWork -= 1;
        caller.restsUntil = mayRest ? now() + restOf(caller.name, now() - beganAt) : 0;
        forget();
      };
      return { item, end };
    },
  };
}
