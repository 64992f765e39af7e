import type { LibraryPicture, PictureLibrary, PictureOrder } from "@mailwright/views/picture-library";
import type { EditorPorts } from "../editor-ports.js";
import type { ImagePort } from "../image-port.js";
import { ask } from "./ask-host.js";

/** A picture as a host names it. */
export interface HostImage {
  readonly url: string;
  readonly name?: string;
  /** By which the page knows it; absent: its address. */
  readonly id?: string;
  /** A small still of it, for lists. */
  readonly thumbnailUrl?: string;
  readonly widthPx?: number;
  readonly heightPx?: number;
  readonly sizeBytes?: number;
  /** How it was made of another picture: what `images.edit` was given. Editing it again begins with that other one. */
  readonly edit?: { readonly original: HostImage; readonly steps: unknown };
}

/** What came of editing a picture. */
export interface HostImageEdit {
  /** The picture that was edited; it stays as it is. */
  readonly original: HostImage;
  readonly file: File;
  /** What was done: JSON that the page keeps beside the new picture, and answers as its `edit`. */
  readonly steps: object;
}

export interface HostImageQuery {
  /** What the person typed; empty for all. */
  readonly search: string;
  readonly order: "newest" | "largest";
  /** What the page answered as `next`; absent: the beginning. */
  readonly after?: string;
  readonly signal: AbortSignal;
}

export interface HostUploadOptions {
  /** Takes a number from 0 to 1. */
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal;
}

/** A page's library of pictures. Functions that are left out are not offered. */
export interface HostImages {
  /** One part of the pictures that fit. `next` names the part that follows, `total` is how many fit in all. */
  readonly list?: (
    query: HostImageQuery,
  ) => Promise<{ readonly images: readonly HostImage[]; readonly next?: string; readonly total?: number }>;
  /** Stores a picture and answers where it is. */
  readonly upload?: (file: File, options: HostUploadOptions) => Promise<HostImage>;
  /** Gives a picture another name, and answers how it is now. */
  readonly rename?: (image: HostImage, name: string) => Promise<HostImage>;
  readonly remove?: (image: HostImage) => unknown;
  /** Stores what came of editing a picture as another one, and answers where it is. */
  readonly edit?: (edit: HostImageEdit, options: HostUploadOptions) => Promise<HostImage>;
  /** The picture of an address, for one that stands in an email. Left out, only the address is known of it. */
  readonly find?: (url: string) => Promise<HostImage | null | undefined>;
  /** Shows the page's own dialog instead of the editor's, and answers the picture that was chosen, or nothing. */
  readonly open?: () => Promise<HostImage | null | undefined>;
}

/** Functions of a page that keeps pictures. */
export interface HostImageProviders {
  /** Pictures to choose from, and where uploads go. `false`: none, and people give addresses. */
  readonly images?: HostImages | false;
  /** Stores a picture and answers its address: `images.upload` for a page that keeps no list. */
  readonly uploadImage?: (file: File, options: HostUploadOptions) => Promise<HostImage>;
  /** All pictures at once: `images.list` for a page that has only a few. */
  readonly listImages?: () => Promise<readonly HostImage[]>;
}

/** The port over a page's own pictures. The code that reads its answers is fetched with the first one. */
export function hostImages({ images, uploadImage, listImages }: HostImageProviders): Pick<EditorPorts, "images"> {
  if (images === false) return {};
  const upload = images?.upload ?? uploadImage;
  const { list, rename, remove, edit, find, open } = images ?? {};
  if (!upload && !list && !listImages && !edit && !open) return {};
  const global: PictureLibrary = {
    orders: list ? orders : [],
    ...listOf(list, listImages),
    ...(upload && {
      upload: ({ file, onProgress, signal }) =>
        ask(async () => (await reading()).readStored(await upload(file, { onProgress, signal }), "uploaded")),
    }),
    ...editingOf(edit),
    ...(rename && {
      rename: (picture, name) => ask(async () => (await reading()).readStored(await rename(imageOf(picture), name), "renamed")),
    }),
    ...(remove && {
      remove: (picture) =>
        ask(async () => {
          await remove(imageOf(picture));
          return { kind: "removed" } as const;
        }),
    }),
  };
  const port: ImagePort = {
    libraries: { global },
    ...(find && { find: (url) => ask(async () => (await reading()).readFound(await find(url), url)) }),
    ...(open && { open: () => ask(async () => (await reading()).readChosen(await open())) }),
  };
  return { images: port };
}

const orders: readonly PictureOrder[] = ["newest", "largest"];

const reading = () => import("./read-host-images.js");

function listOf(list: HostImages["list"], listImages: HostImageProviders["listImages"]): Pick<PictureLibrary, "list"> {
  if (list) {
    return {
      list: ({ search, order, after }, signal) =>
        ask(async () => {
          const query = { search, order: order === "largest" ? order : "newest", signal, ...(after !== undefined && { after }) } as const;
          return (await reading()).readPage(await list(query));
        }),
    };
  }
  if (!listImages) return {};
  return { list: ({ search }) => ask(async () => (await reading()).readAll(await listImages(), search)) };
}

function editingOf(edit: HostImages["edit"]): Pick<PictureLibrary, "edit" | "original"> {
  if (!edit) return {};
  return {
    original: async (picture) => ({ kind: "original", picture: picture.edit?.original ?? picture, steps: picture.edit?.steps }),
    edit: ({ picture, file, steps, onProgress, signal }) =>
      ask(async () =>
        (await reading()).readStored(await edit({ original: imageOf(picture), file, steps }, { onProgress, signal }), "uploaded"),
      ),
  };
}

/** A picture as the page named it. */
function imageOf({ createdAtMs: _, ...picture }: LibraryPicture): HostImage {
  return JSON.parse(JSON.stringify(picture));
}
