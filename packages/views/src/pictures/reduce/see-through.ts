import { fitSize, type PictureSize } from "./fit-picture.js";

/** Of the small copy that is looked at. */
export const sampleSidePx = 256;

/** Looks at a small copy for a pixel that is transparent. */
export function isSeenThrough(picture: CanvasImageSource, size: PictureSize): boolean {
  const { widthPx, heightPx } = fitSize(size, sampleSidePx);
  const context = contextOf(new OffscreenCanvas(widthPx, heightPx));
  context.drawImage(picture, 0, 0, widthPx, heightPx);
  const { data } = context.getImageData(0, 0, widthPx, heightPx);
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 250) return true;
  return false;
}

/** What draws on a canvas. */
export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser draws no pictures");
  return context;
}
