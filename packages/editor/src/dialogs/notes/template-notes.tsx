import { NotesDialog } from "@mailwright/views/dialogs";
import { useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { useNotesWork } from "./use-notes-work.js";

/** Notes on the open template. */
export function TemplateNotes() {
  const { clock } = useEditorServices().ports;
  const { close } = useWorkspaceActions();
  const { name, isShared } = useWorkspace(({ info }) => info);
  const work = useNotesWork();
  const [nowMs] = useState(() => clock.now());
  return <NotesDialog work={work} name={name} isShared={isShared} nowMs={nowMs} onClose={close} />;
}
