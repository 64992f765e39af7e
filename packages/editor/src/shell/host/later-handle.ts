import { laterCode } from "../../base/later/later-code.js";
import type { EmailEditorHandle, OpenEditor } from "./editor-handle.js";
import type { OpenGate } from "./open-gate.js";

const methods = ["getDocument", "setDocument", "exportHtml", "exportMjml", "exportText", "save", "undo", "redo", "run", "checks"] as const;
const handleCode = laterCode(async () => (await import("./editor-handle.js")).createEditorHandle);

/** The handle of an editor. Its code comes once a template is open, as every method waits for that. */
export function laterHandle(gate: OpenGate<OpenEditor>): EmailEditorHandle {
  const made = handleCode.load;
  // What does not come now is asked for again with the first call.
  void gate
    .wait()
    .then(made)
    .catch(() => undefined);
  const call =
    (name: (typeof methods)[number]) =>
    async (...given: readonly unknown[]) => {
      const method: (...given: readonly never[]) => unknown = (await made())(gate)[name];
      return method(...(given as readonly never[]));
    };
  return Object.fromEntries(methods.map((name) => [name, call(name)])) as unknown as EmailEditorHandle;
}
