import type { BulkExport } from "@mailwright/client";
import { useBulkExport, useJobWork } from "@mailwright/client/react";
import type { TemplateSummary } from "@mailwright/contract";
import { Button, ProgressBar, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useReportFailure } from "../../actions/use-report-failure.js";
import { RemoteView } from "../../remote/remote-view.js";
import type { StartedExport } from "./export-part.js";
import { bulkExportStrings } from "./export-strings.js";
import { FilesReport } from "./files-report.js";
import { SentReport } from "./sent-report.js";

interface ExportUnderWayProps extends StartedExport {
  readonly templates: readonly TemplateSummary[];
  /** Begins anew with these, and with what was chosen before. */
  readonly onAgain: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** How far an export is; at its end what came of it. */
export function ExportUnderWay({ id, serviceName, templates, onAgain, onClose }: ExportUnderWayProps) {
  const say = useTranslate(bulkExportStrings);
  const answer = useBulkExport(id);
  const { data } = answer;
  if (data && data.state !== "waiting" && data.state !== "running") {
    const ended = { ended: data, templates, onAgain, onClose };
    return serviceName === undefined ? <FilesReport {...ended} /> : <SentReport {...ended} serviceName={serviceName} />;
  }
  return (
    <Dialog
      title={say("title", { count: templates.length })}
      isDismissable={false}
      onClose={onClose}
      footer={<Button onClick={onClose}>{say("close")}</Button>}
    >
      <div className="mw-bulk-export">
        <RemoteView answer={answer} loading={say("loading")} failed={say("lost")}>
          {(now) => <Working now={now} />}
        </RemoteView>
        <p className="mw-dialog-lead">{say(serviceName === undefined ? "goesOn" : "sendGoesOn")}</p>
      </div>
    </Dialog>
  );
}

function Working({ now: { id, state, results } }: { readonly now: BulkExport }) {
  const say = useTranslate(bulkExportStrings);
  const { cancel } = useJobWork();
  const report = useReportFailure();
  const done = results.filter((result) => result.state !== "waiting").length;
  const isWaiting = state === "waiting" && done === 0;
  return (
    <ProgressBar
      label={isWaiting ? say("waiting") : say("working", { done, count: results.length })}
      share={isWaiting ? undefined : done / results.length}
      onCancel={() => void cancel.mutateAsync(id).catch((error: unknown) => report(error))}
    />
  );
}
