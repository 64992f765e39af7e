import type { ChangeKey } from "@mailwright/editing";
import { useAnnounce, useTranslate } from "@mailwright/ui";
import { useEffect } from "react";
import { useEditor } from "../../base/context/editor-context.js";
import { useDescribeChange } from "../../base/words/change-words.js";
import { canvasStrings } from "../words/canvas-strings.js";

// Announced are changes of the structure. A changed value is not announced: its field has been read aloud already.
const said: ReadonlySet<ChangeKey> = new Set<ChangeKey>([
  "insert",
  "move",
  "moveMany",
  "duplicate",
  "duplicateMany",
  "remove",
  "removeMany",
  "paste",
  "pasteMany",
  "pasteStyle",
  "cut",
  "cutMany",
  "clear",
  "addColumn",
  "removeColumn",
]);

/** Tells assistive technology what happened to the email. */
export function useChangeAnnouncements(): void {
  const { document } = useEditor();
  const announce = useAnnounce();
  const describe = useDescribeChange();
  const say = useTranslate(canvasStrings);
  useEffect(
    () =>
      document.subscribe(({ kind, label }) => {
        if (!label) return;
        const words = describe(label);
        if (kind === "undo") announce(say("undone", { change: words }));
        else if (kind === "redo") announce(say("redone", { change: words }));
        else if (kind === "do" && said.has(label.key)) announce(words);
      }),
    [document, announce, describe, say],
  );
}
