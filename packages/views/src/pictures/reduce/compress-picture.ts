import { imageStoredMaxBytes } from "@mailwright/contract";
import { fitSize, isTooLarge, type PictureTry, picturesTries } from "./fit-picture.js";
import type { PictureType } from "./picture-type.js";
import { contextOf, isSeenThrough } from "./see-through.js";

/** A file that is small enough, and its size before. */
export interface CompressedPicture {
  readonly file: File;
  readonly beforeBytes: number;
}

// Animations and SVG drawings would lose what makes them so. The server limits their size.
const leftAlone: ReadonlySet<PictureType> = new Set(["gif", "svg"]);

// Outlook shows neither.
const converted: ReadonlySet<PictureType> = new Set(["webp", "avif"]);

/**
 * Makes a picture at most 1 MB and 1920 px large, in a format that email clients show. Throws where the browser cannot read or write it.
 */
export async function compressPicture(file: File, type: PictureType): Promise<CompressedPicture> {
  const unchanged = { file, beforeBytes: file.size };
  if (leftAlone.has(type)) return unchanged;
  const bitmap = await createImageBitmap(file);
  try {
    const size = { widthPx: bitmap.width, heightPx: bitmap.height };
    if (!converted.has(type) && !isTooLarge(file.size, size)) return unchanged;
    const mayBeSeenThrough = type !== "jpeg" && isSeenThrough(bitmap, size);
    for (const attempt of picturesTries(mayBeSeenThrough)) {
      const blob = await draw(bitmap, attempt);
      if (blob.size <= imageStoredMaxBytes) return { file: renamed(file, blob), beforeBytes: file.size };
    }
    throw new Error("no size of this picture is small enough");
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, { sideMaxPx, type, quality }: PictureTry): Promise<Blob> {
  const { widthPx, heightPx } = fitSize({ widthPx: bitmap.width, heightPx: bitmap.height }, sideMaxPx);
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  contextOf(canvas).drawImage(bitmap, 0, 0, widthPx, heightPx);
  return canvas.convertToBlob({ type, quality });
}

function renamed(file: File, blob: Blob): File {
  const extension = blob.type === "image/png" ? "png" : "jpg";
  return new File([blob], `${file.name.replace(/\.[^.]*$/, "")}.${extension}`, { type: blob.type });
}
