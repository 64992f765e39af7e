import { useCallback, useEffect, useState, useSyncExternalStore } from "react";

/** Code that is fetched when it is first needed. From then on it is there at once. */
export interface LaterCode<T> {
  peek(): T | undefined;
  load(): Promise<T>;
  /** Calls when the code has come. */
  onArrival(listener: () => void): () => void;
}

/** Wraps a dynamic import. If it fails, it is tried again the next time the code is asked for. */
export function laterCode<T>(fetch: () => Promise<T>): LaterCode<T> {
  let value: T | undefined;
  let running: Promise<T> | undefined;
  const listeners = new Set<() => void>();
  const load = async () => {
    try {
      value = await fetch();
      for (const listener of [...listeners]) listener();
      return value;
    } catch (cause) {
      running = undefined;
      throw cause;
    }
  };
  return {
    peek: () => value,
    load: () => {
      running ??= load();
      return running;
    },
    onArrival(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The code as soon as something else has fetched it. */
export function useArrivedCode<T>({ onArrival, peek }: LaterCode<T>): T | undefined {
  return useSyncExternalStore(onArrival, peek, peek);
}

export type LaterCodeState<T> =
  | { readonly phase: "loading" }
  | { readonly phase: "ready"; readonly value: T }
  | { readonly phase: "failed"; readonly cause: unknown; readonly retry: () => void };

/** Fetches code that a component needs. Without a connection the component shows words instead of failing. */
export function useLaterCode<T>(code: LaterCode<T>): LaterCodeState<T> {
  const [state, setState] = useState<LaterCodeState<T>>(() => stateOf(code.peek()));
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setState({ phase: "loading" });
    setAttempt((count) => count + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` counts retries.
  useEffect(() => {
    let isWanted = true;
    const become = (value: T) => setState((state) => (state.phase === "ready" ? state : { phase: "ready", value }));
    const known = code.peek();
    if (known !== undefined) return become(known);
    code.load().then(
      (value) => isWanted && become(value),
      (cause: unknown) => isWanted && setState({ phase: "failed", cause, retry }),
    );
    return () => {
      isWanted = false;
    };
  }, [code, attempt, retry]);
  return state;
}

function stateOf<T>(value: T | undefined): LaterCodeState<T> {
  return value === undefined ? { phase: "loading" } : { phase: "ready", value };
}
