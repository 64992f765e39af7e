/**
 * Who may speak to the database. A statement's turn is over as soon as it was said, since what is said is done in that order;
 * a transaction keeps its turn until its end was said, and so does a statement that carries much. Who waits meanwhile with a short
 * statement goes first: a megabyte of one person is not in front of a hundred lookups of others.
 */
export interface Turns {
  /** Runs at once where nobody has the turn. */
  take<T>(kind: TurnKind, speak: (leave: () => void) => Promise<T>): Promise<T>;
  waiting(): number;
}

/** `short` is a single statement that carries little. */
export type TurnKind = "short" | "long";

/** So many short ones go before a long one that waits, so that it has its turn too. */
const inFrontMax = 100;

export function createTurns(): Turns {
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

  return {
    take: async (kind, speak) => {
      if (isTaken) await new Promise<void>((resolve) => waiting[kind].push(resolve));
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
