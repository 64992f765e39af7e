import { useStyles } from "@mailwright/ui";
import { useState } from "react";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import bulkCss from "../bulk.css?inline";
import { ChooseWay } from "./choose-way.js";
import exportCss from "./export.css?inline";
import type { StartedExport } from "./export-part.js";
import { ExportUnderWay } from "./export-under-way.js";

const styles = [bulkCss, exportCss];

/** Exports many templates: asks where to, shows how far the server is, and tells what came of each. */
export function BulkExport({ request, onClose }: DialogFaceProps<"bulk-export">) {
  useStyles(styles);
  const [templates, setTemplates] = useState(request.templates);
  const [started, setStarted] = useState<StartedExport>();
  const again = (ids: readonly string[]) => {
    setTemplates(templates.filter(({ id }) => ids.includes(id)));
    setStarted(undefined);
  };
  return (
    <>
      {/* It stays while the export is looked at: what was chosen and entered is there for another go. */}
      <ChooseWay templates={templates} isShown={started === undefined} onStarted={setStarted} onClose={onClose} />
      {started && <ExportUnderWay {...started} templates={templates} onAgain={again} onClose={onClose} />}
    </>
  );
}
