/**
 * Long work, cut into pieces as a generator: at each `yield` the page may draw, answer keys, or stop the work. A number that is yielded is
 * the progress of the whole, from 0 to 1. Work that is quick yields nothing.
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

/** Does all of the work without pauses. */
export function finish<T>(work: InPieces<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
