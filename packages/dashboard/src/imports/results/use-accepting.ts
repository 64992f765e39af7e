import { useImportWork } from "@mailwright/client/react";
import { useAnnounce, useTranslate } from "@mailwright/ui";
import { useRef, useState } from "react";
import { useReportFailure } from "../../actions/use-report-failure.js";
import { resultStrings } from "./result-strings.js";

/** So many are accepted in one call, so that there is something to see of the way, and it can be stopped. */
const atOnce = 20;

/** What was accepted, and what could not be. */
export interface Accepted {
  readonly count: number;
  readonly refused: readonly { readonly id: string; readonly code: string }[];
}

/** Accepts results of an import into categories, a few at a time, and remembers what came of the last time. */
export function useAccepting(importId: string, categories: readonly string[]) {
  const say = useTranslate(resultStrings);
  const announce = useAnnounce();
  const report = useReportFailure();
  const { accept } = useImportWork();
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>();
  const [outcome, setOutcome] = useState<Accepted>();
  const isStopped = useRef(false);
  const run = async (ids: readonly string[]): Promise<Accepted> => {
    isStopped.current = false;
    setOutcome(undefined);
    let made: Accepted = { count: 0, refused: [] };
    try {
      for (let from = 0; from < ids.length && !isStopped.current; from += atOnce) {
        setProgress({ done: from, total: ids.length });
        const some = ids.slice(from, from + atOnce);
        const answer = await accept.mutateAsync({ id: importId, ids: some, categories: categories.map((id) => ({ id })) });
        made = { count: made.count + answer.accepted.length, refused: [...made.refused, ...answer.refused] };
      }
    } catch (error) {
      report(error, { words: { internal: say("acceptFailed") } });
    }
    setProgress(undefined);
    setOutcome(made);
    if (made.count > 0) announce(say("madeMany", { count: made.count }));
    return made;
  };
  return {
    progress,
    outcome,
    run,
    stop: () => {
      isStopped.current = true;
    },
    forget: () => setOutcome(undefined),
  };
}

export type Accepting = ReturnType<typeof useAccepting>;
