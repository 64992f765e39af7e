/**
 * Who may speak to the database. A statement's turn is over as soon as it was said, since what is said is done in that order;
 * a transaction keeps its turn until its end was said, and everybody else waits.
 */
export interface Turns {
  /** Runs at once where nobody has the turn. */
  take<T>(speak: (leave: () => void) => Promise<T>): Promise<T>;
  waiting(): number;
}

export function createTurns(): Turns {
  const waiting: (() => void)[] = [];
  let isTaken = false;

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else isTaken = false;
  }

  return {
    take: async (speak) => {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
      isTaken = true;
      let hasLeft = false;
      return speak(() => {
        if (!hasLeft) leave();
        hasLeft = true;
      });
    },
    waiting: () => waiting.length,
  };
}
