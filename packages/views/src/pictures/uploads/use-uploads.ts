import { useAnnounce, useFormats, useToasts, useTranslate } from "@mailwright/ui";
import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { LibraryPicture, PictureLibrary } from "../model/picture-library.js";
import { preparePicture } from "../reduce/prepare-picture.js";
import { createUploadQueue, type UploadEntry, type UploadQueue } from "./upload-queue.js";
import { uploadStrings } from "./upload-strings.js";

/** The uploads into a library, and what is on its way. */
export interface Uploads extends Pick<UploadQueue, "add" | "drop" | "retry"> {
  readonly entries: readonly UploadEntry[];
}

const none: readonly UploadEntry[] = [];

/** Uploads into a library, and says how it went. `undefined` if nothing can be stored there. They end when the component goes. */
export function useUploads(library: PictureLibrary, onStored: (picture: LibraryPicture) => void): Uploads | undefined {
  const stored = useRef(onStored);
  stored.current = onStored;
  const tell = useTell();
  const queue = useMemo(() => {
    const upload = library.upload?.bind(library);
    if (!upload) return undefined;
    return createUploadQueue({
      upload,
      prepare: preparePicture,
      onReduced: tell.reduced,
      onStored: (picture) => {
        tell.stored(picture);
        stored.current(picture);
      },
    });
  }, [library, tell]);
  useEffect(() => () => queue?.stop(), [queue]);
  const entries = useSyncExternalStore(queue?.subscribe ?? subscribeToNothing, () => queue?.entries() ?? none);
  return useMemo(() => queue && { entries, add: queue.add, drop: queue.drop, retry: queue.retry }, [queue, entries]);
}

const subscribeToNothing = () => () => undefined;

function useTell() {
  const say = useTranslate(uploadStrings);
  const toasts = useToasts();
  const announce = useAnnounce();
  const { bytes } = useFormats();
  return useMemo(
    () => ({
      reduced: (name: string, before: number, after: number) =>
        void toasts.show({ kind: "success", message: say("reduced", { name, before: bytes(before), after: bytes(after) }) }),
      stored: ({ name }: LibraryPicture) => announce(say("stored", { name })),
    }),
    [say, toasts, announce, bytes],
  );
}
