import { imageUploadMaxBytes } from "@mailwright/contract";
import { compressPicture } from "./compress-picture.js";
import { readPictureType } from "./picture-type.js";

/** Why a file is not uploaded. */
export type PictureFault = "picture-empty" | "picture-type" | "picture-not-reduced" | "picture-too-large";

/** A file that may be uploaded, and its size before; or what is wrong with it. */
export type PreparedPicture =
  | { readonly kind: "prepared"; readonly file: File; readonly beforeBytes: number }
  | { readonly kind: "refused"; readonly code: PictureFault };

/** Looks at what a file holds, and makes it as small as pictures of emails are stored. */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  if (file.size === 0) return refused("picture-empty");
  const type = await readPictureType(file);
  if (type === undefined) return refused("picture-type");
  const compressed = await compressPicture(file, type).catch(() => undefined);
  if (!compressed) return refused("picture-not-reduced");
  return compressed.file.size > imageUploadMaxBytes ? refused("picture-too-large") : { kind: "prepared", ...compressed };
}

const refused = (code: PictureFault): PreparedPicture => ({ kind: "refused", code });
