import type { Block } from "@mailwright/document";
import { useToasts, useTranslate } from "@mailwright/ui";
import { useMemo } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { clipboardStrings } from "./clipboard-strings.js";
import { copiedForms } from "./copied-forms.js";
import { isDenied } from "./is-denied.js";
import { usePaste } from "./use-paste.js";

/** The system's clipboard, for menu entries and keys that come without a clipboard event. */
export interface SystemClipboard {
  /** Puts blocks there, whose text `copy-blocks` has answered. */
  write(blocks: readonly Block[], own: string): void;
  paste(): void;
  pasteStyle(): void;
}

/** If the browser does not allow it, nothing is said: the editor's own clipboard still works. */
export function useSystemClipboard(): SystemClipboard {
  const services = useEditorServices();
  const paste = usePaste();
  const tell = useTellRefusal();
  const toasts = useToasts();
  const say = useTranslate(clipboardStrings);
  return useMemo(() => {
    const { editor, ports } = services;
    const { clipboard } = ports;
    const fail = (key: "notCopied" | "notPasted") => (thrown: unknown) => {
      if (!isDenied(thrown)) toasts.show({ kind: "error", message: say(key) });
    };
    const hasCopied = (kind: "blocks" | "style") => editor.viewState.getState().clipboard?.kind === kind;
    const pasteKnown = () => {
      if (hasCopied("blocks")) tell(editor.run("paste-blocks"));
    };
    return {
      write(blocks, own) {
        const writing = clipboard?.write?.(copiedForms(services, blocks, own)) ?? clipboard?.writeText(own);
        writing?.catch(fail("notCopied"));
      },
      paste() {
        const reading = clipboard?.read?.() ?? clipboard?.readText?.().then((text) => ({ text }));
        if (!reading) return void tell(editor.run("paste-blocks"));
        reading.then(paste, (thrown: unknown) => (hasCopied("blocks") ? pasteKnown() : fail("notPasted")(thrown)));
      },
      pasteStyle() {
        const reading = clipboard?.readText?.();
        if (hasCopied("style") || !reading) return void tell(editor.run("paste-style"));
        reading.then((text) => void tell(editor.run("paste-style", { text })), fail("notPasted"));
      },
    };
  }, [services, paste, tell, toasts, say]);
}
