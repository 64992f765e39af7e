import { useEffect, useRef, useState } from "react";
import { useEditorServices } from "../../../base/context/editor-context.js";
import { uploadLibrary } from "../../../ports/image-port.js";
import { useFittingPicture } from "../../../workspace/uploads/use-fitting-picture.js";

/** The state of an upload. `part` goes from 0 to 1. */
export type UploadState =
  | { readonly phase: "idle" }
  | { readonly phase: "uploading"; readonly part: number }
  | { readonly phase: "failed"; readonly name: string; readonly code: string };

export interface ImageUpload {
  readonly state: UploadState;
  start(file: File): void;
  cancel(): void;
}

/** Uploads one picture at a time through the image port. `undefined` if there is no such port. */
export function useImageUpload(onUploaded: (url: string) => void): ImageUpload | undefined {
  const library = uploadLibrary(useEditorServices().ports.images);
  const [state, setState] = useState<UploadState>({ phase: "idle" });
  const fit = useFittingPicture();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const upload = library?.upload?.bind(library);
  if (!upload) return undefined;

  const start = async (chosen: File) => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    setState({ phase: "uploading", part: 0 });
    const file = await fit(chosen);
    if (running.current !== controller) return;
    if (!file) {
      running.current = undefined;
      return setState({ phase: "idle" });
    }
    const onProgress = (part: number) => {
      if (running.current === controller) setState({ phase: "uploading", part });
    };
    const answer = await upload({ file, onProgress, signal: controller.signal });
    if (running.current !== controller) return;
    running.current = undefined;
    if (answer.kind === "refused") return setState({ phase: "failed", name: chosen.name, code: answer.code });
    setState({ phase: "idle" });
    onUploaded(answer.picture.url);
  };
  return {
    state,
    start: (file) => void start(file),
    cancel: () => {
      running.current?.abort();
      running.current = undefined;
      setState({ phase: "idle" });
    },
  };
}
