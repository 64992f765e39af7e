import { imageUploadMaxBytes } from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import type { UploadedFile } from "../../http/handler.js";

/** The bytes of one uploaded file; refused as soon as they exceed the limit, not after. */
export async function readUpload(file: UploadedFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of file.chunks) {
    const bytes = Buffer.from(chunk);
    sizeBytes += bytes.length;
    if (sizeBytes > imageUploadMaxBytes) refuse("picture-too-large");
    chunks.push(bytes);
  }
  if (file.isTruncated()) refuse("picture-too-large");
  return Buffer.concat(chunks);
}
