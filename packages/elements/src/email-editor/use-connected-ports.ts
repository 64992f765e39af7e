import { browserPorts, type EditorPorts } from "@mailwright/editor";
import type { ConnectedOptions } from "@mailwright/editor/connected";
import { useEffect, useRef, useState } from "react";
import type { ElementAppProps } from "../element/element-app-props.js";
import { askForSession } from "../given/renewal.js";

interface Connection {
  readonly sessionId: string | undefined;
  readonly apiUrl: string;
  readonly templateId: string | undefined;
  readonly isSystem: boolean;
  /** What the page gave to have the session renewed. */
  readonly renewSession: unknown;
  readonly emit: ElementAppProps["emit"];
}

/**
 * The ports of a connected editor, or nothing before there is a session and a template. Until new ones are ready the editor keeps
 * the old, so that another session, or the address of a copy that was just stored, goes on with the same work.
 */
export function useConnectedPorts({ sessionId, apiUrl, templateId, isSystem, renewSession, emit }: Connection): EditorPorts | undefined {
  const [ports, setPorts] = useState<EditorPorts>();
  // What the ports before know of the templates; nothing before the first.
  const known = useRef<ConnectedOptions["known"]>(undefined);
  const renewal = useRef(renewSession);
  renewal.current = renewSession;
  useEffect(() => {
    if (sessionId === undefined || templateId === undefined) {
      known.current = undefined;
      setPorts(undefined);
      return undefined;
    }
    const abort = new AbortController();
    const connectAgain = async () => {
      // Host-driven editors never need the client, so it comes when it is needed.
      const [{ createClient, loadSession }, { connectedPorts }] = await Promise.all([
        import("./connected-client.js"),
        import("@mailwright/editor/connected"),
      ]);
      const onSignedOut = () => void emit("error", { code: "signed-out", message: "The session is over." });
      const client = createClient({ apiUrl, sessionId, onSignedOut, renewSession: () => askForSession(renewal.current) });
      // Only who is the same user takes over the work. The first ports ask while they load, which reports what went wrong.
      const user = known.current ? await loadSession(client, abort.signal).catch(() => undefined) : undefined;
      if (abort.signal.aborted) return;
      known.current ??= new Map();
      const isRenewable = typeof renewal.current === "function";
      setPorts(connectedPorts({ client, templateId, isSystem, user, isRenewable, known: known.current, browser: browserPorts() }));
    };
    void connectAgain();
    return () => abort.abort();
  }, [sessionId, apiUrl, templateId, isSystem, emit]);
  return ports;
}
