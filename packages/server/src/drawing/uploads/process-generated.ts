import { imagePixelsMax } from "@mailwright/contract";
import { Refusal, refuse } from "../../base/refusal.js";
import { loadSharp } from "../load-sharp.js";
import { type Picture, processPicture } from "./process-picture.js";

interface Generated {
  bytes: Uint8Array;
  /** Width by height; null for the shape that it has. */
  aspectRatio: `${number}:${number}` | null;
}

/** What a service made, judged like an upload; where it has another shape than was asked for, the middle of it. */
export async function processGenerated({ bytes, aspectRatio }: Generated): Promise<Picture> {
  const picture = await processPicture(bytes);
  if (aspectRatio === null) return picture;
  const [across = 1, down = 1] = aspectRatio.split(":").map(Number);
  const widthPx = Math.min(picture.widthPx, Math.round((picture.heightPx * across) / down));
  const heightPx = Math.min(picture.heightPx, Math.round((picture.widthPx * down) / across));
  const isFitting = picture.widthPx - widthPx <= 1 && picture.heightPx - heightPx <= 1;
  if (isFitting) return picture;
  try {
    const sharp = await loadSharp();
    const cut = sharp(picture.bytes, { limitInputPixels: imagePixelsMax }).resize({ width: widthPx, height: heightPx, fit: "cover" });
    return await processPicture(await cut.png().toBuffer());
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    return refuse("broken-picture", { cause });
  }
}
