import type { PictureTry } from "./fit-picture.js";

/** What is to be done with a picture. Everything is told here, as the function that does it knows nothing of its module. */
export interface ReduceRequest {
  readonly file: Blob;
  /** It has to become another format, even if it is small. */
  readonly mustConvert: boolean;
  readonly mayBeSeenThrough: boolean;
  readonly sideMaxPx: number;
  readonly bytesMax: number;
  /** A copy of this size is looked at for pixels that can be seen through. */
  readonly sampleSidePx: number;
  readonly opaqueTries: readonly PictureTry[];
  readonly seenThroughTries: readonly PictureTry[];
}

/**
 * Makes a picture small enough; nothing where it may stay as it is. Throws where the browser cannot read or write it. Its text is the program
 * of a worker (`reduce-aside.ts`): it uses nothing but its argument and what every worker has.
 */
export async function reducePicture(request: ReduceRequest): Promise<Blob | undefined> {
  const { file, bytesMax, sampleSidePx } = request;
  const bitmap = await createImageBitmap(file);
  const draw = (sideMaxPx: number) => {
    const scale = Math.min(1, sideMaxPx / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
    const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("this browser draws no pictures");
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return { canvas, context };
  };
  const isSeenThrough = () => {
    const { canvas, context } = draw(sampleSidePx);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 250) return true;
    return false;
  };
  try {
    const isTooLarge = file.size > bytesMax || Math.max(bitmap.width, bitmap.height) > request.sideMaxPx;
    if (!request.mustConvert && !isTooLarge) return undefined;
    const tries = request.mayBeSeenThrough && isSeenThrough() ? request.seenThroughTries : request.opaqueTries;
    for (const { sideMaxPx, type, quality } of tries) {
      const blob = await draw(sideMaxPx).canvas.convertToBlob({ type, quality });
      if (blob.size <= bytesMax) return blob;
    }
    throw new Error("no size of this picture is small enough");
  } finally {
    bitmap.close();
  }
}
