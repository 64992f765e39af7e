import { useOverlay, useToasts, useTranslate } from "@mailwright/ui";
import { useCallback } from "react";
import { useEditorServices } from "../editor-context.js";
import { clipboardStrings } from "./clipboard-strings.js";
import type { PastedContent } from "./pasted-content.js";
import { type ForeignBlocks, readForeign } from "./read-foreign.js";

/** Reading that takes no longer than this is not told of. */
const quickMs = 400;
/** Laying out so much holds the page for a moment: whoever waits for it sees first what for. */
const longSource = 60_000;
const paintMs = 50;

/** Reads what was copied elsewhere, and says so where that takes a while. */
export function useReadForeign(): (content: PastedContent) => Promise<ForeignBlocks | "too-long"> {
  const services = useEditorServices();
  const { container } = useOverlay();
  const toasts = useToasts();
  const say = useTranslate(clipboardStrings);
  return useCallback(
    async (content) => {
      let shown: string | undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = () => {
        shown = toasts.show({ kind: "info", message: say("reading"), isSticky: true });
      };
      const onLayout = async (length: number) => {
        if (length < longSource) {
          timer = setTimeout(show, quickMs);
          return;
        }
        show();
        await new Promise((done) => setTimeout(done, paintMs));
      };
      try {
        return await readForeign(content, { services, page: container?.ownerDocument, onLayout });
      } finally {
        clearTimeout(timer);
        if (shown !== undefined) toasts.dismiss(shown);
      }
    },
    [services, container, toasts, say],
  );
}
