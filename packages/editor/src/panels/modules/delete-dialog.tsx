import { useAnnounce, useToasts, useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { useState } from "react";
import { usePortWords } from "../../base/words/port-words.js";
import type { ModuleGroupRecord, ModuleRecord } from "../../ports/module-port.js";
import { modulesStrings } from "./modules-strings.js";
import { useModuleLibrary } from "./use-module-library.js";

type Target = { readonly module: ModuleRecord } | { readonly group: ModuleGroupRecord };

/** Asks before a module or a group is deleted. It closes whatever the answer, and the modules are fetched again. */
export function DeleteDialog({ target, onClose }: { readonly target: Target; readonly onClose: () => void }) {
  const say = useTranslate(modulesStrings);
  const wordsFor = usePortWords();
  const toasts = useToasts();
  const announce = useAnnounce();
  const library = useModuleLibrary();
  const [isBusy, setBusy] = useState(false);
  const isModule = "module" in target;
  const { id, name } = isModule ? target.module : target.group;
  const erase = async () => {
    setBusy(true);
    const refusal = await library.change((port) => (isModule ? port.remove?.(id) : port.removeGroup?.(id)));
    if (refusal) toasts.show({ kind: "error", message: wordsFor(refusal) });
    else announce(say("deleted", { name }));
    onClose();
  };
  return (
    <ConfirmDialog
      title={say(isModule ? "deleteModuleTitle" : "deleteGroupTitle")}
      confirmLabel={say("delete")}
      tone="danger"
      isBusy={isBusy}
      onConfirm={() => void erase()}
      onClose={onClose}
    >
      {say(isModule ? "deleteModule" : "deleteGroup", { name })}
    </ConfirmDialog>
  );
}
