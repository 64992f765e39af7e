import { useCallback, useEffect, useState } from "react";
import type { ConnectionList, KeptConnection } from "./model/connection-port.js";
import type { PortRefusal } from "./model/port-refusal.js";
import type { DestinationList, ServicePort } from "./model/service-port.js";

/** Where emails go, and over which port. */
export interface OpenDestinations<Port extends ServicePort = ServicePort> extends DestinationList {
  readonly port: Port;
  /** The accounts that are kept; absent where none are, or why they are not known. */
  readonly kept?: ConnectionList | PortRefusal;
}

export interface ListedDestinations<Port extends ServicePort> {
  /** `undefined` until it is known. */
  readonly answer: OpenDestinations<Port> | PortRefusal | undefined;
  reload(): void;
  /** An account was kept just now. */
  add(connection: KeptConnection): void;
}

/** Loads where emails go, when somebody wants to see it. `open` is always the same function. */
export function useDestinationList<Port extends ServicePort>(
  open: (() => Promise<Port>) | undefined,
  isWanted: boolean,
): ListedDestinations<Port> {
  const [answer, setAnswer] = useState<OpenDestinations<Port> | PortRefusal>();
  const isAsked = isWanted && answer === undefined;
  useEffect(() => {
    if (!isAsked || !open) return;
    const controller = new AbortController();
    const load = async () => {
      const port = await open();
      const [listed, kept] = await Promise.all([port.list(controller.signal), port.connections?.list(controller.signal)]);
      if (!controller.signal.aborted) setAnswer(listed.kind === "listed" ? { ...listed, port, ...(kept && { kept }) } : listed);
    };
    void load();
    return () => controller.abort();
  }, [isAsked, open]);
  const reload = useCallback(() => setAnswer(undefined), []);
  const add = useCallback((connection: KeptConnection) => setAnswer((known) => withAccount(known, connection)), []);
  return { answer, reload, add };
}

function withAccount<Port extends ServicePort>(
  known: OpenDestinations<Port> | PortRefusal | undefined,
  connection: KeptConnection,
): OpenDestinations<Port> | PortRefusal | undefined {
  if (known?.kind !== "listed" || known.kept?.kind !== "listed") return known;
  return { ...known, kept: { ...known.kept, connections: [...known.kept.connections, connection] } };
}
