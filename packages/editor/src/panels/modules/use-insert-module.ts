import type { Blueprint } from "@mailwright/document";
import { useAnnounce, useTranslate } from "@mailwright/ui";
import { useCallback } from "react";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { modulesStrings } from "./modules-strings.js";

/** Inserts a module after the selection, and says so, or says why that was refused. */
export function useInsertModule(onInserted: () => void): (name: string, blueprint: Blueprint) => void {
  const editor = useLaterCommands();
  const tell = useTellRefusal();
  const announce = useAnnounce();
  const say = useTranslate(modulesStrings);
  return useCallback(
    (name, blueprint) => {
      if (!tell(editor.run("insert-block", { blueprint }))) return;
      announce(say("inserted", { name }));
      onInserted();
    },
    [editor, tell, announce, say, onInserted],
  );
}
