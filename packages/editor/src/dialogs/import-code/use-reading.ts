import { useOverlay } from "@mailwright/ui";
import { useEffect, useRef, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { usePortWords } from "../../base/words/port-words.js";
import type { SourceCode, SourceFault } from "../../import/check-source.js";
import type { ImportReading } from "../../import/import-reading.js";
import { readCode } from "../../import/read-code.js";
import { useWorkspace } from "../../workspace/workspace-context.js";

/** Where an import stands. */
export type ImportState =
  | { readonly phase: "source"; readonly fault?: SourceFault | "oversize" | { readonly words: string }; readonly isCancelled?: boolean }
  | { readonly phase: "reading"; readonly share: number }
  | { readonly phase: "report"; readonly reading: ImportReading };

/** Reads a source in steps that can be stopped. The code for it is fetched here. */
export function useReading(initial: ImportState = { phase: "source" }) {
  const services = useEditorServices();
  const info = useWorkspace((workspace) => workspace.info);
  const wordsFor = usePortWords();
  const { container } = useOverlay();
  const [state, setState] = useState<ImportState>(initial);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const read = async (source: SourceCode, signal: AbortSignal): Promise<ImportState> => {
    const onProgress = (share: number) => {
      if (!signal.aborted) setState({ phase: "reading", share });
    };
    const answer = await readCode(source, { services, info, page: () => container?.ownerDocument, signal, onProgress });
    if (answer.kind === "read") return { phase: "report", reading: answer.reading };
    if (answer.kind === "stopped") return { phase: "source", isCancelled: true };
    if (answer.kind === "oversize") return { phase: "source", fault: "oversize" };
    return { phase: "source", fault: "code" in answer ? { words: wordsFor(answer) } : answer };
  };
  const start = async (source: SourceCode) => {
    const own = new AbortController();
    controller.current?.abort();
    controller.current = own;
    setState({ phase: "reading", share: 0 });
    try {
      const next = await read(source, own.signal);
      if (controller.current === own) setState(own.signal.aborted ? { phase: "source", isCancelled: true } : next);
    } catch {
      // The code could not be fetched. What was pasted stays in the field.
      const words = wordsFor({ kind: "refused", code: "network", message: "", fields: [], isPassing: true });
      if (controller.current === own) setState({ phase: "source", fault: { words } });
    }
  };
  const cancel = () => {
    controller.current?.abort();
    setState({ phase: "source", isCancelled: true });
  };
  return { state, start: (source: SourceCode) => void start(source), cancel, back: () => setState({ phase: "source" }), setState };
}
