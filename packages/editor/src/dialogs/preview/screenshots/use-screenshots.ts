import { useEffect, useRef, useState } from "react";
import { useEditor, useEditorServices } from "../../../base/context/editor-context.js";
import { compileFormat } from "../../../base/document/compile-files.js";
import { compilerOf } from "../../../base/document/compiler-of.js";
import type { PortRefusal } from "../../../ports/port-refusal.js";
import type { Screenshot, ScreenshotPort } from "../../../ports/screenshot-port.js";
import { useWorkspace } from "../../../workspace/workspace-context.js";

export interface ScreenshotsState {
  /** In the order in which they were asked for. */
  readonly shots: readonly Screenshot[];
  readonly isTaking: boolean;
  /** Why the last ones were not taken. */
  readonly refusal?: Pick<PortRefusal, "code"> | PortRefusal;
}

export interface Screenshots extends ScreenshotsState {
  take(port: ScreenshotPort, clientIds: readonly string[]): void;
  cancel(): void;
}

const none: ScreenshotsState = { shots: [], isTaking: false };

/** Has screenshots taken, one request at a time. Those that are there stay until they are taken anew. */
export function useScreenshots(): Screenshots {
  const { compiler } = useEditorServices();
  const editor = useEditor();
  const info = useWorkspace((workspace) => workspace.info);
  const [state, setState] = useState(none);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function take(port: ScreenshotPort, clientIds: readonly string[]): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const tell = (change: (known: ScreenshotsState) => ScreenshotsState) => {
      if (!signal.aborted) setState(change);
    };
    const onChange = (shots: readonly Screenshot[]) => tell((known) => ({ ...known, shots: withShots(known.shots, shots) }));
    setState(({ shots }) => ({ shots: withShots(shots, clientIds.map(waiting)), isTaking: true }));
    const html = compileFormat(compilerOf({ compiler }), editor.document.get(), info, { format: "html" });
    const answer = await port
      .take({ subject: info.name, html, clientIds }, { signal, onChange })
      .catch(() => ({ kind: "refused", code: "fault" }) as const);
    tell(({ shots }) => ({ shots: shots.filter(isSettled), isTaking: false, ...(answer.kind === "refused" && { refusal: answer }) }));
  }

  const cancel = () => {
    running.current?.abort();
    setState(({ shots }) => ({ shots: shots.filter(isSettled), isTaking: false }));
  };
  return { ...state, take: (port, clientIds) => void take(port, clientIds), cancel };
}

const waiting = (clientId: string): Screenshot => ({ clientId, state: "waiting" });
const isSettled = ({ state }: Screenshot) => state !== "waiting";

function withShots(known: readonly Screenshot[], next: readonly Screenshot[]): readonly Screenshot[] {
  const byId = new Map([...known, ...next].map((shot) => [shot.clientId, shot]));
  return [...byId.values()];
}
