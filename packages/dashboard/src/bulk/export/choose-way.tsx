import type { TemplateSummary } from "@mailwright/contract";
import { Tabs, useStyles, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { destinationStyles, useDestinationWords } from "@mailwright/views/destinations";
import { useState } from "react";
import type { StartedExport } from "./export-part.js";
import { bulkExportStrings } from "./export-strings.js";
import { type ServiceTab, useServicesPart } from "./services/use-services-part.js";
import { useFilesPart } from "./use-files-part.js";

interface ChooseWayProps {
  readonly templates: readonly TemplateSummary[];
  readonly isShown: boolean;
  readonly onStarted: (started: StartedExport) => void;
  readonly onClose: () => void;
}

type Way = "files" | ServiceTab;
const ways: readonly Way[] = ["files", "email", "application"];

/** Asks where the templates shall go: into files, to an email provider, or to an application. */
export function ChooseWay({ templates, isShown, onStarted, onClose }: ChooseWayProps) {
  useStyles(destinationStyles);
  const say = useTranslate(bulkExportStrings);
  const sayOf = useDestinationWords();
  const [way, setWay] = useState<Way>("files");
  const given = { templates, onStarted, onClose };
  const files = useFilesPart(given);
  const services = useServicesPart({ ...given, tab: way === "files" ? null : way });
  if (!isShown) return null;
  const { body, footer, isWorking } = way === "files" ? files : services;
  const items = ways.map((value) => ({
    value,
    label: value === "files" ? say("files") : sayOf(value),
    isDisabled: isWorking && value !== way,
  }));
  return (
    <Dialog title={say("title", { count: templates.length })} size="lg" isDismissable={!isWorking} onClose={onClose} footer={footer}>
      <div className="mw-export">
        <Tabs label={sayOf("tabs")} value={way} items={items} onChange={setWay}>
          {body}
        </Tabs>
      </div>
    </Dialog>
  );
}
