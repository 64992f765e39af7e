import { createExportId, exportTemplates } from "@mailwright/client";
import { useClient } from "@mailwright/client/react";
import { exportTemplatesMax, type TemplateSummary } from "@mailwright/contract";
import { Button, Checkbox, Segmented, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import type { ExportPart, StartedExport } from "./export-part.js";
import { bulkExportStrings } from "./export-strings.js";
import { type FileChoice, type FileForm, fileForms, filesOf, initialFiles } from "./file-choice.js";
import { StartFault } from "./start-fault.js";
import { useReasons } from "./use-reasons.js";

interface FilesPartOptions {
  readonly templates: readonly TemplateSummary[];
  readonly onStarted: (started: StartedExport) => void;
  readonly onClose: () => void;
}

/** Asks in which files the templates shall come, and has the server begin. */
export function useFilesPart({ templates, onStarted, onClose }: FilesPartOptions): ExportPart {
  const say = useTranslate(bulkExportStrings);
  const [choice, setChoice] = useState(initialFiles);
  const { isBusy, fault, start, forget } = useStart(templates, (id) => onStarted({ id }));
  const count = templates.length;
  const isTooMany = count > exportTemplatesMax;
  const footer = (
    <>
      <Button onClick={onClose}>{say("cancel")}</Button>
      <Button
        variant="primary"
        isLoading={isBusy}
        disabled={choice.forms.length === 0 || isTooMany}
        onClick={() => !isBusy && void start(choice)}
      >
        {say("start")}
      </Button>
    </>
  );
  const body = (
    <div className="mw-bulk-export">
      <p className="mw-dialog-lead">{say("lead")}</p>
      <FormChoice
        choice={choice}
        onChoice={(next) => {
          forget();
          setChoice(next);
        }}
      />
      {isTooMany && <StartFault>{say("tooMany", { most: exportTemplatesMax, count })}</StartFault>}
      {fault !== null && <StartFault>{say("notStarted", { reason: fault })}</StartFault>}
    </div>
  );
  return { body, footer, isWorking: isBusy };
}

interface FormChoiceProps {
  readonly choice: FileChoice;
  readonly onChoice: (choice: FileChoice) => void;
}

const hints = { html: "htmlHint", mjml: "mjmlHint", pdf: "pdfHint", image: "imageHint" } as const satisfies Record<FileForm, string>;

function FormChoice({ choice, onChoice }: FormChoiceProps) {
  const say = useTranslate(bulkExportStrings);
  const { forms, device, format } = choice;
  const toggle = (form: FileForm) =>
    onChoice({ ...choice, forms: forms.includes(form) ? forms.filter((each) => each !== form) : [...forms, form] });
  return (
    <fieldset className="mw-export-forms">
      <legend>{say("forms")}</legend>
      {fileForms.map((form) => (
        <Checkbox key={form} label={say(form)} hint={say(hints[form])} isChecked={forms.includes(form)} onChange={() => toggle(form)} />
      ))}
      {forms.includes("image") && (
        <div className="mw-export-picture">
          <Segmented
            label={say("device")}
            value={device}
            options={(["desktop", "mobile"] as const).map((value) => ({ value, label: say(value) }))}
            onChange={(next) => onChoice({ ...choice, device: next })}
          />
          <Segmented
            label={say("format")}
            value={format}
            options={(["png", "jpeg"] as const).map((value) => ({ value, label: say(value) }))}
            onChange={(next) => onChoice({ ...choice, format: next })}
          />
        </div>
      )}
    </fieldset>
  );
}

/** Begins under one id until it is known to have begun: where an answer is lost, a second try is the same export. */
function useStart(templates: readonly TemplateSummary[], onStarted: (id: string) => void) {
  const client = useClient();
  const { ofError } = useReasons();
  const [id, setId] = useState(createExportId);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const start = async (choice: FileChoice) => {
    setBusy(true);
    setFault(null);
    try {
      onStarted((await exportTemplates(client, { id, ids: templates.map((template) => template.id), ...filesOf(choice) })).id);
      setId(createExportId);
    } catch (error) {
      setFault(ofError(error));
    }
    setBusy(false);
  };
  const forget = () => {
    setFault(null);
    setId(createExportId);
  };
  return { isBusy, fault, start, forget };
}
