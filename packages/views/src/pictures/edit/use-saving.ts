import { useRef, useState } from "react";
import type { LibraryPicture, PictureLibrary } from "../model/picture-library.js";
import { encodePicture } from "./draw/encode-picture.js";
import type { PictureSteps } from "./steps/picture-steps.js";

export type Saving =
  | { readonly phase: "idle" }
  /** `part` goes from 0 to 1. */
  | { readonly phase: "saving"; readonly part: number }
  | { readonly phase: "failed"; readonly code: string };

export interface SavingOptions {
  readonly library: PictureLibrary;
  readonly original: LibraryPicture;
  readonly bitmap: ImageBitmap;
  readonly onSaved: (picture: LibraryPicture) => void;
}

/** Stores the finished picture. What fails is left as it was, to be tried again. */
export function useSaving({ library, original, bitmap, onSaved }: SavingOptions) {
  const [saving, setSaving] = useState<Saving>({ phase: "idle" });
  const running = useRef<AbortController>(undefined);
  const save = async (steps: PictureSteps, name: string) => {
    const controller = new AbortController();
    running.current = controller;
    setSaving({ phase: "saving", part: 0 });
    const onProgress = (part: number) => controller.signal.aborted || setSaving({ phase: "saving", part });
    const answer = await store({ library, original, bitmap, steps, name, onProgress, signal: controller.signal });
    if (controller.signal.aborted) return;
    if (answer.kind === "uploaded") onSaved(answer.picture);
    else setSaving({ phase: "failed", code: answer.code });
  };
  const stop = () => {
    running.current?.abort();
    setSaving({ phase: "idle" });
  };
  return { saving, save, stop };
}

interface Storing extends Omit<SavingOptions, "onSaved"> {
  readonly steps: PictureSteps;
  readonly name: string;
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

async function store({ library, original, bitmap, steps, name, onProgress, signal }: Storing) {
  try {
    const { blob } = await encodePicture(bitmap, steps);
    const file = new File([blob], `${name}.${blob.type === "image/png" ? "png" : "jpg"}`, { type: blob.type });
    const answer = await library.edit?.({ picture: original, file, steps, onProgress, signal });
    return answer ?? ({ kind: "refused", code: "not-offered" } as const);
  } catch {
    // The browser ran out of memory, or the library of a page threw.
    return { kind: "refused", code: "fault" } as const;
  }
}
