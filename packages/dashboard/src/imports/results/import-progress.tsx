import type { Import } from "@mailwright/client";
import type { useImportWork } from "@mailwright/client/react";
import { Button, ProgressBar, useAnnounce, useTranslate } from "@mailwright/ui";
import { RotateCw } from "@mailwright/ui/icons";
import { useEffect, useRef } from "react";
import { useReportFailure } from "../../actions/use-report-failure.js";
import { resultStrings } from "./result-strings.js";

interface ImportProgressProps {
  readonly own: Import;
  readonly work: ReturnType<typeof useImportWork>;
}

/** How far the reading is, with a way to stop it, or to go on with it. */
export function ImportProgress({ own: { id, state, total, waiting, read }, work: { cancel, goOn } }: ImportProgressProps) {
  const say = useTranslate(resultStrings);
  const report = useReportFailure();
  useTellEnd(state, read);
  if (state === "running") {
    return (
      <div className="mw-results-progress">
        <ProgressBar
          label={say("running", { done: total - waiting, total })}
          share={(total - waiting) / Math.max(1, total)}
          onCancel={() => cancel.mutate(id, { onError: (error) => report(error) })}
        />
        <p className="mw-results-lead">{say("runningLead")}</p>
      </div>
    );
  }
  if (waiting === 0) return null;
  const proceed = () =>
    goOn.mutate(id, { onError: (error) => report(error, { words: { "job-ended": say("jobEnded"), "not-found": say("jobEnded") } }) });
  return (
    <div className="mw-results-stopped">
      <span>{say(state === "failed" ? "interrupted" : "stopped", { count: waiting })}</span>
      <Button icon={RotateCw} isLoading={goOn.isPending} onClick={proceed}>
        {say("goOn")}
      </Button>
    </div>
  );
}

/** Who waits hears when it is done. */
function useTellEnd(state: Import["state"], read: number) {
  const say = useTranslate(resultStrings);
  const announce = useAnnounce();
  const before = useRef(state);
  useEffect(() => {
    if (before.current === "running" && state === "done") announce(say("finished", { count: read }));
    before.current = state;
  }, [state, read, announce, say]);
}
