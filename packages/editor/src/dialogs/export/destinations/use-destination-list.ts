import { useCallback, useEffect, useState } from "react";
import { useEditorServices } from "../../../base/context/editor-context.js";
import type { ConnectionList, KeptConnection } from "../../../ports/connection-port.js";
import type { DestinationList, DestinationPort } from "../../../ports/destination-port.js";
import type { PortRefusal } from "../../../ports/port-refusal.js";

/** Where emails go, and over which port. */
export interface OpenDestinations extends DestinationList {
  readonly port: DestinationPort;
  /** The accounts that are kept; absent where none are, or why they are not known. */
  readonly kept?: ConnectionList | PortRefusal;
}

export interface ListedDestinations {
  /** `undefined` until it is known. */
  readonly answer: OpenDestinations | PortRefusal | undefined;
  reload(): void;
  /** An account was kept just now. */
  add(connection: KeptConnection): void;
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
      const [listed, kept] = await Promise.all([port.list(controller.signal), port.connections?.list(controller.signal)]);
      if (!controller.signal.aborted) setAnswer(listed.kind === "listed" ? { ...listed, port, ...(kept && { kept }) } : listed);
    };
    void load();
    return () => controller.abort();
  }, [isAsked, destinations]);
  const reload = useCallback(() => setAnswer(undefined), []);
  const add = useCallback((connection: KeptConnection) => setAnswer((known) => withAccount(known, connection)), []);
  return { answer, reload, add };
}

function withAccount(
  known: OpenDestinations | PortRefusal | undefined,
  connection: KeptConnection,
): OpenDestinations | PortRefusal | undefined {
  if (known?.kind !== "listed" || known.kept?.kind !== "listed") return known;
  return { ...known, kept: { ...known.kept, connections: [...known.kept.connections, connection] } };
}
