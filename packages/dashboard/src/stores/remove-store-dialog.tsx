import type { Store } from "@mailwright/client";
import { useStoreWork } from "@mailwright/client/react";
import { useTranslate } from "@mailwright/ui";
import { RemovalDialog } from "@mailwright/ui/dialogs";
import { storesStrings } from "./stores-strings.js";

interface RemoveStoreDialogProps {
  readonly store: Store;
  readonly onRemoved: (id: string) => void;
  readonly onClose: () => void;
}

/** Asks before a store is forgotten, and says what that does not do. */
export function RemoveStoreDialog({ store: { storeUuid, storeUrl, name = storeUrl }, onRemoved, onClose }: RemoveStoreDialogProps) {
  const say = useTranslate(storesStrings);
  const { remove } = useStoreWork();
  const words = {
    ...{ title: say("removeTitle", { name }), remove: say("remove") },
    ...{ removed: say("removed", { name }), notRemoved: say("notRemoved") },
  };
  return (
    <RemovalDialog id={storeUuid} words={words} work={remove} onRemoved={onRemoved} onClose={onClose}>
      {say("removeWords")}
    </RemovalDialog>
  );
}
