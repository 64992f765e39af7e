import type { Store } from "@mailwright/client";
import { useStoreWork } from "@mailwright/client/react";
import { useToasts, useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { storesStrings } from "./stores-strings.js";

interface RemoveStoreDialogProps {
  readonly store: Store;
  readonly onRemoved: (id: string) => void;
  readonly onClose: () => void;
}

/** Asks before a store is forgotten, and says what that does not do. */
export function RemoveStoreDialog({ store: { storeUuid, storeUrl, name = storeUrl }, onRemoved, onClose }: RemoveStoreDialogProps) {
  const say = useTranslate(storesStrings);
  const toasts = useToasts();
  const { remove } = useStoreWork();
  const told = {
    onSuccess: () => {
      onRemoved(storeUuid);
      toasts.show({ kind: "success", message: say("removed", { name }) });
    },
    onError: () => void toasts.show({ kind: "error", message: say("notRemoved") }),
    onSettled: onClose,
  };
  return (
    <ConfirmDialog
      title={say("removeTitle", { name })}
      confirmLabel={say("remove")}
      tone="danger"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(storeUuid, told)}
      onClose={onClose}
    >
      {say("removeWords")}
    </ConfirmDialog>
  );
}
