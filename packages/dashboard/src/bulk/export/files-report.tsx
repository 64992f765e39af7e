import { getJobResult } from "@mailwright/client";
import { useClient } from "@mailwright/client/react";
import { Button, Icon, useRoot, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { CircleAlert, Download } from "@mailwright/ui/icons";
import { downloadFile } from "@mailwright/views";
import { useState } from "react";
import { useReportFailure } from "../../actions/use-report-failure.js";
import { bulkExportStrings } from "./export-strings.js";
import { type ReportProps, ResultList } from "./result-list.js";

/** What is in the archive, which templates are not, and why. */
export function FilesReport({ ended, templates, onAgain, onClose }: ReportProps) {
  const say = useTranslate(bulkExportStrings);
  const download = useDownload();
  const { id, state, fileUrl, results } = ended;
  const done = results.filter((result) => result.state === "done").length;
  const leftOut = results.filter((result) => result.state === "refused");
  const isWhole = state === "done";
  const footer = (
    <>
      <Button onClick={onClose}>{say("close")}</Button>
      {fileUrl !== null && (
        <Button variant="primary" icon={Download} isLoading={download.isBusy} onClick={() => void download.start(id)}>
          {say("download")}
        </Button>
      )}
      {!isWhole && (
        <Button variant="primary" onClick={() => onAgain(results.map(({ templateId }) => templateId))}>
          {say("again")}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={say("reportTitle")} onClose={onClose} footer={footer}>
      <div className="mw-bulk-result" role="status">
        {isWhole && done > 0 && <p>{say("done", { count: done })}</p>}
        {isWhole && done === 0 && <p>{say("none")}</p>}
        {state === "cancelled" && <p>{say("stopped")}</p>}
        {(state === "failed" || state === "uncertain") && (
          <p className="mw-bulk-error">
            <Icon icon={CircleAlert} />
            {say("failed")}
          </p>
        )}
        {isWhole && leftOut.length > 0 && (
          <>
            <p>{say("leftOut", { count: leftOut.length })}</p>
            <ResultList results={leftOut} templates={templates} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function useDownload() {
  const say = useTranslate(bulkExportStrings);
  const client = useClient();
  const root = useRoot();
  const report = useReportFailure();
  const [isBusy, setBusy] = useState(false);
  const start = async (id: string) => {
    setBusy(true);
    try {
      downloadFile(root.ownerDocument ?? root, await getJobResult(client, id), `${say("archive")}.zip`);
    } catch (error) {
      report(error);
    }
    setBusy(false);
  };
  return { isBusy, start };
}
