import { type ErrorCode, imageUploadMaxBytes } from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import type { UploadedFile } from "../../http/handler.js";

/** How large a file may be, and how one that is larger is refused. */
interface UploadLimit {
  bytesMax: number;
  tooLarge: ErrorCode;
}

const ofPictures: UploadLimit = { bytesMax: imageUploadMaxBytes, tooLarge: "picture-too-large" };

/** The bytes of one uploaded file; refused as soon as they exceed the limit, not after. */
export async function readUpload(file: UploadedFile, { bytesMax, tooLarge } = ofPictures): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of file.chunks) {
    const bytes = Buffer.from(chunk);
    sizeBytes += bytes.length;
    if (sizeBytes > bytesMax) refuse(tooLarge);
    chunks.push(bytes);
  }
  if (file.isTruncated()) refuse(tooLarge);
  return Buffer.concat(chunks);
}
