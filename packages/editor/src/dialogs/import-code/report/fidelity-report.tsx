import type { EmailDocument } from "@mailwright/document";
import { Button, useStyles, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { ArrowLeft } from "@mailwright/ui/icons";
import { ProblemList } from "@mailwright/views/import-report";
import { useState } from "react";
import { useViewState } from "../../../base/context/editor-context.js";
import type { ImportReading } from "../../../import/import-reading.js";
import { importCodeStrings } from "../import-code-strings.js";
import { importStrings } from "./import-strings.js";
import { PartList } from "./part-list.js";
import { PictureFetchingPart } from "./picture-fetching.js";
import { PicturePair } from "./picture-pair.js";
import css from "./report.css?inline";
import { ReportSummary } from "./report-summary.js";
import { useReport } from "./use-report.js";

const styles = [css];

export interface FidelityReportProps {
  readonly reading: ImportReading;
  readonly onBack: () => void;
  readonly onClose: () => void;
  /** Goes back to a line of the code. */
  readonly onLine: ((line: number) => void) | undefined;
  readonly onImport: (document: EmailDocument, rawCount: number) => void;
}

/** What a source would become, before anything is replaced: pictures, figures, and a choice for each part. */
export function FidelityReport({ reading, onBack, onClose, onLine, onImport }: FidelityReportProps) {
  useStyles(styles);
  const say = useTranslate(importStrings);
  const sayTitle = useTranslate(importCodeStrings);
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  const [shown, setShown] = useState<string>();
  const { forms, choose, document, after, kept, counts, elsewhere, fetching, rawCount } = useReport(reading);
  const footer = (
    <>
      <Button variant="quiet" icon={{ directed: ArrowLeft }} onClick={onBack}>
        {say("back")}
      </Button>
      <Button variant="primary" disabled={isReadOnly} onClick={() => onImport(document, rawCount)}>
        {say("import")}
      </Button>
    </>
  );
  return (
    <Dialog title={sayTitle("title")} size="full" isDismissable={false} onClose={onClose} footer={footer} isBodyBare>
      <div className="mw-import-report">
        <section className="mw-import-side" aria-label={say("report")}>
          {isReadOnly ? <p className="mw-import-refusal">{say("readOnly")}</p> : null}
          <ReportSummary kept={kept} counts={counts} />
          <PictureFetchingPart fetching={fetching} elsewhere={elsewhere} />
          <h3 className="mw-import-heading">{say("parts")}</h3>
          <p className="mw-import-muted">{say("partsLead")}</p>
          <PartList parts={reading.parts} forms={forms} shown={shown} onShow={setShown} onChoose={choose} />
          <h3 className="mw-import-heading">{say("problems")}</h3>
          <ProblemList problems={reading.problems} onLine={onLine} />
        </section>
        <PicturePair reading={reading} after={after} forms={forms} shown={shown} />
      </div>
    </Dialog>
  );
}
