import { refuse } from "@mailwright/editing";
import { useLatest, useToasts, useTranslate } from "@mailwright/ui";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useBlockWords } from "../../base/words/block-words.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useCanvas } from "../surface/canvas-context.js";
import { sharedTextEditingCode } from "./later-rich-text.js";
import type { OpenText } from "./open-text.js";
import { createTextController, type TextController } from "./text-controller.js";
import { textStrings } from "./text-strings.js";

const nothing = () => () => undefined;

/** Edits texts in place on the canvas around this component. Answers the text that is being edited. */
export function useTextEditing(): OpenText | null {
  const { editor, registry } = useEditorServices();
  const canvas = useCanvas();
  const words = useBlockWords();
  const tell = useTellRefusal();
  const toasts = useToasts();
  const say = useTranslate(textStrings);
  const latest = useLatest({ words, tell, say });
  const [controller, setController] = useState<TextController | null>(null);

  useEffect(() => {
    if (!canvas) return;
    const made = createTextController({
      editor,
      canvas,
      ...(editor.document.isShared && { code: sharedTextEditingCode }),
      labelOf(block, place) {
        const definition = registry.get(block.type);
        if (!definition) return block.type;
        const name = latest.current.words.name(definition);
        const items = place && latest.current.words.items(definition, place.prop);
        if (!place || !items) return name;
        const count = canvas.textsOf(block.id).filter((text) => text.place?.member === place.member).length;
        const member = items.prop(place.member);
        return latest.current.say("itemText", { block: name, item: items.name, place: place.item + 1, count, member });
      },
      onLocked: () => latest.current.tell(refuse("locked-content")),
      onUnsafeLink: () => toasts.show({ kind: "info", message: latest.current.say("unsafeLink") }),
      onLoadFailed: () => toasts.show({ kind: "error", message: latest.current.say("notLoaded") }),
    });
    setController(made);
    return () => made.destroy();
  }, [editor, registry, canvas, toasts, latest]);

  const read = () => controller?.current() ?? null;
  return useSyncExternalStore(controller?.subscribe ?? nothing, read, read);
}
