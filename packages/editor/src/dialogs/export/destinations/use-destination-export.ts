import { createExportId } from "@mailwright/client";
import type { Choices } from "@mailwright/destinations";
import { useRoot, useToasts } from "@mailwright/ui";
import {
  agreeInWindow,
  createKeepIds,
  type Given,
  obtainGiven,
  type SendAnswer,
  type Sendable,
  type SendRun,
  useDestinationWords,
  useSendRun,
} from "@mailwright/views/destinations";
import { useRef, useState } from "react";
import { useEditorServices } from "../../../base/context/editor-context.js";
import { compilerOf } from "../../../base/document/compiler-of.js";
import type { KeptConnection } from "../../../ports/connection-port.js";
import type { DestinationPort, DestinationSent } from "../../../ports/destination-port.js";
import { useWorkspaceActions, useWorkspaceStore } from "../../../workspace/workspace-context.js";
import { prepareContent } from "./prepare-content.js";

type SendPhase = "saving" | "agreeing" | "keeping" | "sending";

/** What goes where. */
export interface ToSend extends Sendable {
  readonly port: DestinationPort;
  readonly given: Given;
  readonly choices: Choices;
  readonly onKept: (connection: KeptConnection) => void;
  /** The id of an earlier export, whose work is to be changed. */
  readonly again?: string | undefined;
}

/** Hands an email over, by a window of the service where it has one, and tells the person. */
export function useDestinationExport() {
  const tellSent = useTellSent();
  const { phase, fault, setFault, start, cancel: giveUp } = useSendRun(useCarryOut(), tellSent);
  const cancel = () => {
    giveUp();
    // What is on its way cannot be called back.
    if (phase === "sending") setFault({ kind: "cancelled" });
  };
  return { phase, fault, start, cancel, forget: () => setFault(null) };
}

function useTellSent() {
  const root = useRoot();
  const toasts = useToasts();
  const say = useDestinationWords();
  const { close } = useWorkspaceActions();
  return ({ externalUrl, isUpdate }: DestinationSent, { destination: { name, done }, again }: ToSend) => {
    const view = (root.ownerDocument ?? root).defaultView;
    const sentence = say(done === "drafted" ? "drafted" : "done", { name });
    const message = again !== undefined && isUpdate === false ? `${sentence} ${say("newOne")}` : sentence;
    const look =
      externalUrl === null ? undefined : { label: say("look"), onSelect: () => void view?.open(externalUrl, "_blank", "noopener") };
    toasts.show({ kind: "success", message, ...(look && { action: look }) });
    close();
  };
}

/** Saves, waits for the window, and sends. `undefined` where nothing is to be said: it was not saved, or the window was closed. */
function useCarryOut() {
  const { editor, compiler, ports } = useEditorServices();
  const { save } = useWorkspaceActions();
  const workspace = useWorkspaceStore();
  // The same export is tried again under the same id: where nobody knows what became of the first try, nothing is made twice.
  const unknown = useRef<{ readonly provider: string; readonly id: string }>(null);
  const [keepIds] = useState(createKeepIds);
  return async (sent: ToSend, run: SendRun<SendPhase>): Promise<SendAnswer<DestinationSent>> => {
    const { port, destination, given, choices, again } = sent;
    const { signal, window, onPhase } = run;
    editor.commitText();
    const { provider } = destination;
    if (port.exportsStored && ports.store.save && editor.hasUnsavedWork()) {
      onPhase("saving");
      if (!(await save())) return undefined;
    }
    if (window) onPhase("agreeing");
    const agreed = await agreeInWindow({ ...sent, signal, window });
    if (signal.aborted || agreed === undefined) return undefined;
    if (agreed.kind !== "agreed") return agreed;
    if (sent.account.kind === "remember") onPhase("keeping");
    const obtained = await obtainGiven({ ...sent, keepIds, given: { ...given, ...agreed.code } });
    if (signal.aborted || obtained.kind === "refused") return obtained.kind === "refused" ? obtained : undefined;
    onPhase("sending");
    const { info } = workspace.getState();
    const document = editor.document.get();
    const { content } = prepareContent(destination, {
      compiler: compilerOf({ compiler }),
      document,
      info,
      choices,
      holder: { completesOwn: port.exportsStored },
    });
    const id = unknown.current?.provider === provider ? unknown.current.id : createExportId();
    const answer = await port.send({ id, provider, given: obtained.given, content, ...(again !== undefined && { again }) }, signal);
    const mayTrySame = answer.kind === "refused" && answer.code === "network" && obtained.given["authCode"] === undefined;
    unknown.current = mayTrySame ? { provider, id } : null;
    return answer.kind === "sent" ? { kind: "done", value: answer } : answer;
  };
}
