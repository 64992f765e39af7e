import { NotesDialog } from "@mailwright/views/dialogs";
import { useState } from "react";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { useNotesWork } from "./use-notes-work.js";

/** The notes on a template. */
export function TemplateNotes({ request: { template }, onClose }: DialogFaceProps<"notes">) {
  const work = useNotesWork(template);
  const [nowMs] = useState(() => Date.now());
  return <NotesDialog work={work} name={template.name} isShared={template.isShared} nowMs={nowMs} onClose={onClose} />;
}
