import { useLatest } from "@mailwright/ui";
import { type DependencyList, useCallback, useEffect, useMemo, useState } from "react";
import type { Asked } from "./asked-view.js";
import { faultOf, isRefused, isValue, type RefusalOf, type ValueOf } from "./refusal.js";

/** Asks the question. Answers `undefined` if there is nothing to ask: the state then stays "loading". */
export type Ask<A> = (signal: AbortSignal) => Promise<A> | undefined;

interface Ways<T> extends Pick<Asked<T>, "retry"> {
  /** Changes the answer here, after it was changed in the same way where it came from. */
  readonly change: (next: (value: T) => T) => void;
}

type Answered<T, R> =
  | { readonly phase: "ready"; readonly value: T; readonly refusal?: undefined }
  | { readonly phase: "failed"; readonly value: T | undefined; readonly refusal: R };

/** `refusal`: the no that came last, until another answer is there. */
export type AskedPort<T, R> = Ways<T> &
  (Answered<T, R> | { readonly phase: "loading"; readonly value: T | undefined; readonly refusal: R | undefined });

/**
 * Asks a port when the component is first drawn, and again when one of `deps` changes or on `retry`. A question that is no longer needed is
 * aborted, and an answer that comes late is dropped. `onRefused` is called once for each refusal.
 */
export function useAsked<A>(
  ask: Ask<A>,
  deps: DependencyList,
  onRefused?: (refusal: RefusalOf<A>) => void,
): AskedPort<ValueOf<A>, RefusalOf<A>> {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ readonly question: object; readonly answer: Answered<ValueOf<A>, RefusalOf<A>> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what the question depends on.
  const question = useMemo(() => ({ ask }), [...deps, attempt]);
  const refused = useLatest(onRefused);
  useEffect(() => {
    const controller = new AbortController();
    const refuse = (refusal: RefusalOf<A>) => {
      if (controller.signal.aborted) return;
      refused.current?.(refusal);
      setKnown((before) => ({ question, answer: { phase: "failed", value: before?.answer.value, refusal } }));
    };
    const take = (answer: A) => {
      if (isRefused(answer)) return refuse(answer);
      if (isValue(answer) && !controller.signal.aborted) setKnown({ question, answer: { phase: "ready", value: answer } });
    };
    question.ask(controller.signal)?.then(take, (thrown: unknown) => refuse(faultOf(thrown)));
    return () => controller.abort();
  }, [question, refused]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const change = useCallback(
    (next: (value: ValueOf<A>) => ValueOf<A>) =>
      setKnown((before) =>
        before?.answer.phase === "ready" ? { ...before, answer: { phase: "ready", value: next(before.answer.value) } } : before,
      ),
    [],
  );
  if (known?.question === question) return { ...known.answer, retry, change };
  return { phase: "loading", value: known?.answer.value, refusal: known?.answer.refusal, retry, change };
}
