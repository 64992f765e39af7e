import { encode } from "uqr";
import { refuse } from "../base/refusal.js";
import { loadSharp } from "./load-sharp.js";
import type { Picture } from "./uploads/process-picture.js";

/** The width of the margin that readers need, in modules. */
const quietModules = 4;
const sideAtLeastPx = 480;

/** A QR code of whole pixels per module, black on white. */
export async function drawQrCode(text: string): Promise<Picture> {
  const modules = encodeText(text);
  const modulePx = Math.ceil(sideAtLeastPx / modules.length);
  const sidePx = modules.length * modulePx;
  const pixels = Buffer.from(modules.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  const raw = { width: modules.length, height: modules.length, channels: 1 } as const;
  const sharp = await loadSharp();
  const bytes = await sharp(pixels, { raw }).resize(sidePx, sidePx, { kernel: "nearest" }).png({ palette: true }).toBuffer();
  return { bytes, mime: "image/png", extension: "png", widthPx: sidePx, heightPx: sidePx };
}

function encodeText(text: string): boolean[][] {
  try {
    return encode(text, { ecc: "M", border: quietModules }).data;
  } catch (cause) {
    // Characters outside of Latin take up to four bytes, so the limit on characters is not the whole limit.
    return refuse("invalid-request", { fields: [{ field: "text", code: "too-long" }], cause });
  }
}
