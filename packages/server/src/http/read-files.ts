import type {} from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { refuse } from "../base/refusal.js";
import type { HeldBytes } from "./body-budget.js";
import type { UploadedFile } from "./handler.js";
import { uploadLimits } from "./limits/upload-limits.js";
import type { Operation, OperationId } from "./load-contract.js";

const fieldName = "files[]";

/** The files of an upload, one after the other, each still streaming. */
export async function* readFiles(request: FastifyRequest, operation: Operation, hold: () => HeldBytes): AsyncGenerator<UploadedFile> {
  if (!operation.takesFiles || !request.isMultipart()) refuse("unsupported-media-type");
  for await (const part of request.files(uploadLimits[operation.id as OperationId])) {
    if (part.fieldname !== fieldName) refuse("invalid-request", { fields: [{ field: part.fieldname, code: "unknown-field" }] });
    const held = hold();
    try {
      yield { name: part.filename, chunks: countChunks(part.file, held), isTruncated: () => part.file.truncated };
    } finally {
      // When the next file is asked for, only what was drawn of this one is kept.
      held.release();
    }
  }
}

async function* countChunks(chunks: AsyncIterable<Uint8Array>, held: HeldBytes): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    held.add(chunk.length);
    yield chunk;
  }
}
