/** What comes of it, or, where nothing has after `maxMs`, a failure that says so; what goes on is then nobody's concern. */
export async function inTime<T>(work: Promise<T>, maxMs: number): Promise<T> {
  if (maxMs === Number.POSITIVE_INFINITY) return work;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLateError(maxMs)), maxMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Said of what takes longer than anybody waits. */
export class TooLateError extends Error {
  override readonly name = "TooLateError";
  /** As of a database that cannot be reached. */
  readonly code = "ETIMEDOUT";

  constructor(maxMs: number) {
    super(`The database has not answered within ${maxMs} ms.`);
  }
}
