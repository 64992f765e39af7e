import { imageSideMaxPx, imageStoredMaxBytes } from "@mailwright/contract";
import { picturesTries } from "./fit-picture.js";
import type { PictureType } from "./picture-type.js";
import { reduceAside } from "./reduce-aside.js";
import { sampleSidePx } from "./see-through.js";

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
  const blob = await reduceAside({
    file,
    mustConvert: converted.has(type),
    mayBeSeenThrough: type !== "jpeg",
    sideMaxPx: imageSideMaxPx,
    bytesMax: imageStoredMaxBytes,
    sampleSidePx,
    opaqueTries: picturesTries(false),
    seenThroughTries: picturesTries(true),
  });
  return blob ? { file: renamed(file, blob), beforeBytes: file.size } : unchanged;
}

function renamed(file: File, blob: Blob): File {
  const extension = blob.type === "image/png" ? "png" : "jpg";
  return new File([blob], `${file.name.replace(/\.[^.]*$/, "")}.${extension}`, { type: blob.type });
}
