import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { LibraryPicture, PictureLibrary, PictureOrder, PicturePage } from "../model/picture-library.js";

/** The pictures of a library that fit, as far as they were fetched. */
export interface PictureList {
  /** `more`: the beginning is there, and the next part is being fetched. */
  readonly phase: "loading" | "failed" | "ready" | "more" | "more-failed";
  readonly pictures: readonly LibraryPicture[];
  readonly total: number | undefined;
  /** Why it failed, if that is known. */
  readonly code: string | undefined;
  readonly hasMore: boolean;
  /** Fetches the next part, if there is one and it is not being fetched. */
  readonly showMore: () => void;
  readonly retry: () => void;
  /** Changes what is listed here, after it was changed where it is stored. */
  readonly change: (next: (pictures: readonly LibraryPicture[]) => readonly LibraryPicture[]) => void;
}

interface Question {
  readonly library: PictureLibrary;
  readonly search: string;
  readonly order: PictureOrder;
}

interface Known extends Pick<PictureList, "phase" | "pictures" | "total" | "code"> {
  readonly question: object | undefined;
  readonly next: string | undefined;
}

const nothing: Known = { question: undefined, phase: "loading", pictures: [], total: undefined, code: undefined, next: undefined };

/** Asks a library part by part. What was listed stays to be seen until the answer to another question is there. */
export function usePictureList(library: PictureLibrary, search: string, order: PictureOrder): PictureList {
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another question.
  const question = useMemo<Question>(() => ({ library, search, order }), [library, search, order, attempt]);
  const [known, setKnown] = useState(nothing);
  const latest = useRef(known);
  latest.current = known;
  const asking = useRef<AbortController>(undefined);
  const ask = useCallback(async (asked: Question, before: Known | undefined) => {
    const controller = new AbortController();
    asking.current?.abort();
    asking.current = controller;
    const answer = await fetchPart(asked, before?.next, controller.signal);
    if (controller.signal.aborted) return;
    asking.current = undefined;
    setKnown((now) => (answer.kind === "listed" ? joined(asked, before && now, answer) : failed(asked, answer.code, before && now)));
  }, []);
  useEffect(() => {
    void ask(question, undefined);
    return () => asking.current?.abort();
  }, [question, ask]);
  const showMore = useCallback(() => {
    const { current } = latest;
    if (current.question !== question || current.next === undefined || asking.current) return;
    setKnown((now) => ({ ...now, phase: "more" }));
    void ask(question, current);
  }, [question, ask]);
  const isCurrent = known.question === question;
  return {
    phase: isCurrent ? known.phase : "loading",
    pictures: known.pictures,
    total: isCurrent ? known.total : undefined,
    code: known.code,
    hasMore: isCurrent && known.next !== undefined,
    showMore,
    retry: () => (known.phase === "more-failed" ? showMore() : setAttempt((count) => count + 1)),
    change: useCallback((next) => setKnown((now) => changed(now, next(now.pictures))), []),
  };
}

async function fetchPart({ library, search, order }: Question, after: string | undefined, signal: AbortSignal) {
  try {
    return (await library.list?.({ search, order, after }, signal)) ?? { kind: "listed" as const, pictures: [] };
  } catch {
    return { kind: "refused" as const, code: "fault" };
  }
}

function joined(question: Question, before: Known | undefined, { pictures, next, total }: PicturePage): Known {
  const ids = new Set(before?.pictures.map(({ id }) => id));
  // What was uploaded meanwhile moves the parts: a picture may come twice.
  const fresh = pictures.filter(({ id }) => !ids.has(id));
  return {
    question,
    phase: "ready",
    code: undefined,
    pictures: [...(before?.pictures ?? []), ...fresh],
    next,
    total: total ?? before?.total,
  };
}

function failed(question: Question, code: string, before: Known | undefined): Known {
  return before ? { ...before, phase: "more-failed" } : { ...nothing, question, code, phase: "failed" };
}

function changed(known: Known, pictures: readonly LibraryPicture[]): Known {
  const grown = pictures.length - known.pictures.length;
  return { ...known, pictures, total: known.total === undefined ? undefined : known.total + grown };
}
