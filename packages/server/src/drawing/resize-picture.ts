import { loadSharp } from "./load-sharp.js";

interface Resizing {
  bytes: Uint8Array;
  widthPx: number;
  format: "webp" | "jpeg";
}

/** A stored picture at a smaller width, without movement. */
export async function resizePicture({ bytes, widthPx, format }: Resizing): Promise<Buffer> {
  const sharp = await loadSharp();
  const sized = sharp(bytes).resize({ width: widthPx, withoutEnlargement: true });
  return (format === "webp" ? sized.webp({ quality: 80 }) : sized.jpeg({ quality: 80, mozjpeg: true })).toBuffer();
}
