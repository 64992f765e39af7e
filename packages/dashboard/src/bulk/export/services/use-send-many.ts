import { createExportId, sendTemplates } from "@mailwright/client";
import { useClient } from "@mailwright/client/react";
import { useRoot } from "@mailwright/ui";
import {
  type Account,
  type AuthorizationWindow,
  agreeInWindow,
  createKeepIds,
  type ExportFault,
  type Given,
  type KeptConnection,
  obtainGiven,
  openAuthorizationWindow,
  type PortRefusal,
  type ServicePort,
  type ShownDestination,
} from "@mailwright/views/destinations";
import { useEffect, useRef, useState } from "react";
import { refusalFrom } from "./refusal-from.js";

export type SendPhase = "idle" | "agreeing" | "keeping" | "starting";

/** What goes where, and with which account. */
export interface ToSendMany {
  readonly port: ServicePort;
  readonly destination: ShownDestination;
  readonly ids: readonly string[];
  readonly given: Given;
  readonly account: Account;
  readonly onKept: (connection: KeptConnection) => void;
}

type Begun = { readonly kind: "begun"; readonly id: string } | PortRefusal | Exclude<ExportFault, { kind: "refused" }> | undefined;

/** Has the server begin to send, by a window of the service where it has one. */
export function useSendMany(onStarted: (id: string) => void) {
  const root = useRoot();
  const view = (root.ownerDocument ?? root).defaultView;
  const begin = useBegin();
  const running = useRef<AbortController>(null);
  const [phase, setPhase] = useState<SendPhase>("idle");
  const [fault, setFault] = useState<ExportFault | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const run = async (sent: ToSendMany, window: AuthorizationWindow | null) => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    signal.addEventListener("abort", () => window?.close());
    setFault(null);
    const answer = await begin(sent, { signal, window, onPhase: (next) => !signal.aborted && setPhase(next) });
    if (signal.aborted) return;
    window?.close();
    setPhase("idle");
    if (answer?.kind === "begun") onStarted(answer.id);
    else if (answer) setFault(answer.kind === "refused" ? { kind: "refused", refusal: answer } : answer);
  };
  const start = (sent: ToSendMany) => {
    const needsWindow = sent.destination.authorization.kind === "code" && sent.account.kind !== "kept";
    const window = needsWindow && view ? openAuthorizationWindow(view) : null;
    if (needsWindow && !window) setFault({ kind: "windowBlocked" });
    else void run(sent, window);
  };
  const cancel = () => {
    running.current?.abort();
    setPhase("idle");
  };
  return { phase, fault, start, cancel, forget: () => setFault(null) };
}

interface Beginning {
  readonly signal: AbortSignal;
  readonly window: AuthorizationWindow | null;
  readonly onPhase: (phase: SendPhase) => void;
}

/** Waits for the window, keeps the account where that is wanted, and asks the server. `undefined` where nothing is to be said. */
function useBegin() {
  const client = useClient();
  const [keepIds] = useState(createKeepIds);
  // Where an answer was lost the same is asked for under the same id: it is one export.
  const lost = useRef<{ readonly asked: string; readonly id: string }>(null);
  return async (sent: ToSendMany, { signal, window, onPhase }: Beginning): Promise<Begun> => {
    const { provider } = sent.destination;
    if (window) onPhase("agreeing");
    const agreed = await agreeInWindow({ ...sent, signal, window });
    if (signal.aborted || agreed === undefined) return undefined;
    if (agreed.kind !== "agreed") return agreed;
    onPhase(sent.account.kind === "remember" ? "keeping" : "starting");
    const obtained = await obtainGiven({ ...sent, keepIds, given: { ...sent.given, ...agreed.code } });
    if (signal.aborted || obtained.kind === "refused") return obtained.kind === "refused" ? obtained : undefined;
    onPhase("starting");
    const { given } = obtained;
    const asked = JSON.stringify([provider, sent.ids, given]);
    const id = lost.current?.asked === asked ? lost.current.id : createExportId();
    const answer = await sendTemplates(client, { id, provider, ids: [...sent.ids], given }).then(
      () => ({ kind: "begun", id }) as const,
      refusalFrom,
    );
    lost.current = answer.kind === "refused" && answer.code === "network" ? { asked, id } : null;
    return answer;
  };
}
