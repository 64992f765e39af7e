import { getJobResult, type Job } from "@mailwright/client";
import { useClient, useJobs, useJobWork } from "@mailwright/client/react";
import { Button, useFormats, useRoot, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { downloadFile } from "@mailwright/views";
import { useRef, useState } from "react";
import { useReportFailure } from "../../actions/use-report-failure.js";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { RemoteView } from "../../remote/remote-view.js";
import { requestsStrings } from "./requests-strings.js";

/** What one asked the server for in the last day: how it stands with each, and how to stop it, try it again or have its file. */
export function RequestsDialog({ onClose }: DialogFaceProps<"requests">) {
  const say = useTranslate(requestsStrings);
  const answer = useJobs();
  const list = useRef<HTMLUListElement>(null);
  const work = useJobActions(() => list.current?.focus());
  const footer = (
    <Button variant="primary" onClick={onClose}>
      {say("close")}
    </Button>
  );
  return (
    <Dialog title={say("title")} onClose={onClose} footer={footer}>
      <p className="mw-dialog-intro">{say("intro")}</p>
      <RemoteView answer={answer} loading={say("loading")} failed={say("failed")}>
        {(jobs) => (
          <ul ref={list} className="mw-entries" aria-label={say("list")} tabIndex={-1}>
            {jobs.length === 0 ? <li className="mw-entries-empty">{say("empty")}</li> : null}
            {jobs.map((job) => (
              <JobRow key={job.id} job={job} work={work} />
            ))}
          </ul>
        )}
      </RemoteView>
    </Dialog>
  );
}

interface JobRowProps {
  readonly job: Job;
  readonly work: ReturnType<typeof useJobActions>;
}

function JobRow({ job, work: { isBusy, cancel, retry, download } }: JobRowProps) {
  const say = useTranslate(requestsStrings);
  const { date } = useFormats();
  const stands = useStanding();
  const name = say("named", { what: say(job.kind), date: date(new Date(job.createdAt)) });
  const { kind, state, resultUrl } = job;
  const isStoppable = state === "waiting" || state === "running";
  // With what emails were to go somewhere is forgotten by then.
  const mayRetry = kind !== "send-many" && (state === "failed" || state === "cancelled" || state === "uncertain");
  return (
    <li className="mw-entry">
      <div>
        <strong>{name}</strong>
        <span>{stands(job)}</span>
      </div>
      {isStoppable ? (
        <Button disabled={isBusy} aria-label={say("cancelOne", { name })} onClick={() => void cancel(job)}>
          {say("cancel")}
        </Button>
      ) : null}
      {mayRetry ? (
        <Button disabled={isBusy} aria-label={say("retryOne", { name })} onClick={() => void retry(job)}>
          {say("retry")}
        </Button>
      ) : null}
      {resultUrl === null ? null : (
        <Button disabled={isBusy} aria-label={say("downloadOne", { name })} onClick={() => void download(job)}>
          {say("download")}
        </Button>
      )}
    </li>
  );
}

const knownFailures = ["mail-not-sent", "renderer-unavailable", "template-not-found", "storage-full", "content-too-costly"] as const;

/** How it stands with a job, in words. */
function useStanding() {
  const say = useTranslate(requestsStrings);
  const { date } = useFormats();
  return ({ state, failure, nextAttemptAt }: Job): string => {
    if (state === "failed") {
      const known = knownFailures.find((code) => code === failure);
      return say("ended", { reason: say(known ?? "generic") });
    }
    if (state === "waiting" && failure !== null && nextAttemptAt !== null)
      return say("again", { time: date(new Date(nextAttemptAt), { timeStyle: "medium" }) });
    return say(state);
  };
}

const extensions: Partial<Record<Job["kind"], string>> = { pdf: "pdf", picture: "png", export: "ndjson", "export-many": "zip" };

function useJobActions(onDone: () => void) {
  const say = useTranslate(requestsStrings);
  const client = useClient();
  const root = useRoot();
  const report = useReportFailure();
  const work = useJobWork();
  const [isLoading, setLoading] = useState(false);
  const attempt = async (what: Promise<unknown>) => {
    try {
      await what;
    } catch (error) {
      report(error, { words: { "job-ended": say("jobEnded") } });
    }
    // The button that had the focus is gone.
    onDone();
  };
  const download = async ({ id, kind }: Job) => {
    setLoading(true);
    try {
      const file = await getJobResult(client, id);
      const extension = file.type === "image/jpeg" ? "jpg" : extensions[kind];
      downloadFile(root.ownerDocument ?? root, file, `mailwright.${extension ?? "bin"}`);
    } catch (error) {
      report(error);
    }
    setLoading(false);
  };
  return {
    isBusy: isLoading || work.cancel.isPending || work.retry.isPending,
    cancel: ({ id }: Job) => attempt(work.cancel.mutateAsync(id)),
    retry: ({ id }: Job) => attempt(work.retry.mutateAsync(id)),
    download,
  };
}
