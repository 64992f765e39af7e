import type { LibraryPicture } from "@mailwright/views/picture-library";
import { useEffect, useRef, useState } from "react";
import type { AiImageAnswer, AiImageWork } from "../../../ports/ai-image-port.js";

/** `pictures` fills while they are made. */
export type AiState =
  | { readonly phase: "idle" }
  | { readonly phase: "making"; readonly pictures: readonly LibraryPicture[] }
  | { readonly phase: "made"; readonly pictures: readonly LibraryPicture[] }
  | { readonly phase: "failed"; readonly code: string };

const idle: AiState = { phase: "idle" };

/** Asks for pictures. */
export type AskForImages = (work: AiImageWork) => Promise<AiImageAnswer>;

/** Has pictures made, one request at a time. */
export function useAiImages() {
  const [state, setState] = useState(idle);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const make = async (ask: AskForImages) => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    const tell = (next: AiState) => {
      if (!controller.signal.aborted) setState(next);
    };
    tell({ phase: "making", pictures: [] });
    const onMade = (pictures: readonly LibraryPicture[]) =>
      setState((now) => (isOpen(controller, now) ? { phase: "making", pictures } : now));
    const answer = await ask({ signal: controller.signal, onMade }).catch(() => ({ kind: "refused", code: "fault" }) as const);
    // A page that answers none has failed too: there is nothing to see or to choose.
    const pictures = answer.kind === "made" ? answer.pictures : [];
    tell(pictures.length > 0 ? { phase: "made", pictures } : { phase: "failed", code: answer.kind === "made" ? "fault" : answer.code });
  };
  const cancel = () => {
    running.current?.abort();
    setState(idle);
  };
  return { state, make: (ask: AskForImages) => void make(ask), cancel };
}

/** An answer that comes late changes nothing. */
function isOpen({ signal }: AbortController, { phase }: AiState): boolean {
  return !signal.aborted && phase === "making";
}
