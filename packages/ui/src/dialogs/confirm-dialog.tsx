import { type ReactNode, useRef } from "react";
import { useTranslate } from "../context/use-translate.js";
import { Button } from "../controls/button/button.js";
import { uiStrings } from "../translate/ui-strings.js";
import { Dialog } from "./dialog.js";

export interface ConfirmDialogProps {
  readonly title: string;
  /** What will happen, in a sentence. */
  readonly children: ReactNode;
  /** A verb: "Delete", never "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  readonly tone?: "primary" | "danger" | undefined;
  readonly isBusy?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A question that must be answered. A dangerous one has the focus on the way back. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = "primary",
  isBusy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const say = useTranslate(uiStrings);
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const footer = (
    <>
      <Button ref={cancel} onClick={onClose}>
        {cancelLabel ?? say("cancel")}
      </Button>
      <Button ref={confirm} variant={tone} isLoading={isBusy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={title}
      onClose={onClose}
      footer={footer}
      initialFocus={tone === "danger" ? cancel : confirm}
    >
      {children}
    </Dialog>
  );
}
