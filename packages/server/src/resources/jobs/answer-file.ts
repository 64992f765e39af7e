import { refuse } from "../../base/refusal.js";
import type { Job } from "../../jobs/job-queue.js";
import type { Ports } from "../../ports/ports.js";
import { writeDisposition } from "../templates/write-disposition.js";

/** How the bytes of a job are called. */
export interface JobFile {
  mime: string;
  fileName: string;
  extension: string;
}

/** The bytes that came of a job. */
export async function answerJobFile({ blobStore }: Pick<Ports, "blobStore">, { resultKey, result }: Job) {
  const blob = resultKey === null ? null : await blobStore.get(resultKey);
  if (blob === null) refuse("not-found");
  const { mime, fileName, extension } = result as JobFile;
  const headers = {
    "content-type": mime,
    "content-length": String(blob.sizeBytes),
    "content-disposition": writeDisposition(fileName, extension),
    "x-content-type-options": "nosniff",
  };
  return { status: 200, body: blob.stream, headers } as const;
}
