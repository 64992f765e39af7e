import { useOverlay, useToasts, useTranslate } from "@mailwright/ui";
import { useCallback } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import type { PastedContent } from "../../ports/clipboard-port.js";
import { clipboardStrings } from "./clipboard-strings.js";
import { readForeign } from "./read-foreign.js";
import { stopByEscape } from "./stop-by-escape.js";

/** If reading takes no longer than this, no message is shown. */
const quickMs = 400;
/** Progress is announced no more often than this, because it is read aloud. */
const tellingMs = 1500;
/** Laying out more than this holds the page for a moment, so the message is shown first. */
const longSource = 60_000;
const paintMs = 50;

/** Reads what was copied elsewhere. If that takes a while, a message says so and how far it is; Escape stops it. */
export function useReadForeign(): (content: PastedContent) => ReturnType<typeof readForeign> {
  const services = useEditorServices();
  const { container } = useOverlay();
  const toasts = useToasts();
  const say = useTranslate(clipboardStrings);
  return useCallback(
    async (content) => {
      const stopping = new AbortController();
      const { signal } = stopping;
      let shown: string | undefined;
      let toldAt = 0;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = (message: string) => {
        if (shown !== undefined) toasts.dismiss(shown);
        shown = toasts.show({ kind: "info", message, isSticky: true, action: { label: say("stop"), onSelect: () => stopping.abort() } });
        toldAt = Date.now();
      };
      const onLayout = async (length: number) => {
        if (length < longSource) {
          timer = setTimeout(() => show(say("reading")), quickMs);
          return;
        }
        show(say("reading"));
        await new Promise((done) => setTimeout(done, paintMs));
      };
      const onProgress = (share: number) => {
        if (shown !== undefined && Date.now() - toldAt > tellingMs) show(say("readingShare", { share: Math.round(share * 100) }));
      };
      const page = container?.ownerDocument;
      const restore = stopByEscape(page, stopping);
      try {
        return await readForeign(content, { services, page, signal, onLayout, onProgress });
      } finally {
        restore();
        clearTimeout(timer);
        if (shown !== undefined) toasts.dismiss(shown);
      }
    },
    [services, container, toasts, say],
  );
}
