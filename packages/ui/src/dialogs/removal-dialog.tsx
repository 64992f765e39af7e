import type { ReactNode } from "react";
import { useToasts } from "../messages/toast/toast-context.js";
import { ConfirmDialog } from "./confirm-dialog.js";

/** A call that removes something, as the client's hooks give it. */
export interface RemovalWork {
  readonly isPending: boolean;
  mutate(id: string, told: { readonly onSuccess: () => void; readonly onError: () => void; readonly onSettled: () => void }): void;
}

/** What is said, in the words of what is removed. */
export interface RemovalWords {
  readonly title: string;
  readonly remove: string;
  readonly removed: string;
  readonly notRemoved: string;
}

export interface RemovalDialogProps {
  readonly id: string;
  readonly words: RemovalWords;
  readonly work: RemovalWork;
  /** What that does, and what it does not do. */
  readonly children: ReactNode;
  readonly onRemoved?: (id: string) => void;
  readonly onClose: () => void;
}

/** Asks before something that is kept for somebody is forgotten, stays until it is done, and says how it went. */
export function RemovalDialog({
  id,
  words: { title, remove, removed, notRemoved },
  work,
  children,
  onRemoved,
  onClose,
}: RemovalDialogProps) {
  const toasts = useToasts();
  const told = {
    onSuccess: () => {
      onRemoved?.(id);
      toasts.show({ kind: "success", message: removed });
    },
    onError: () => void toasts.show({ kind: "error", message: notRemoved }),
    onSettled: onClose,
  };
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={remove}
      tone="danger"
      isBusy={work.isPending}
      onConfirm={() => work.mutate(id, told)}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
