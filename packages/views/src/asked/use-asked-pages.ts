import { useLatest } from "@mailwright/ui";
import { type DependencyList, useCallback, useRef, useState } from "react";
import { isValue, type Refusal, type RefusalOf, type ValueOf } from "./refusal.js";
import type { More } from "./show-more.js";
import { type AskedPort, useAsked } from "./use-asked.js";

/** An answer that may be the beginning of more. */
interface Page {
  /** Names the next part; absent at the end. */
  readonly next?: string | undefined;
}

interface Asking<A> {
  readonly ask: (after: string | undefined, signal: AbortSignal) => Promise<A> | undefined;
  /** What was there and what came after it, as one. */
  readonly join: (before: ValueOf<A>, more: ValueOf<A>) => ValueOf<A>;
  readonly onRefused?: (refusal: RefusalOf<A>) => void;
}

type Change<A> = (value: ValueOf<A>) => ValueOf<A>;

type AskedPages<A> = AskedPort<ValueOf<A>, RefusalOf<A>> & { readonly more: More | undefined };

/**
 * Asks a source, such as a port, for the beginning of a list, and for each next part when somebody wants it. A change that comes while the beginning
 * is on its way is made to what is shown and to the answer, which may hold it already.
 */
export function useAskedPages<A extends Page | Refusal>(deps: DependencyList, { ask, join, onRefused }: Asking<A>): AskedPages<A> {
  const [phase, setPhase] = useState<More["phase"]>("idle");
  const isAsking = useRef(false);
  /** Of the question whose answer is shown: aborted as soon as there is another, and its next parts with it. */
  const wanted = useRef<AbortSignal>(undefined);
  /** Changes while the beginning is on its way: the answer may be of before them. */
  const meanwhile = useRef<Change<A>[]>(undefined);
  const askFirst = (signal: AbortSignal) => {
    const changes: Change<A>[] = [];
    meanwhile.current = changes;
    wanted.current = signal;
    isAsking.current = false;
    setPhase("idle");
    return ask(undefined, signal)?.then((answer) => {
      if (!isValue(answer)) return answer;
      if (meanwhile.current === changes) meanwhile.current = undefined;
      return changes.reduce<ValueOf<A>>((value, next) => next(value), answer);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what the question depends on.
  const asked = useAsked(askFirst, deps, onRefused);
  const next = asked.phase === "ready" ? asked.value.next : undefined;
  const fetchMore = useLatest(async () => {
    const signal = wanted.current;
    const answering = next === undefined || isAsking.current || !signal ? undefined : ask(next, signal);
    if (!signal || !answering) return;
    isAsking.current = true;
    setPhase("loading");
    const answer = await answering.catch(() => null);
    // If the list was asked for anew meanwhile, this answer continues the old list and is dropped.
    if (signal.aborted) return;
    isAsking.current = false;
    if (answer === null || !isValue(answer)) return setPhase("failed");
    asked.change((before) => join(before, answer));
    setPhase("idle");
  });
  const show = useCallback(() => void fetchMore.current(), [fetchMore]);
  const { change: changeShown } = asked;
  const change = useCallback(
    (next: Change<A>) => {
      meanwhile.current?.push(next);
      changeShown(next);
    },
    [changeShown],
  );
  return { ...asked, change, more: next === undefined ? undefined : { phase, show } };
}
