/**
 * Work in pieces: where it yields, a page may draw, answer keys and stop it. A number says how far all of it is, from 0 to 1. What takes no
 * long time is done in one piece.
 */
export type InPieces<T> = Generator<number | undefined, T, undefined>;

/** Yields between the things of a list, so that a page has its turn among many of them. */
export function* mapInPieces<T, U>(all: readonly T[], map: (each: T, index: number) => U): InPieces<readonly U[]> {
  const mapped: U[] = [];
  for (const [index, each] of all.entries()) {
    mapped.push(map(each, index));
    yield undefined;
  }
  return mapped;
}

/** All of it at once, where nobody waits for a turn. */
export function finish<T>(work: InPieces<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
