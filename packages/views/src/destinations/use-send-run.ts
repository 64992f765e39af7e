import { useRoot } from "@mailwright/ui";
import { useEffect, useRef, useState } from "react";
import type { Account } from "./accounts/account.js";
import { type AuthorizationWindow, openAuthorizationWindow } from "./authorization-window.js";
import type { ExportFault } from "./failure-notice.js";
import type { PortRefusal } from "./model/port-refusal.js";
import type { ShownDestination } from "./model/service-port.js";

/** What goes somewhere: to which service, and with which account. */
export interface Sendable {
  readonly destination: ShownDestination;
  readonly account: Account;
}

/** What a run is carried out with. */
export interface SendRun<P> {
  readonly signal: AbortSignal;
  /** Absent where the service has none, or an account is kept. */
  readonly window: AuthorizationWindow | null;
  readonly onPhase: (phase: P) => void;
}

/** How a run ended. `undefined` where nothing is to be said: it was given up, or the window was closed. */
export type SendAnswer<D> =
  | { readonly kind: "done"; readonly value: D }
  | PortRefusal
  | Exclude<ExportFault, { readonly kind: "refused" }>
  | undefined;

/**
 * Carries out one run at a time, by a window of the service where it has one. The window is opened in the press itself, as browsers block it
 * later, and closed with the run. Nothing is told of a run that was cancelled, or whose component is gone.
 */
export function useSendRun<S extends Sendable, P extends string, D>(
  carryOut: (sent: S, run: SendRun<P>) => Promise<SendAnswer<D>>,
  onDone: (value: D, sent: S) => void,
) {
  const root = useRoot();
  const running = useRef<AbortController>(null);
  const [phase, setPhase] = useState<P | "idle">("idle");
  const [fault, setFault] = useState<ExportFault | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const run = async (sent: S, window: AuthorizationWindow | null) => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    signal.addEventListener("abort", () => window?.close());
    setFault(null);
    const answer = await carryOut(sent, { signal, window, onPhase: (next) => !signal.aborted && setPhase(next) });
    if (signal.aborted) return;
    window?.close();
    setPhase("idle");
    if (answer?.kind === "done") onDone(answer.value, sent);
    else if (answer) setFault(answer.kind === "refused" ? { kind: "refused", refusal: answer } : answer);
  };
  const start = (sent: S) => {
    const view = (root.ownerDocument ?? root).defaultView;
    const needsWindow = sent.destination.authorization.kind === "code" && sent.account.kind !== "kept";
    const window = needsWindow && view ? openAuthorizationWindow(view) : null;
    if (needsWindow && !window) setFault({ kind: "windowBlocked" });
    else void run(sent, window);
  };
  const cancel = () => {
    running.current?.abort();
    setPhase("idle");
  };
  return { phase, fault, setFault, start, cancel };
}
