import { TooLateError } from "./in-time.js";

/**
 * Decides who may send to the embedded database, which runs one statement after the other. A short statement ends its turn when it is sent.
 * A transaction keeps its turn until its end is sent, and so does a statement that carries much. Short statements that wait go before long
 * ones, so that a megabyte of one person does not delay a hundred lookups of others.
 */
export interface Turns {
  /**
   * Runs `speak` when the turn comes, at once if nobody has it. Rejects with `TooLateError`, without running it, if the turn does not come
   * in time.
   */
  take<T>(kind: TurnKind, speak: (leave: () => void) => Promise<T>): Promise<T>;
  waiting(): number;
}

/** `short` is a single statement that carries little. */
export type TurnKind = "short" | "long";

/** After this many short statements a waiting long one goes first, so that it gets its turn too. */
const inFrontMax = 100;

/** `waitMaxMs` is asked when somebody begins to wait: after so long they give up. */
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
