import {
  findUnreachedPictures,
  type OutlookExtension,
  outlookApp,
  outlookFiles,
  translateFor,
  type UnreachedPicture,
} from "@mailwright/destinations";
import { Button, ProgressBar, useKeptFocus, useRoot, useToasts } from "@mailwright/ui";
import { Download } from "@mailwright/ui/icons";
import { downloadFile } from "@mailwright/views";
import { type ExportFault, FailureNotice, type OpenDestinations, useDestinationWords } from "@mailwright/views/destinations";
import { useEffect, useMemo, useRef, useState } from "react";
import { useDocument, useEditorServices } from "../../../base/context/editor-context.js";
import { compileFormat } from "../../../base/document/compile-files.js";
import { compileOptionsOf } from "../../../base/document/compile-options-of.js";
import { compilerOf } from "../../../base/document/compiler-of.js";
import { useKnownPortWords } from "../../../base/words/port-words.js";
import type { DestinationPort } from "../../../ports/destination-port.js";
import type { ExportAnswer } from "../../../ports/export-port.js";
import { useWorkspace, useWorkspaceActions, useWorkspaceStore } from "../../../workspace/workspace-context.js";
import type { ExportPart } from "../export-part.js";
import { OutlookForm } from "./outlook-form.js";
import { usePictureHolder } from "./use-picture-holder.js";

export interface OutlookPartOptions {
  readonly list: OpenDestinations<DestinationPort> | null;
  readonly isChosen: boolean;
  readonly onBack: () => void;
}

/** Files that Outlook opens as new messages. */
export function useOutlookPart({ list, isChosen, onBack }: OutlookPartOptions): ExportPart | null {
  const say = useDestinationWords();
  const { close } = useWorkspaceActions();
  const wordsFor = useKnownPortWords();
  const [extension, setExtension] = useState<OutlookExtension>("oft");
  const { isWorking, fault, start, cancel } = useOutlookFile(list?.port ?? null);
  const unseen = useUnseen(list, isChosen);
  const work = useRef<HTMLDivElement>(null);
  const go = useRef<HTMLButtonElement>(null);
  useKeptFocus(isWorking, () => work.current?.querySelector("button") ?? go.current);
  if (!isChosen) return null;
  const footer = isWorking ? (
    <div ref={work} className="mw-export-work">
      <ProgressBar label={say("making")} onCancel={cancel} />
    </div>
  ) : (
    <>
      <Button onClick={close}>{say("cancel")}</Button>
      <Button ref={go} variant="primary" icon={Download} onClick={() => start(extension)}>
        {say(fault === null ? "download" : "again")}
      </Button>
    </>
  );
  const body = (
    <>
      <OutlookForm extension={extension} unseen={unseen} isDisabled={isWorking} onChoose={setExtension} onBack={onBack} />
      {fault ? <FailureNotice name={say("outlookApp")} fault={fault} wordsFor={wordsFor} /> : null}
    </>
  );
  return { body, footer, isWorking };
}

/** Pictures that those who get an email made with the file would not see. */
function useUnseen(list: OpenDestinations<DestinationPort> | null, isChosen: boolean): readonly UnreachedPicture[] {
  const { compiler } = useEditorServices();
  const document = useDocument((tree) => tree);
  const info = useWorkspace((workspace) => workspace.info);
  const holder = usePictureHolder(list, list?.port.outlookFile !== undefined);
  return useMemo(
    () => (isChosen ? findUnreachedPictures(compilerOf({ compiler }).compileDocument(document, compileOptionsOf(info)).html, holder) : []),
    [isChosen, compiler, document, info, holder],
  );
}

function useOutlookFile(port: DestinationPort | null) {
  const say = useDestinationWords();
  const toasts = useToasts();
  const root = useRoot();
  const { close } = useWorkspaceActions();
  const workspace = useWorkspaceStore();
  const make = useMakeFile(port);
  const running = useRef<AbortController>(null);
  const [isWorking, setWorking] = useState(false);
  const [fault, setFault] = useState<ExportFault | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const run = async (extension: OutlookExtension) => {
    const controller = new AbortController();
    running.current = controller;
    setWorking(true);
    setFault(null);
    const answer = await make(extension, controller.signal);
    if (controller.signal.aborted) return;
    setWorking(false);
    if (answer === undefined) return;
    if (answer.kind === "refused") return setFault({ kind: "refused", refusal: answer });
    const file = `${workspace.getState().info.id}.${extension}`;
    downloadFile(root.ownerDocument ?? root, answer.file, file);
    toasts.show({ kind: "success", message: say("downloaded", { file }) });
    close();
  };
  const cancel = () => {
    running.current?.abort();
    setWorking(false);
  };
  return { isWorking, fault, cancel, start: (extension: OutlookExtension) => void run(extension) };
}

/** From the server, or made here where there is none. */
function useMakeFile(port: DestinationPort | null) {
  const { editor, compiler, ports } = useEditorServices();
  const { save } = useWorkspaceActions();
  const workspace = useWorkspaceStore();
  return async (extension: OutlookExtension, signal: AbortSignal): Promise<ExportAnswer | undefined> => {
    editor.commitText();
    if (port?.outlookFile) {
      if (ports.store.save && editor.hasUnsavedWork() && !(await save())) return undefined;
      return port.outlookFile(extension, signal);
    }
    const { info } = workspace.getState();
    const document = editor.document.get();
    const html = compileFormat(compilerOf({ compiler }), document, info, { format: "html" });
    const text = compileFormat(compilerOf({ compiler }), document, info, { format: "text" });
    const mail = translateFor(outlookApp, { subject: info.name, preheader: info.preHeader, html, text });
    const { writeOutlookFile } = await import("@mailwright/destinations/outlook-app");
    const bytes = writeOutlookFile(extension, { name: info.name, ...mail }, new Date(ports.clock.now()));
    return { kind: "exported", file: new Blob([bytes.slice()], { type: outlookFiles[extension].mime }) };
  };
}
