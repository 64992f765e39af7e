import { useRoot } from "@mailwright/ui";
import { useEditor } from "../context/editor-context.js";
import { hasMacKeys, shortcutOf } from "./shortcut-text.js";

/** The keys of a command for a tooltip, read from the command itself. */
export function useShortcut(commandId: string): string | undefined {
  const { commands } = useEditor();
  const root = useRoot();
  return shortcutOf(commands, commandId, hasMacKeys((root.ownerDocument ?? document).defaultView));
}
