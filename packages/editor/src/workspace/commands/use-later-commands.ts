import type { Editor } from "@mailwright/editing";
import { useMemo } from "react";
import { useEditor } from "../../base/context/editor-context.js";
import { laterCommands } from "./later-commands.js";

/** The editor with all of its commands, for code that comes later itself. */
export function useLaterCommands(): Editor {
  const editor = useEditor();
  // While rendering: a control may ask at once whether its command can run. Commands that are known are not added again.
  useMemo(() => editor.addCommands(laterCommands), [editor]);
  return editor;
}
