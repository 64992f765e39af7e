import { editorVersionLabel, type Session } from "@mailwright/contract";
import { Button, Menu, useTranslate } from "@mailwright/ui";
import { ChevronDown } from "@mailwright/ui/icons";
import { useDialogs } from "../dialog-requests/dialog-context.js";
import { useDashboard } from "../view/dashboard-context.js";
import { headerStrings } from "./header-strings.js";

type EditorMode = Session["dnd_mode"];
const modes: readonly EditorMode[] = ["simple", "advanced"];

/** Simple or advanced editor, with its version. Another choice is asked about first: the page is loaded anew after it. */
export function ModeSwitch() {
  const t = useTranslate(headerStrings);
  const { session } = useDashboard();
  const dialogs = useDialogs();
  if (!session) return null;
  const names = { simple: t("simpleMode"), advanced: t("advancedMode") } satisfies Record<EditorMode, string>;
  return (
    <Menu
      label={t("editorMode")}
      align="end"
      items={modes.map((mode) => ({
        id: mode,
        label: names[mode],
        isChecked: mode === session.dnd_mode,
        onSelect: () => mode !== session.dnd_mode && dialogs.open({ id: "mode-change", mode }),
      }))}
      trigger={(props) => (
        <Button
          {...props}
          variant="quiet"
          className="mw-dashboard-mode"
          icon={ChevronDown}
          aria-label={`${t("editorMode")}: ${names[session.dnd_mode]}`}
        >
          {names[session.dnd_mode]} <span className="mw-dashboard-version">{t("version", { version: editorVersionLabel })}</span>
        </Button>
      )}
    />
  );
}
