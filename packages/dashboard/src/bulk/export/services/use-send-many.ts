import { createExportId, sendTemplates } from "@mailwright/client";
import { useClient } from "@mailwright/client/react";
import type { KeptConnection, ServicePort } from "@mailwright/views/destination-ports";
import {
  agreeInWindow,
  createKeepIds,
  type Given,
  obtainGiven,
  type SendAnswer,
  type Sendable,
  type SendRun,
  useSendRun,
} from "@mailwright/views/destinations";
import { useRef, useState } from "react";
import { refusalFrom } from "./refusal-from.js";

type SendPhase = "agreeing" | "keeping" | "starting";

/** What goes where, and with which account. */
export interface ToSendMany extends Sendable {
  readonly port: ServicePort;
  readonly ids: readonly string[];
  readonly given: Given;
  /** Is what earlier exports made there changed? */
  readonly isAgain: boolean;
  readonly onKept: (connection: KeptConnection) => void;
}

/** Has the server begin to send, by a window of the service where it has one. */
export function useSendMany(onStarted: (id: string) => void) {
  const { phase, fault, setFault, start, cancel } = useSendRun(useBegin(), onStarted);
  return { phase, fault, start, cancel, forget: () => setFault(null) };
}

/** Waits for the window, keeps the account where that is wanted, and asks the server. `undefined` where nothing is to be said. */
function useBegin() {
  const client = useClient();
  const [keepIds] = useState(createKeepIds);
  // Where an answer was lost the same is asked for under the same id: it is one export.
  const lost = useRef<{ readonly asked: string; readonly id: string }>(null);
  return async (sent: ToSendMany, { signal, window, onPhase }: SendRun<SendPhase>): Promise<SendAnswer<string>> => {
    const { isAgain } = sent;
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
    const asked = JSON.stringify([provider, sent.ids, given, isAgain]);
    const id = lost.current?.asked === asked ? lost.current.id : createExportId();
    const answer = await sendTemplates(client, { id, provider, ids: [...sent.ids], given, isAgain }).then(
      () => ({ kind: "done", value: id }) as const,
      refusalFrom,
    );
    lost.current = answer.kind === "refused" && answer.code === "network" ? { asked, id } : null;
    return answer;
  };
}
