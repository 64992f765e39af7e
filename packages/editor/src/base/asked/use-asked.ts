import type { Asked } from "@mailwright/views/asked";
import { type DependencyList, useCallback, useEffect, useMemo, useState } from "react";
import { isRefusal, type PortRefusal } from "../../ports/port-refusal.js";
import { useLatest } from "../later/use-latest.js";

/** Asks the question. Answers `undefined` if there is nothing to ask: the state then stays "loading". */
export type Ask<T> = (signal: AbortSignal) => Promise<T | PortRefusal> | undefined;

interface Ways<T> extends Pick<Asked<T>, "retry"> {
  /** Changes the answer here, after it was changed in the same way where it came from. */
  readonly change: (next: (value: T) => T) => void;
}

type Answered<T> =
  | { readonly phase: "ready"; readonly value: T }
  | { readonly phase: "failed"; readonly value: T | undefined; readonly refusal: PortRefusal };

export type AskedPort<T> = Ways<T> & (Answered<T> | { readonly phase: "loading"; readonly value: T | undefined });

/**
 * Asks a port when the component is first drawn, and again when one of `deps` changes or on `retry`. A question that is no longer needed is
 * aborted, and an answer that comes late is dropped. `onRefused` is called once for each refusal.
 */
export function useAsked<T>(ask: Ask<T>, deps: DependencyList, onRefused?: (refusal: PortRefusal) => void): AskedPort<T> {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ readonly question: object; readonly answer: Answered<T> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what the question depends on.
  const question = useMemo(() => ({ ask }), [...deps, attempt]);
  const refused = useLatest(onRefused);
  useEffect(() => {
    const controller = new AbortController();
    const take = (answer: T | PortRefusal) => {
      if (controller.signal.aborted) return;
      if (!isRefusal(answer)) return setKnown({ question, answer: { phase: "ready", value: answer } });
      refused.current?.(answer);
      setKnown((before) => ({ question, answer: { phase: "failed", value: before?.answer.value, refusal: answer } }));
    };
    question.ask(controller.signal)?.then(take, (thrown: unknown) => take(refusalOf(thrown)));
    return () => controller.abort();
  }, [question, refused]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const change = useCallback(
    (next: (value: T) => T) =>
      setKnown((before) =>
        before?.answer.phase === "ready" ? { ...before, answer: { phase: "ready", value: next(before.answer.value) } } : before,
      ),
    [],
  );
  if (known?.question === question) return { ...known.answer, retry, change };
  return { phase: "loading", value: known?.answer.value, retry, change };
}

function refusalOf(thrown: unknown): PortRefusal {
  return { kind: "refused", code: "fault", message: String(thrown), fields: [], isPassing: false };
}
