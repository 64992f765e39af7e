import type { EditorServices } from "../../base/context/editor-services.js";
import { whenIdle } from "../../base/later/when-idle.js";
import { whenWorkedOn } from "../../base/later/when-worked-on.js";

/** A pause of so long after a change. Shorter than that for fetching: each step ends long before a frame does. */
const pauseMs = 1000;

/**
 * Makes the rows of an email as they are sent, in the first pause after a change and each when the page is idle. Otherwise whoever saves or exports first
 * waits for all of them (docs/performance.md says how long). Answers a function that stops it.
 */
export function prepareSending({ editor, compiler }: Pick<EditorServices, "editor" | "compiler">, view: Window): () => void {
  let isOver = false;
  let cancel: () => void = () => undefined;
  const prepare = async () => {
    const [{ compilerOf }] = await Promise.all([
      import("../../base/document/compiler-of.js"),
      import("../../base/document/compile-files.js"),
    ]);
    const rows = compilerOf({ compiler }).prepareRows(editor.document.get());
    const next = () => {
      if (isOver) return;
      cancel = whenIdle(() => {
        if (!rows.next().done) next();
      }, view);
    };
    next();
  };
  // Without a connection the code comes when somebody saves, and the rows with it.
  cancel = whenWorkedOn(editor, () => void prepare().catch(() => undefined), view, pauseMs);
  return () => {
    isOver = true;
    cancel();
  };
}
