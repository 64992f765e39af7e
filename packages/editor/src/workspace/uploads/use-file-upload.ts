import { useLatest } from "@mailwright/ui";
import { useEffect, useRef, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import type { FilePort } from "../../ports/file-port.js";
import type { PortRefusal } from "../../ports/port-refusal.js";
import { hasEnding } from "./use-file-words.js";

/** How the upload of a file stands. `part` goes from 0 to 1. */
export type FileUploadState =
  | { readonly phase: "idle" }
  | { readonly phase: "uploading"; readonly name: string; readonly part: number }
  | { readonly phase: "uploaded"; readonly name: string }
  | { readonly phase: "refused"; readonly name: string; readonly refusal: PortRefusal };

export interface FileUpload {
  readonly port: FilePort;
  readonly state: FileUploadState;
  start(file: File): void;
  cancel(): void;
}

const idle: FileUploadState = { phase: "idle" };

/** Uploads one file at a time; a second one takes the place of the first. `undefined` where nobody keeps files. */
export function useFileUpload(onUploaded: (url: string) => void): FileUpload | undefined {
  const port = useEditorServices().ports.files;
  const [state, setState] = useState<FileUploadState>(idle);
  const running = useRef<AbortController>(undefined);
  // The field around it may have changed while the file was on its way.
  const give = useLatest(onUploaded);
  useEffect(() => () => running.current?.abort(), []);
  if (!port) return undefined;

  const stop = () => {
    running.current?.abort();
    running.current = undefined;
  };
  const start = async (file: File) => {
    stop();
    const { name } = file;
    const code = faultOf(file, port);
    if (code) return setState({ phase: "refused", name, refusal: { kind: "refused", code, message: "", fields: [], isPassing: false } });
    const controller = new AbortController();
    running.current = controller;
    const onProgress = (part: number) => {
      if (running.current === controller) setState({ phase: "uploading", name, part });
    };
    onProgress(0);
    const answer = await port.upload({ file, onProgress, signal: controller.signal });
    if (running.current !== controller) return;
    running.current = undefined;
    if (answer.kind === "refused") return setState({ phase: "refused", name, refusal: answer });
    setState({ phase: "uploaded", name: answer.name ?? name });
    give.current(answer.url);
  };
  return {
    port,
    state,
    start: (file) => void start(file),
    cancel: () => {
      stop();
      setState(idle);
    },
  };
}

/** What is known to be refused is not sent. */
function faultOf({ name, size }: File, { endings, bytesMax = Number.POSITIVE_INFINITY }: FilePort): string | undefined {
  if (endings && !hasEnding(name, endings)) return "unsupported-file";
  if (size > bytesMax) return "file-too-large";
  return undefined;
}
