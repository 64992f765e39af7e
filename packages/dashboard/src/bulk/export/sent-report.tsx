import { queryKeys } from "@mailwright/client/react";
import { Button, Icon, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { CircleAlert } from "@mailwright/ui/icons";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { bulkExportStrings } from "./export-strings.js";
import { type ReportProps, ResultList } from "./result-list.js";

interface SentReportProps extends ReportProps {
  readonly serviceName: string;
}

/** What went to a service, what did not, and why; and the way to what is there. */
export function SentReport({ ended, templates, serviceName: name, onAgain, onClose }: SentReportProps) {
  const say = useTranslate(bulkExportStrings);
  const queryClient = useQueryClient();
  // The cards say where their templates went.
  useEffect(() => void queryClient.invalidateQueries({ queryKey: queryKeys.templates }), [queryClient]);
  const { state, results } = ended;
  const of = (wanted: string) => results.filter((result) => result.state === wanted);
  const [done, refused, uncertain, waiting] = [of("done"), of("refused"), of("uncertain"), of("waiting")];
  const isAgain = done.some(({ effect }) => effect === "changed" || effect === "remade");
  const shown = isAgain ? done : done.filter(({ externalUrl }) => externalUrl !== null);
  // What may have arrived is not sent again: somebody looks first.
  const rest = [...refused, ...waiting].map(({ templateId }) => templateId);
  const list = { templates, serviceName: name };
  const footer = (
    <>
      <Button onClick={onClose}>{say("close")}</Button>
      {rest.length > 0 && (
        <Button variant="primary" onClick={() => onAgain(rest)}>
          {say("rest", { count: rest.length })}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={say("reportTitle")} onClose={onClose} footer={footer}>
      <div className="mw-bulk-result" role="status">
        <p>{done.length > 0 ? say("sent", { count: done.length, name }) : say("noneSent", { name })}</p>
        {state === "failed" && (
          <p className="mw-bulk-error">
            <Icon icon={CircleAlert} />
            {say("generic")}
          </p>
        )}
        {refused.length > 0 && (
          <>
            <p>{say("notSent", { count: refused.length })}</p>
            <ResultList {...list} results={refused} />
          </>
        )}
        {uncertain.length > 0 && (
          <>
            <p>{say("uncertain", { count: uncertain.length, name })}</p>
            <ResultList {...list} results={uncertain} />
          </>
        )}
        {waiting.length > 0 && <p>{say("notTried", { count: waiting.length })}</p>}
        {shown.length > 0 && (
          <>
            <p>{say(isAgain ? "whatWasDone" : "whereTheyAre")}</p>
            <ResultList {...list} results={shown} tellsEffect={isAgain} />
          </>
        )}
      </div>
    </Dialog>
  );
}
