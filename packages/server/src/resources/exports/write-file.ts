import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { BlobFile } from "../../ports/blob-store/blob-store.js";

/** Bytes in a file of this process, under the name that they will have in the store. */
export interface HashedFile extends BlobFile {
  contentKey: string;
  remove(): Promise<void>;
}

/** Writes text or bytes to a file that only this user reads: an export has more of it than a process should hold. */
export async function writeHashedFile(content: AsyncIterable<string | Uint8Array>, signal: AbortSignal): Promise<HashedFile> {
  const directory = await mkdtemp(join(tmpdir(), "mailwright-export-"));
  const path = join(directory, "lines");
  const remove = () => rm(directory, { recursive: true, force: true });
  const hash = createHash("sha256");
  let sizeBytes = 0;
  async function* measured() {
    for await (const piece of content) {
      const bytes = typeof piece === "string" ? Buffer.from(piece) : piece;
      hash.update(bytes);
      sizeBytes += bytes.length;
      yield bytes;
    }
  }
  try {
    await pipeline(measured(), createWriteStream(path, { mode: 0o600 }), { signal });
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, sizeBytes, contentKey: hash.digest("hex"), remove };
}
