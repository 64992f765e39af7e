import type { Connection } from "@mailwright/client";
import { useConnectionWork } from "@mailwright/client/react";
import { useTranslate } from "@mailwright/ui";
import { RemovalDialog } from "@mailwright/ui/dialogs";
import { connectionsStrings } from "./connections-strings.js";

interface RemoveConnectionDialogProps {
  readonly connection: Connection;
  readonly service: string;
  readonly onClose: () => void;
}

/** Asks before an account is forgotten, and says what that does not do. */
export function RemoveConnectionDialog({ connection: { id, name, isTeam }, service, onClose }: RemoveConnectionDialogProps) {
  const t = useTranslate(connectionsStrings);
  const { remove } = useConnectionWork();
  const words = {
    ...{ title: t("removeTitle", { name }), remove: t("remove") },
    ...{ removed: t("removed", { name }), notRemoved: t("notRemoved") },
  };
  return (
    <RemovalDialog id={id} words={words} work={remove} onClose={onClose}>
      {t(isTeam ? "removeOfTeam" : "removeQuestion", { service })}
    </RemovalDialog>
  );
}
