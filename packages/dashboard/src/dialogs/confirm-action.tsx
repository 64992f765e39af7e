import { useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import type { AskedAction } from "../actions/use-template-actions.js";
import { dashboardStrings } from "../strings.js";

interface ConfirmActionProps {
  readonly action: AskedAction;
  /** The template's name. */
  readonly name: string;
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** Asks before something that others see or that cannot be undone. */
export function ConfirmAction({ action, name, onAnswer }: ConfirmActionProps) {
  const t = useTranslate(dashboardStrings);
  const words = {
    unpublish: { title: t("confirmUnpublishTitle"), text: t("confirmUnpublish", { name }), label: t("unpublish"), tone: "primary" },
    "delete-forever": { title: t("confirmDeleteTitle"), text: t("confirmDelete", { name }), label: t("deleteForever"), tone: "danger" },
  } as const satisfies Record<AskedAction, { title: string; text: string; label: string; tone: "primary" | "danger" }>;
  const { title, text, label, tone } = words[action];
  return (
    <ConfirmDialog title={title} confirmLabel={label} tone={tone} onConfirm={() => onAnswer(true)} onClose={() => onAnswer(false)}>
      {text}
    </ConfirmDialog>
  );
}
