import { editingCommands } from "../commands/editing-commands.js";
import { createEditorWith } from "./create-editor-with.js";
import type { Editor, EditorOptions } from "./editor.js";

/** Makes an editor over a document. Nothing is drawn and nothing is fetched: it works in any JavaScript. */
export function createEditor(options: EditorOptions): Editor {
  return createEditorWith(editingCommands, options);
}
