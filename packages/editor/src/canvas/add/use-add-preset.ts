import type { Preset } from "@mailwright/document";
import { useAnnounce, useTranslate } from "@mailwright/ui";
import { useCallback } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { rememberRecent } from "../../base/presets/recent-presets.js";
import { useBlockWords } from "../../base/words/block-words.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { afterRun, runSoon } from "../../workspace/commands/run-soon.js";
import { useCanvas } from "../surface/canvas-context.js";
import type { AddPlace } from "./add-places.js";
import { addStrings } from "./add-strings.js";

/** Adds a preset at the place, selects it and says so; or says why it may not stand there. */
export function useAddPreset({ target }: AddPlace, onClose: () => void): (preset: Preset) => void {
  const { editor, ports } = useEditorServices();
  const words = useBlockWords();
  const say = useTranslate(addStrings);
  const tell = useTellRefusal();
  const announce = useAnnounce();
  const canvas = useCanvas();
  return useCallback(
    (preset) => {
      const entitlement = preset.entitlement && { entitlement: preset.entitlement };
      afterRun(runSoon(editor, "insert-block", { blueprint: preset.makes(), target, ...entitlement }), (outcome) => {
        if (!tell(outcome)) return;
        rememberRecent(ports.preferences, preset);
        announce(say("inserted", { name: words.preset(preset) }));
        onClose();
        if (outcome.done) canvas?.requestTextEditing({ blockId: String(outcome.value), isNew: true });
      });
    },
    [editor, ports, words, say, tell, announce, target, onClose, canvas],
  );
}
