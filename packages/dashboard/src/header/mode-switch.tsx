import { isApiError } from "@mailwright/client";
import { useSaveUserSettings } from "@mailwright/client/react";
import { editorVersionLabel, modeSwitchReloadDelayMs, type Session } from "@mailwright/contract";
import { Button, Menu, useToasts, useTranslate } from "@mailwright/ui";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useDashboard } from "../dashboard-context.js";
import { dashboardStrings } from "../strings.js";

const ConfirmMode = lazy(async () => ({ default: (await import("../dialogs/confirm-mode.js")).ConfirmMode }));

type EditorMode = Session["dnd_mode"];
const modes: readonly EditorMode[] = ["simple", "advanced"];

/** Simple or advanced editor. The choice is kept with the user, and the page is loaded anew so that everything follows it. */
export function ModeSwitch() {
  const t = useTranslate(dashboardStrings);
  const toasts = useToasts();
  const { session, host } = useDashboard();
  const [asked, setAsked] = useState<EditorMode>();
  const save = useSaveUserSettings();
  if (!session) return null;
  const names = { simple: t("simpleMode"), advanced: t("advancedMode") } satisfies Record<EditorMode, string>;
  const choose = (mode: EditorMode) =>
    save.mutate(
      { userId: session.id, dnd_mode: mode },
      {
        onSuccess: () => {
          setAsked(undefined);
          toasts.show({ kind: "success", message: t("modeSaved") });
          setTimeout(host.reload, modeSwitchReloadDelayMs);
        },
        onError: (error) => {
          setAsked(undefined);
          toasts.show({ kind: "error", message: isApiError(error) && error.message ? error.message : t("genericFailure") });
        },
      },
    );
  return (
    <>
      <Menu
        label={t("editorMode")}
        align="end"
        items={modes.map((mode) => ({
          id: mode,
          label: names[mode],
          isChecked: mode === session.dnd_mode,
          onSelect: () => mode !== session.dnd_mode && setAsked(mode),
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
      {asked && (
        <Suspense fallback={null}>
          <ConfirmMode mode={asked} isBusy={save.isPending} onConfirm={() => choose(asked)} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}
