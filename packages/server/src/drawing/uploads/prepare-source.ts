import { imagePixelsMax } from "@mailwright/contract";
import { Refusal, refuse } from "../../base/refusal.js";
import { loadSharp } from "../load-sharp.js";
import { processPicture } from "./process-picture.js";

interface Source {
  bytes: Uint8Array;
  bytesMax: number;
}

export interface PreparedSource {
  bytes: Buffer;
  mime: string;
  widthPx: number;
  heightPx: number;
}

/** Services work at about this size. Where the file has to be lighter, it is made smaller step by step. */
const sidesPx = [1536, 1280, 1024, 768, 512, 384];

/** A picture as a service is given it, judged like an upload: PNG where it can be seen through, otherwise JPEG; of what moves, the first frame. */
export async function prepareSource({ bytes, bytesMax }: Source): Promise<PreparedSource> {
  const picture = await processPicture(bytes);
  const sharp = await loadSharp();
  try {
    const read = sharp(picture.bytes, { limitInputPixels: imagePixelsMax });
    const { hasAlpha } = await read.metadata();
    for (const sidePx of sidesPx) {
      const sized = read.clone().resize({ width: sidePx, height: sidePx, fit: "inside", withoutEnlargement: true });
      const encoded = hasAlpha ? sized.png() : sized.jpeg({ quality: 88 });
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
      if (data.length > bytesMax) continue;
      return { bytes: data, mime: hasAlpha ? "image/png" : "image/jpeg", widthPx: info.width, heightPx: info.height };
    }
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    refuse("broken-picture", { cause });
  }
  return refuse("picture-too-large");
}
