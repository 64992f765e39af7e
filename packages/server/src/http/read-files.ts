import type {} from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { refuse } from "../base/refusal.js";
import type { UploadedFile } from "./handler.js";
import type { Operation } from "./load-contract.js";

const fieldName = "files[]";

/** The files of an upload, one after the other, each still streaming. */
export async function* readFiles(request: FastifyRequest, operation: Operation): AsyncGenerator<UploadedFile> {
  if (!operation.takesFiles || !request.isMultipart()) refuse("unsupported-media-type");
  for await (const part of request.files()) {
    if (part.fieldname !== fieldName) refuse("invalid-request", { fields: [{ field: part.fieldname, code: "unknown-field" }] });
    yield { name: part.filename, stream: part.file, isTruncated: () => part.file.truncated };
  }
}
