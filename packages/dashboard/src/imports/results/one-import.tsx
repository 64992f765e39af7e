import { isApiError } from "@mailwright/client";
import { useImport, useImportWork } from "@mailwright/client/react";
import { Button, EmptyState, useStyles, useTranslate } from "@mailwright/ui";
import { ArrowLeft, FileX } from "@mailwright/ui/icons";
import bulkBarCss from "../../bulk/bulk-bar.css?inline";
import { RemoteView } from "../../remote/remote-view.js";
import { useDashboard } from "../../view/dashboard-context.js";
import { allImports, moveView, writeView } from "../../view/dashboard-view.js";
import acceptedCss from "./accepted.css?inline";
import { ImportProgress } from "./import-progress.js";
import rowCss from "./result-row.css?inline";
import { resultStrings } from "./result-strings.js";
import css from "./results.css?inline";
import { Results } from "./results.js";

const styles = [bulkBarCss, css, rowCss, acceptedCss];

/** How far an import is, and what came of its emails. */
export function OneImport({ id }: { readonly id: string }) {
  useStyles(styles);
  const say = useTranslate(resultStrings);
  const { view, host } = useDashboard();
  const answer = useImport(id);
  const work = useImportWork();
  const back = (
    <Button
      variant="quiet"
      icon={{ directed: ArrowLeft }}
      onClick={() => host.navigate(writeView(moveView(view, { imports: allImports })))}
    >
      {say("back")}
    </Button>
  );
  if (isApiError(answer.error, "not-found") && !answer.data) {
    return (
      <div className="mw-dashboard-state">
        <EmptyState title={say("gone")} icon={FileX} action={back}>
          {say("goneLead")}
        </EmptyState>
      </div>
    );
  }
  return (
    <RemoteView answer={answer} loading={say("loading")} failed={say("failed")}>
      {(own) => (
        <>
          <div className="mw-dashboard-filters mw-results-head">
            {back}
            <h1 className="mw-dashboard-title">{own.name}</h1>
            <ImportProgress own={own} work={work} />
          </div>
          <Results own={own} />
        </>
      )}
    </RemoteView>
  );
}
