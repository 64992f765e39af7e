import { useCallback, useEffect, useState } from "react";
import type { LibraryPicture, PictureLibrary } from "../model/picture-library.js";
import { readPictureType } from "../reduce/picture-type.js";
import { isAnimated } from "./is-animated.js";
import type { PictureSteps } from "./steps/picture-steps.js";
import { readSteps } from "./steps/read-steps.js";

/** A picture that can be drawn, and what was done to it before. */
export interface OpenedPicture {
  readonly phase: "open";
  readonly original: LibraryPicture;
  readonly bitmap: ImageBitmap;
  readonly steps: PictureSteps;
}

export type Opening = OpenedPicture | { readonly phase: "loading" } | { readonly phase: "failed" } | { readonly phase: "moving" };

/** Fetches the original of a picture. Its pixels leave the memory with the component. */
export function useOpenedPicture(library: PictureLibrary, picture: LibraryPicture) {
  const [opening, setOpening] = useState<Opening>({ phase: "loading" });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks for the same once more.
  useEffect(() => {
    const controller = new AbortController();
    let bitmap: ImageBitmap | undefined;
    setOpening({ phase: "loading" });
    open(library, picture, controller.signal).then(
      (opened) => {
        if (opened.phase === "open") bitmap = opened.bitmap;
        if (controller.signal.aborted) bitmap?.close();
        else setOpening(opened);
      },
      () => controller.signal.aborted || setOpening({ phase: "failed" }),
    );
    return () => {
      controller.abort();
      bitmap?.close();
    };
  }, [library, picture, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { opening, retry };
}

async function open(library: PictureLibrary, picture: LibraryPicture, signal: AbortSignal): Promise<Opening> {
  const answer = (await library.original?.(picture, signal)) ?? ({ kind: "original", picture } as const);
  if (answer.kind === "refused") return { phase: "failed" };
  // Fetched instead of shown: the pixels of an `img` of another site may not be read. What is kept without its headers would be refused.
  const response = await fetch(answer.picture.url, { signal, mode: "cors", credentials: "omit", cache: "no-cache" });
  if (!response.ok) return { phase: "failed" };
  const blob = await response.blob();
  if ((await readPictureType(blob)) === "gif" && isAnimated(new Uint8Array(await blob.arrayBuffer()))) return { phase: "moving" };
  const bitmap = await createImageBitmap(blob);
  const { steps } = "steps" in answer ? answer : { steps: undefined };
  return { phase: "open", original: answer.picture, bitmap, steps: readSteps(steps) };
}
