export interface LateWriterOptions {
  /** Writes this long after the last request … */
  readonly waitMs: number;
  /** … but never later than this after the first. */
  readonly waitMaxMs: number;
  readonly write: () => void;
}

/** Writes after a series of requests: soon after it pauses, and regularly while it does not. */
export interface LateWriter {
  request(): void;
  /** Writes now, if a write was requested. */
  flush(): void;
  /** Cancels the request. */
  cancel(): void;
}

/** Makes a late writer. */
export function createLateWriter({ waitMs, waitMaxMs, write }: LateWriterOptions): LateWriter {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;

  function cancel() {
    clearTimeout(pause);
    clearTimeout(limit);
    pause = undefined;
    limit = undefined;
  }

  function flush() {
    if (limit === undefined) return;
    cancel();
    write();
  }

  return {
    request() {
      clearTimeout(pause);
      pause = setTimeout(flush, waitMs);
      limit ??= setTimeout(flush, waitMaxMs);
    },
    flush,
    cancel,
  };
}
