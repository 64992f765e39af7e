import { TooLateError } from "./in-time.js";

/**
 * Who may speak to the database. A statement's turn is over as soon as it was said, since what is said is done in that order;
 * a transaction keeps its turn until its end was said, and so does a statement that carries much. Who waits meanwhile with a short
 * statement goes first: a megabyte of one person is not in front of a hundred lookups of others.
 */
export interface Turns {
  /** Runs at once where nobody has the turn; not at all, and fails, where it does not come in time. */
  take<T>(kind: TurnKind, speak: (leave: () => void) => Promise<T>): Promise<T>;
  waiting(): number;
}

/** `short` is a single statement that carries little. */
export type TurnKind = "short" | "long";

/** So many short ones go before a long one that waits, so that it has its turn too. */
const inFrontMax = 100;

/** Who waits longer than `waitMaxMs` says at that moment gives up. */
export function createTurns(waitMaxMs: () => number = () => Number.POSITIVE_INFINITY): Turns {
  const waiting: Record<TurnKind, (() => void)[]> = { short: [], long: [] };
  let isTaken = false;
  let inFront = 0;

  function next(): (() => void) | undefined {
    const long = waiting.long.length > 0 && (waiting.short.length === 0 || inFront >= inFrontMax);
    inFront = long ? 0 : inFront + 1;
    return waiting[long ? "long" : "short"].shift();
  }

  function leave(): void {
    const go = next();
    if (go) go();
    else isTaken = false;
  }

  function wait(kind: TurnKind): Promise<void> {
    const maxMs = waitMaxMs();
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const comes = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting[kind].push(comes);
      if (maxMs === Number.POSITIVE_INFINITY) return;
      timer = setTimeout(() => {
        // Who gave up must not be handed the turn, which would then be nobody's.
        waiting[kind] = waiting[kind].filter((one) => one !== comes);
        reject(new TooLateError(maxMs));
      }, maxMs);
    });
  }

  return {
    take: async (kind, speak) => {
      if (isTaken) await wait(kind);
      isTaken = true;
      let hasLeft = false;
      return speak(() => {
        if (!hasLeft) leave();
        hasLeft = true;
      });
    },
    waiting: () => waiting.short.length + waiting.long.length,
  };
}
