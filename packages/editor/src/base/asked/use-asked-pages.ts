import type { More } from "@mailwright/views/asked";
import { useCallback, useRef, useState } from "react";
import { isRefusal, type PortRefusal } from "../../ports/port-refusal.js";
import { useLatest } from "../later/use-latest.js";
import { type AskedPort, useAsked } from "./use-asked.js";

/** An answer that may be the beginning of more. */
interface Page {
  /** Names the next part; absent at the end. */
  readonly next?: string | undefined;
}

interface Asking<T> {
  readonly ask: (after: string | undefined, signal: AbortSignal) => Promise<T | PortRefusal> | undefined;
  /** What was there and what came after it, as one. */
  readonly join: (before: T, more: T) => T;
  readonly onRefused?: (refusal: PortRefusal) => void;
}

type AskedPages<T> = AskedPort<T> & { readonly more: More | undefined };

/** Asks a source, such as a port, for the beginning of a list, and for each next part when somebody wants it. */
export function useAskedPages<T extends Page>(source: unknown, { ask, join, onRefused }: Asking<T>): AskedPages<T> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` is a new function at every rendering; the list is asked for again only when its source is another.
  const asked = useAsked((signal) => ask(undefined, signal), [source], onRefused);
  const [phase, setPhase] = useState<More["phase"]>("idle");
  const isAsking = useRef(false);
  const next = asked.value?.next;
  const fetchMore = useLatest(async () => {
    const answering = next === undefined || isAsking.current ? undefined : ask(next, new AbortController().signal);
    if (!answering) return;
    isAsking.current = true;
    setPhase("loading");
    const answer = await answering.catch(() => null);
    isAsking.current = false;
    if (answer === null || isRefusal(answer)) return setPhase("failed");
    // If the list was loaded anew meanwhile, this answer continues the old list and is dropped.
    asked.change((before) => (before.next === next ? join(before, answer) : before));
    setPhase("idle");
  });
  const show = useCallback(() => void fetchMore.current(), [fetchMore]);
  return { ...asked, more: next === undefined ? undefined : { phase, show } };
}
