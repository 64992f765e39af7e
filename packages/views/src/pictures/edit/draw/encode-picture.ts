import { imageStoredMaxBytes } from "@mailwright/contract";
import { contextOf, isSeenThrough } from "../../reduce/see-through.js";
import type { PictureSteps } from "../steps/picture-steps.js";
import { drawPicture, fillBehind, sizeOf } from "./draw-picture.js";

/** What a JPEG is tried with when the quality that was asked for makes it too heavy to be stored. */
const lowerQualities = [75, 60, 45];

/** The finished picture as a file, and how large it is. */
export interface EncodedPicture {
  readonly blob: Blob;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Makes the file that is stored: a JPEG, or a PNG where something can be seen through. */
export async function encodePicture(source: ImageBitmap, steps: PictureSteps): Promise<EncodedPicture> {
  const canvas = drawPicture(source, steps);
  const size = sizeOf(canvas);
  if (isPng(canvas, steps)) return { ...size, blob: await canvas.convertToBlob({ type: "image/png" }) };
  // A JPEG has black where nothing is.
  fillBehind(contextOf(canvas), "#ffffff", size);
  const qualities = [steps.quality, ...lowerQualities.filter((quality) => quality < steps.quality)];
  let blob = await toJpeg(canvas, steps.quality);
  for (const quality of qualities.slice(1)) {
    if (blob.size <= imageStoredMaxBytes) break;
    blob = await toJpeg(canvas, quality);
  }
  return { ...size, blob };
}

const toJpeg = (canvas: OffscreenCanvas, quality: number) => canvas.convertToBlob({ type: "image/jpeg", quality: quality / 100 });

function isPng(canvas: OffscreenCanvas, { format, radius, background }: PictureSteps): boolean {
  if (format !== "auto") return format === "png";
  return (radius > 0 && background === "") || isSeenThrough(canvas, sizeOf(canvas));
}
