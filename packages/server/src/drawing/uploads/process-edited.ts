import { imageStoredMaxBytes } from "@mailwright/contract";
import { type Picture, processPicture } from "./process-picture.js";

/** Encoders differ by some hundredths for the same picture. */
const slack = 1.03;

/** A picture that somebody edited and compressed, judged like an upload, and about as light as they made it. */
export function processEdited(bytes: Uint8Array): Promise<Picture> {
  return processPicture(bytes, Math.min(imageStoredMaxBytes, bytes.length * slack));
}
