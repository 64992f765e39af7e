import { useToasts } from "@mailwright/ui";
import { useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useLockWords } from "../../base/words/lock-words.js";
import { useWorkspaceActions } from "../workspace-context.js";

/** Where shared templates are listed. */
export const sharedPath = "/?status=shared";

/** Releases the lock, after asking about unsaved work, and goes back to the shared templates. */
export function useUnlock() {
  const wordsFor = useLockWords();
  const toasts = useToasts();
  const { sharing } = useEditorServices().ports;
  const { leave, goTo } = useWorkspaceActions();
  const [isUnlocking, setUnlocking] = useState(false);
  const unlock = async () => {
    setUnlocking(true);
    const answer = await sharing?.unlock();
    setUnlocking(false);
    if (answer?.kind === "refused") toasts.show({ kind: "error", message: wordsFor(answer) });
    if (answer?.kind === "unlocked") goTo(sharedPath);
  };
  return { isUnlocking, unlock: () => leave(() => void unlock()) };
}
