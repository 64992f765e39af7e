import { useAnnounce, useFormats, useLatest, useToasts, useTranslate } from "@mailwright/ui";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { LibraryPicture, PictureLibrary } from "../model/picture-library.js";
import { uploadsInto } from "./kept-uploads.js";
import type { UploadEntry, UploadQueue } from "./upload-queue.js";
import { uploadStrings } from "./upload-strings.js";
import { useUploadFaults } from "./use-upload-faults.js";

/** The uploads into a library, and what is on its way. */
export interface Uploads extends Pick<UploadQueue, "add" | "drop" | "retry"> {
  readonly entries: readonly UploadEntry[];
}

const none: readonly UploadEntry[] = [];

/** Uploads into a library, and says how it went. `undefined` if nothing can be stored there. When the component goes they go on, and it says so. */
export function useUploads(library: PictureLibrary, onStored: (picture: LibraryPicture) => void): Uploads | undefined {
  const uploads = uploadsInto(library);
  const queue = uploads?.queue;
  const takeIn = useLatest(onStored);
  const tell = useTell();
  useEffect(() => {
    if (!uploads) return undefined;
    let isThere = true;
    const stored = (picture: LibraryPicture) => {
      tell.stored(picture);
      if (isThere) takeIn.current(picture);
    };
    const hide = uploads.show({ ...tell, stored });
    return () => {
      isThere = false;
      hide();
      const { length } = uploads.queue.entries();
      if (length > 0) tell.left(length);
    };
  }, [uploads, tell, takeIn]);
  const entries = useSyncExternalStore(queue?.subscribe ?? subscribeToNothing, () => queue?.entries() ?? none);
  return useMemo(() => queue && { entries, add: queue.add, drop: queue.drop, retry: queue.retry }, [queue, entries]);
}

const subscribeToNothing = () => () => undefined;

function useTell() {
  const say = useTranslate(uploadStrings);
  const sayFault = useUploadFaults();
  const toasts = useToasts();
  const announce = useAnnounce();
  const { bytes } = useFormats();
  return useMemo(
    () => ({
      reduced: (name: string, before: number, after: number) =>
        void toasts.show({ kind: "success", message: say("reduced", { name, before: bytes(before), after: bytes(after) }) }),
      stored: ({ name }: LibraryPicture) => announce(say("stored", { name })),
      failed: (name: string, code: string) => void toasts.show({ kind: "error", message: sayFault(name, code) }),
      left: (count: number) => void toasts.show({ message: say("left", { count }) }),
    }),
    [say, sayFault, toasts, announce, bytes],
  );
}
