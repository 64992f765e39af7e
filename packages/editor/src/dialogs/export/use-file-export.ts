import { useRoot, useToasts, useTranslate } from "@mailwright/ui";
import { downloadFile } from "@mailwright/views";
import { useEffect, useRef, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { compileAmpPart } from "../../base/document/compile-amp-part.js";
import { compileFormat, exportFiles, fileNameWith } from "../../base/document/compile-files.js";
import { compilerOf } from "../../base/document/compiler-of.js";
import { usePortWords } from "../../base/words/port-words.js";
import type { PortRefusal } from "../../ports/port-refusal.js";
import { useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import type { FileOrder, ImageOptions } from "./export-choice.js";
import { exportStrings } from "./export-strings.js";

interface MadeFile {
  readonly file: Blob;
  readonly extension: string;
}

interface Making {
  readonly signal: AbortSignal;
  readonly onDelay: () => void;
}

/** `delayed`: it could not be made at once, and is tried again without anybody's help. */
type ExportPhase = "idle" | "working" | "delayed";

/** Codes of a server that cannot draw. Trying again does not help, and it is not an error. */
const notConfigured: ReadonlySet<string> = new Set(["renderer-unavailable", "renderer-without-sandbox", "not-configured"]);

/** Makes a file and gives it to the browser. Drawing takes the server a while and can be cancelled. */
export function useFileExport() {
  const say = useTranslate(exportStrings);
  const wordsFor = usePortWords();
  const toasts = useToasts();
  const root = useRoot();
  const { close } = useWorkspaceActions();
  const info = useWorkspace((workspace) => workspace.info);
  const make = useMakeFile();
  const running = useRef<AbortController>(null);
  const [phase, setPhase] = useState<ExportPhase>("idle");
  const [isUnavailable, setUnavailable] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const refuse = (refusal: PortRefusal) => {
    if (notConfigured.has(refusal.code)) setUnavailable(true);
    else setFailure(wordsFor(refusal));
  };
  const run = async (order: FileOrder) => {
    const controller = new AbortController();
    running.current = controller;
    setPhase("working");
    setFailure(null);
    const made = await make(order, { signal: controller.signal, onDelay: () => setPhase("delayed") });
    if (controller.signal.aborted) return;
    setPhase("idle");
    if (made === undefined) return;
    if ("kind" in made) return refuse(made);
    const name = fileNameWith(info.name, made.extension, say("fileName"));
    downloadFile(root.ownerDocument ?? root, made.file, name);
    toasts.show({ kind: "success", message: say("done", { file: name }) });
    close();
  };
  const cancel = () => {
    running.current?.abort();
    setPhase("idle");
  };
  return {
    phase,
    isUnavailable,
    failure,
    forget: () => setFailure(null),
    cancel,
    start: (order: FileOrder) => void run(order),
  };
}

function useMakeFile() {
  const services = useEditorServices();
  const { editor, compiler, ports } = services;
  const { save } = useWorkspaceActions();
  const info = useWorkspace((workspace) => workspace.info);
  return async ({ kind, image, isEditable }: FileOrder, { signal, onDelay }: Making): Promise<MadeFile | PortRefusal | undefined> => {
    if (kind === "amp") {
      editor.commitText();
      const { html } = await compileAmpPart(services, editor.document.get(), info);
      return { file: new Blob([html], { type: "text/html;charset=utf-8" }), extension: "amp.html" };
    }
    if (kind !== "pdf" && kind !== "image") {
      editor.commitText();
      const { extension, type } = exportFiles[kind];
      const text = compileFormat(compilerOf({ compiler }), editor.document.get(), info, { format: kind, isEditable });
      return { file: new Blob([text], { type: `${type};charset=utf-8` }), extension };
    }
    // The server draws what is stored, so unsaved work is saved first.
    if (ports.store.save && editor.hasUnsavedWork() && !(await save())) return undefined;
    const { device, widthPx, format } = image;
    const answer = await (kind === "pdf"
      ? ports.exporter?.pdf?.(signal, onDelay)
      : ports.exporter?.picture?.({ widthPx: widthPx[device], format }, signal, onDelay));
    if (answer?.kind !== "exported") return answer;
    return { file: answer.file, extension: kind === "pdf" ? "pdf" : pictureExtensions[format] };
  };
}

const pictureExtensions = { png: "png", jpeg: "jpg" } satisfies Record<ImageOptions["format"], string>;
