import { imagePixelsMax, imageSideMaxPx, imageStoredMaxBytes } from "@mailwright/contract";
import type { Sharp } from "sharp";
import { Refusal, refuse } from "../../base/refusal.js";
import { loadSharp } from "../load-sharp.js";
import { isSvg } from "./is-svg.js";
import { rasteriseSvg } from "./rasterise-svg.js";

export interface Picture {
  bytes: Buffer;
  mime: string;
  extension: string;
  widthPx: number;
  heightPx: number;
}

type Format = "png" | "jpeg" | "gif";

/** What is accepted, by the first bytes of the file, and what each becomes. */
const storedAs: Record<string, Format | "fitting"> = {
  "image/png": "png",
  "image/jpeg": "jpeg",
  "image/gif": "gif",
  // Mail clients show neither: what is in them decides.
  "image/webp": "fitting",
  "image/avif": "fitting",
};
const extensions: Record<Format, string> = { png: "png", jpeg: "jpg", gif: "gif" };
const jpegQualities = [86, 76, 66, 56];

/**
 * A picture as it may be stored: read and written anew, so that nothing but pixels survives (no EXIF, no place, nothing
 * after the end), turned upright, and no larger than an email needs. Drawings become pixels.
 */
export async function processPicture(given: Uint8Array, wantedBytes = imageStoredMaxBytes): Promise<Picture> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const { fileTypeFromBuffer } = await import("file-type");
  const type = await fileTypeFromBuffer(bytes);
  const isDrawing = isSvg(bytes);
  const stored = isDrawing ? "png" : (storedAs[type?.mime ?? ""] ?? refuse("unsupported-picture"));
  const sharp = await loadSharp();
  try {
    const format = stored === "fitting" ? await findFitting(sharp(bytes, { limitInputPixels: imagePixelsMax })) : stored;
    // Pages of an animation count too, so a small file cannot unfold into gigabytes.
    const options = { limitInputPixels: imagePixelsMax, failOn: "error", animated: format === "gif" } as const;
    return await rewrite(isDrawing ? await rasteriseSvg(bytes, imagePixelsMax) : sharp(bytes, options), format, wantedBytes);
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    const tooManyPixels = cause instanceof Error && /pixel limit|exceeds/i.test(cause.message);
    return refuse(tooManyPixels ? "picture-too-large" : "broken-picture", { cause });
  }
}

/** What moves becomes GIF, what can be seen through PNG, and a photo JPEG, which is a tenth of it. */
async function findFitting(picture: Sharp): Promise<Format> {
  const { pages = 1, hasAlpha } = await picture.metadata();
  if (pages > 1) return "gif";
  return hasAlpha ? "png" : "jpeg";
}

async function rewrite(picture: Sharp, format: Format, wantedBytes: number): Promise<Picture> {
  const upright = picture.rotate().resize({ width: imageSideMaxPx, height: imageSideMaxPx, fit: "inside", withoutEnlargement: true });
  const { data, info } = await encoders[format](upright, wantedBytes);
  return {
    bytes: data,
    mime: `image/${format}`,
    extension: extensions[format],
    widthPx: info.width,
    heightPx: info.pageHeight ?? info.height,
  };
}

type Encoded = Awaited<ReturnType<typeof encode>>;
const encode = (pipeline: Sharp) => pipeline.toBuffer({ resolveWithObject: true });

const encoders: Record<Format, (picture: Sharp, wantedBytes: number) => Promise<Encoded>> = {
  // A palette costs colours: only what is too large for an email gets one.
  png: (picture) =>
    smallest([() => encode(picture.clone().png()), () => encode(picture.clone().png({ palette: true, quality: 90 }))], imageStoredMaxBytes),
  jpeg: (picture, wantedBytes) =>
    smallest(
      jpegQualities.map((quality) => () => encode(picture.clone().jpeg({ quality, mozjpeg: true }))),
      wantedBytes,
    ),
  gif: (picture) => encode(picture.gif()),
};

/** The first that is small enough, or else the last. */
async function smallest(attempts: readonly (() => Promise<Encoded>)[], wantedBytes: number): Promise<Encoded> {
  let latest: Encoded | null = null;
  for (const attempt of attempts) {
    latest = await attempt();
    if (latest.info.size <= wantedBytes) break;
  }
  return latest ?? refuse("internal");
}
