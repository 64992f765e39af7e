/** Lets callers wait until there is a value. */
export interface OpenGate<T> {
  /** Answers at once if there is a value, otherwise when it comes. */
  wait(): Promise<T>;
  open(value: T): void;
  close(): void;
}

/** Makes a gate that is closed. */
export function createOpenGate<T>(): OpenGate<T> {
  let present: { readonly value: T } | undefined;
  let waiting: ((value: T) => void)[] = [];
  return {
    wait: () =>
      new Promise((resolve) => {
        if (present) resolve(present.value);
        else waiting.push(resolve);
      }),
    open: (value) => {
      present = { value };
      const resolvers = waiting;
      waiting = [];
      for (const resolve of resolvers) resolve(value);
    },
    close: () => {
      present = undefined;
    },
  };
}
