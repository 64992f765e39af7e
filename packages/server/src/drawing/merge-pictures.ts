import { loadSharp } from "./load-sharp.js";
import { type Picture, processPicture } from "./uploads/process-picture.js";

/** The part of the shorter side that a play button takes. */
const buttonPart = 0.34;
const buttonMinPx = 40;

/** The still of a video with a play button in its middle. Both are judged like uploads. */
export async function mergePictures({ back, front }: { back: Uint8Array; front: Uint8Array }): Promise<Picture> {
  const still = await processPicture(back);
  const button = await processPicture(front);
  const sidePx = Math.min(still.widthPx, still.heightPx);
  const buttonPx = Math.min(sidePx, Math.max(buttonMinPx, Math.round(sidePx * buttonPart)));
  const sharp = await loadSharp();
  const sized = await sharp(button.bytes).resize(buttonPx, buttonPx, { fit: "inside" }).png().toBuffer();
  const bytes = await sharp(still.bytes)
    .flatten({ background: "#ffffff" })
    .composite([{ input: sized }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  return { bytes, mime: "image/jpeg", extension: "jpg", widthPx: still.widthPx, heightPx: still.heightPx };
}
