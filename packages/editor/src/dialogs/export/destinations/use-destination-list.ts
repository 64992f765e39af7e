import { useCallback, useEffect, useState } from "react";
import { useEditorServices } from "../../../base/context/editor-context.js";
import type { DestinationList, DestinationPort } from "../../../ports/destination-port.js";
import type { PortRefusal } from "../../../ports/port-refusal.js";

/** Where emails go, and over which port. */
export interface OpenDestinations extends DestinationList {
  readonly port: DestinationPort;
}

export interface ListedDestinations {
  /** `undefined` until it is known. */
  readonly answer: OpenDestinations | PortRefusal | undefined;
  reload(): void;
}

/** Loads where emails go, when somebody wants to see it. */
export function useDestinationList(isWanted: boolean): ListedDestinations {
  const { destinations } = useEditorServices().ports;
  const [answer, setAnswer] = useState<OpenDestinations | PortRefusal>();
  const isAsked = isWanted && answer === undefined;
  useEffect(() => {
    if (!isAsked || !destinations) return;
    const controller = new AbortController();
    const load = async () => {
      const port = await destinations();
      const listed = await port.list(controller.signal);
      if (!controller.signal.aborted) setAnswer(listed.kind === "listed" ? { ...listed, port } : listed);
    };
    void load();
    return () => controller.abort();
  }, [isAsked, destinations]);
  const reload = useCallback(() => setAnswer(undefined), []);
  return { answer, reload };
}
