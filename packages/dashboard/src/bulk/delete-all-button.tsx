import { Button, useTranslate } from "@mailwright/ui";
import { Trash2 } from "@mailwright/ui/icons";
import { useDialogs } from "../dialog-requests/dialog-context.js";
import { bulkStrings } from "./bulk-strings.js";

/** Stands in the place of Create where removed templates wait. */
export function DeleteAllButton() {
  const say = useTranslate(bulkStrings);
  const { open } = useDialogs();
  return (
    <Button variant="danger" icon={Trash2} onClick={() => open({ id: "delete-all" })}>
      {say("deleteAll")}
    </Button>
  );
}
