import { useSaveUserSettings } from "@mailwright/client/react";
import { modeSwitchReloadDelayMs } from "@mailwright/contract";
import { useToasts, useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { useReportFailure } from "../../actions/use-report-failure.js";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { useDashboard } from "../../view/dashboard-context.js";
import { modeChangeStrings } from "./mode-change-strings.js";

/** Asks before the other editor is taken: the choice is kept with the user, and the page is loaded anew so that everything follows it. */
export function ModeChangeDialog({ request: { mode }, onClose }: DialogFaceProps<"mode-change">) {
  const say = useTranslate(modeChangeStrings);
  const toasts = useToasts();
  const report = useReportFailure();
  const { session, host } = useDashboard();
  const save = useSaveUserSettings();
  const isSimple = mode === "simple";
  const confirm = async () => {
    if (!session) return;
    try {
      await save.mutateAsync({ userId: session.id, dnd_mode: mode });
    } catch (error) {
      report(error);
      return;
    }
    onClose();
    toasts.show({ kind: "success", message: say("saved") });
    setTimeout(host.reload, modeSwitchReloadDelayMs);
  };
  return (
    <ConfirmDialog
      title={say(isSimple ? "toSimpleTitle" : "toAdvancedTitle")}
      confirmLabel={say("switch")}
      isBusy={save.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {say(isSimple ? "toSimple" : "toAdvanced")}
    </ConfirmDialog>
  );
}
