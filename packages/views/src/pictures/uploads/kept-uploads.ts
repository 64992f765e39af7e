import type { LibraryPicture, PictureLibrary } from "../model/picture-library.js";
import { preparePicture } from "../reduce/prepare-picture.js";
import { createUploadQueue, type UploadQueue } from "./upload-queue.js";

/** What becomes of the uploads, for whoever tells people. */
export interface UploadNews {
  readonly stored: (picture: LibraryPicture) => void;
  readonly reduced: (name: string, beforeBytes: number, afterBytes: number) => void;
  /** While the list is on screen it is seen there, and not told. */
  readonly failed: (name: string, code: string) => void;
}

/** The uploads into one library. */
export interface KeptUploads {
  readonly queue: UploadQueue;
  /** The list of them is on screen from now on, and the news are told here. Answers what ends that: those that are on their way go on. */
  show(news: UploadNews): () => void;
}

const known = new WeakMap<PictureLibrary, KeptUploads>();

/**
 * The uploads into a library: always the same for the same one. Whoever drops thirty photos, uses the first and leaves the dialog means the others
 * too. `undefined` where nothing can be stored.
 */
export function uploadsInto(library: PictureLibrary): KeptUploads | undefined {
  const upload = library.upload?.bind(library);
  if (!upload) return undefined;
  const uploads = known.get(library) ?? keepUploads(upload);
  known.set(library, uploads);
  return uploads;
}

function keepUploads(upload: NonNullable<PictureLibrary["upload"]>): KeptUploads {
  let news: UploadNews | undefined;
  let isShown = false;
  const queue = createUploadQueue({
    upload,
    prepare: preparePicture,
    onStored: (picture) => news?.stored(picture),
    onReduced: (name, before, after) => news?.reduced(name, before, after),
    onFailed: (name, code) => {
      if (!isShown) news?.failed(name, code);
    },
  });
  const show = (next: UploadNews) => {
    news = next;
    isShown = true;
    return () => {
      isShown = false;
      queue.forgetFailed();
    };
  };
  return { queue, show };
}
