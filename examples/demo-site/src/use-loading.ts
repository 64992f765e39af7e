import { useEffect, useReducer, useState } from "react";

/** A value on its way: one phase at a time. */
export type Loading<T> = { phase: "loading" } | { phase: "ready"; value: T } | { phase: "failed"; error: unknown };

/** Loads when the page part appears, when `keys` change and on `reload`; an answer that comes too late is dropped. */
export function useLoading<T>(load: (signal: AbortSignal) => Promise<T>, keys: readonly unknown[]) {
  const [state, setState] = useState<Loading<T>>({ phase: "loading" });
  const [round, reload] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keys` says when to load again; `load` is new on every render
  useEffect(() => {
    const abort = new AbortController();
    setState({ phase: "loading" });
    load(abort.signal).then(
      (value) => abort.signal.aborted || setState({ phase: "ready", value }),
      (error: unknown) => abort.signal.aborted || setState({ phase: "failed", error }),
    );
    return () => abort.abort();
  }, [round, ...keys]);
  return { state, reload };
}
