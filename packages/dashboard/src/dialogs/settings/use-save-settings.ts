import { isApiError } from "@mailwright/client";
import { useSaveSystemTemplate, useSaveTemplate } from "@mailwright/client/react";
import { isFavorite, type TemplateChange, type TemplateSummary } from "@mailwright/contract";
import { useToasts, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { useReportFailure } from "../../actions/use-report-failure.js";
import { changeOf, rebase, type Settings, settingsOf } from "./settings-form.js";
import { settingsStrings } from "./settings-strings.js";

/** The settings as they are edited, over the template as it was stored last. */
export function useSaveSettings(template: TemplateSummary, onSaved: () => void) {
  const say = useTranslate(settingsStrings);
  const toasts = useToasts();
  const report = useReportFailure();
  const saveOwn = useSaveTemplate();
  const saveSystem = useSaveSystemTemplate();
  const [base, setBase] = useState<TemplateSummary>(template);
  const [edited, setEdited] = useState(() => settingsOf(template));
  const stored = settingsOf(base);
  const change = changeOf(stored, edited, isFavorite(base.tags));
  const send = (asked: TemplateChange, basedOn: number) =>
    (template.isSystem ? saveSystem : saveOwn).mutateAsync({ id: template.id, change: asked, basedOn });

  const saveOn = async (asked: TemplateChange, basedOn: number): Promise<boolean> => {
    try {
      await send(asked, basedOn);
      return true;
    } catch (error) {
      const current = isApiError(error, "version-conflict") ? error.current : null;
      if (!current) {
        report(error);
        return false;
      }
      // The editor saves contents all the time: that is no conflict with what is changed here.
      if (changeOf(stored, settingsOf(current)) === undefined && current.version !== basedOn) return saveOn(asked, current.version);
      setBase(current);
      setEdited(rebase(stored, edited, settingsOf(current)));
      toasts.show({ kind: "error", message: say("conflict") });
      return false;
    }
  };
  const save = async () => {
    if (!change || !(await saveOn(change, base.version))) return;
    toasts.show({ kind: "success", message: say("saved") });
    onSaved();
  };
  const edit = (part: Partial<Settings>) => setEdited((now) => ({ ...now, ...part }));
  return { edited, edit, save, isChanged: change !== undefined, isPending: saveOwn.isPending || saveSystem.isPending };
}
