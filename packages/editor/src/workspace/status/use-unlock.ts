import { useToasts } from "@mailwright/ui";
import { useLockWords } from "../../base/words/lock-words.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useLaterCommands } from "../commands/use-later-commands.js";
import { useWorkspace } from "../workspace-context.js";

/** Releases the lock, and tells the person why it was not released. */
export function useUnlock() {
  const wordsFor = useLockWords();
  const toasts = useToasts();
  const tell = useTellRefusal();
  const editor = useLaterCommands();
  const isUnlocking = useWorkspace(({ working }) => working === "unlock");
  const unlock = async () => {
    const outcome = editor.run("unlock");
    const refusal = tell(outcome) && outcome.done ? await outcome.value : undefined;
    if (refusal) toasts.show({ kind: "error", message: wordsFor(refusal) });
  };
  return { isUnlocking, unlock: () => void unlock() };
}
