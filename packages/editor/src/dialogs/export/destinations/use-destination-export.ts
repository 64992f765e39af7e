import { createExportId } from "@mailwright/client";
import { useRoot, useToasts } from "@mailwright/ui";
import {
  type Account,
  type AuthorizationWindow,
  agreeInWindow,
  createKeepIds,
  type ExportFault,
  type Given,
  obtainGiven,
  openAuthorizationWindow,
  useDestinationWords,
} from "@mailwright/views/destinations";
import { useEffect, useRef, useState } from "react";
import { useEditorServices } from "../../../base/context/editor-context.js";
import type { KeptConnection } from "../../../ports/connection-port.js";
import type { DestinationPort, DestinationSent, ShownDestination } from "../../../ports/destination-port.js";
import type { PortRefusal } from "../../../ports/port-refusal.js";
import { useWorkspaceActions, useWorkspaceStore } from "../../../workspace/workspace-context.js";
import { prepareContent } from "./prepare-content.js";

export type SendPhase = "idle" | "saving" | "agreeing" | "keeping" | "sending";

/** What goes where. */
export interface ToSend {
  readonly port: DestinationPort;
  readonly destination: ShownDestination;
  readonly given: Given;
  readonly account: Account;
  readonly onKept: (connection: KeptConnection) => void;
  /** The id of an earlier export, whose work is to be changed. */
  readonly again?: string | undefined;
}

interface Run extends ToSend {
  readonly signal: AbortSignal;
  readonly window: AuthorizationWindow | null;
  readonly onPhase: (phase: SendPhase) => void;
}

/** Hands an email over, by a window of the service where it has one, and tells the person. */
export function useDestinationExport() {
  const toasts = useToasts();
  const say = useDestinationWords();
  const view = useView();
  const { close } = useWorkspaceActions();
  const carryOut = useCarryOut();
  const running = useRef<AbortController>(null);
  const [phase, setPhase] = useState<SendPhase>("idle");
  const [fault, setFault] = useState<ExportFault | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const tellSent = ({ destination: { name, done }, again }: ToSend, { externalUrl, isUpdate }: DestinationSent) => {
    const sentence = say(done === "drafted" ? "drafted" : "done", { name });
    const message = again !== undefined && isUpdate === false ? `${sentence} ${say("newOne")}` : sentence;
    const look =
      externalUrl === null ? undefined : { label: say("look"), onSelect: () => void view?.open(externalUrl, "_blank", "noopener") };
    toasts.show({ kind: "success", message, ...(look && { action: look }) });
    close();
  };
  const run = async (sent: ToSend, window: AuthorizationWindow | null) => {
    const controller = new AbortController();
    running.current = controller;
    controller.signal.addEventListener("abort", () => window?.close());
    setFault(null);
    const { signal } = controller;
    const answer = await carryOut({ ...sent, signal, window, onPhase: (next) => !signal.aborted && setPhase(next) });
    if (signal.aborted) return;
    window?.close();
    setPhase("idle");
    if (answer === undefined) return;
    if (answer.kind === "sent") tellSent(sent, answer);
    else setFault(answer.kind === "refused" ? { kind: "refused", refusal: answer } : answer);
  };
  const start = (sent: ToSend) => {
    const needsWindow = sent.destination.authorization.kind === "code" && sent.account.kind !== "kept";
    const window = needsWindow && view ? openAuthorizationWindow(view) : null;
    if (needsWindow && !window) setFault({ kind: "windowBlocked" });
    else void run(sent, window);
  };
  const cancel = () => {
    running.current?.abort();
    setPhase("idle");
    // What is on its way cannot be called back.
    if (phase === "sending") setFault({ kind: "cancelled" });
  };
  return { phase, fault, start, cancel, forget: () => setFault(null) };
}

function useView(): (Window & typeof globalThis) | null {
  const root = useRoot();
  return (root.ownerDocument ?? root).defaultView;
}

type RunAnswer = DestinationSent | PortRefusal | Exclude<ExportFault, { kind: "refused" }> | undefined;

/** Saves, waits for the window, and sends. `undefined` where nothing is to be said: it was not saved, or the window was closed. */
function useCarryOut(): (run: Run) => Promise<RunAnswer> {
  const { editor, compiler, ports } = useEditorServices();
  const { save } = useWorkspaceActions();
  const workspace = useWorkspaceStore();
  // The same export is tried again under the same id: where nobody knows what became of the first try, nothing is made twice.
  const unknown = useRef<{ readonly provider: string; readonly id: string }>(null);
  const [keepIds] = useState(createKeepIds);
  return async (run) => {
    const { port, destination, given, again, signal, window, onPhase } = run;
    editor.commitText();
    const { provider } = destination;
    if (port.exportsStored && ports.store.save && editor.hasUnsavedWork()) {
      onPhase("saving");
      if (!(await save())) return undefined;
    }
    if (window) onPhase("agreeing");
    const agreed = await agreeInWindow(run);
    if (signal.aborted || agreed === undefined) return undefined;
    if (agreed.kind !== "agreed") return agreed;
    if (run.account.kind === "remember") onPhase("keeping");
    const obtained = await obtainGiven({ ...run, keepIds, given: { ...given, ...agreed.code } });
    if (signal.aborted || obtained.kind === "refused") return obtained.kind === "refused" ? obtained : undefined;
    onPhase("sending");
    const { info } = workspace.getState();
    const document = editor.document.get();
    const { content } = prepareContent(destination, { compiler, document, info, holder: { completesOwn: port.exportsStored } });
    const id = unknown.current?.provider === provider ? unknown.current.id : createExportId();
    const answer = await port.send({ id, provider, given: obtained.given, content, ...(again !== undefined && { again }) }, signal);
    const mayTrySame = answer.kind === "refused" && answer.code === "network" && obtained.given["authCode"] === undefined;
    unknown.current = mayTrySame ? { provider, id } : null;
    return answer;
  };
}
