import { Tabs, useStyles, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { destinationStyles, useDestinationWords } from "@mailwright/views/destinations";
import { useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useDialogStyles } from "../../base/styles/use-dialog-styles.js";
import { useDialogRequest, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { type DestinationTab, useDestinationPart } from "./destinations/use-destination-part.js";
import { exportStrings } from "./export-strings.js";
import { useFilePart } from "./use-file-part.js";

/** Takes the email out: to a service, to an application, or as a file. Without destinations there are files alone. */
export function ExportDialog() {
  useDialogStyles();
  const { destinations } = useEditorServices().ports;
  return destinations ? <EveryWay /> : <FilesAlone />;
}

function FilesAlone() {
  const say = useTranslate(exportStrings);
  const { close } = useWorkspaceActions();
  const { body, footer, isWorking } = useFilePart();
  return (
    <Dialog title={say("title")} onClose={close} isDismissable={!isWorking} footer={footer}>
      {body}
    </Dialog>
  );
}

type ExportTab = DestinationTab | "file";
const tabs: readonly ExportTab[] = ["email", "application", "file"];

function EveryWay() {
  useStyles(destinationStyles);
  const say = useTranslate(exportStrings);
  const sayOf = useDestinationWords();
  const { close } = useWorkspaceActions();
  const [again] = useState(useDialogRequest("export")?.again);
  const [tab, setTab] = useState<ExportTab>(again?.tab ?? "email");
  const file = useFilePart();
  const destination = useDestinationPart(tab === "file" ? null : tab, again);
  const { body, footer, isWorking } = tab === "file" ? file : destination;
  const items = tabs.map((value) => ({ value, label: sayOf(value), isDisabled: isWorking && value !== tab }));
  return (
    <Dialog title={say("title")} size="lg" onClose={close} isDismissable={!isWorking} footer={footer}>
      <div className="mw-export">
        <Tabs label={sayOf("tabs")} value={tab} items={items} onChange={setTab}>
          {body}
        </Tabs>
      </div>
    </Dialog>
  );
}
