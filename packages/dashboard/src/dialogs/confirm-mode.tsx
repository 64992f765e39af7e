import type { Session } from "@mailwright/contract";
import { useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { dashboardStrings } from "../strings.js";

interface ConfirmModeProps {
  readonly mode: Session["dnd_mode"];
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before the editor changes its mode, as the page is loaded anew. */
export function ConfirmMode({ mode, isBusy, onConfirm, onClose }: ConfirmModeProps) {
  const t = useTranslate(dashboardStrings);
  const words = {
    simple: { title: t("toSimpleTitle"), text: t("toSimple") },
    advanced: { title: t("toAdvancedTitle"), text: t("toAdvanced") },
  } satisfies Record<Session["dnd_mode"], { title: string; text: string }>;
  return (
    <ConfirmDialog title={words[mode].title} confirmLabel={t("switchMode")} isBusy={isBusy} onConfirm={onConfirm} onClose={onClose}>
      {words[mode].text}
    </ConfirmDialog>
  );
}
