import type { StoredFile } from "@mailwright/contract";
import { ApiError } from "../call/api-error.js";
import { type Client, readFailure } from "../call/client.js";
import { sendUpload, type UploadOptions } from "../call/send-upload.js";

/** Uploads a file that links lead to, of a kind that `fileTypes` of the contract names, and answers where it is. */
export async function uploadFile(client: Client, file: File, options: UploadOptions = {}): Promise<StoredFile> {
  const response = await sendUpload(client, "/api/v2/assets/file", [file], options);
  if (!response.ok) throw await readFailure(response);
  const answer: unknown = await response.json().catch(() => null);
  if (!isStored(answer)) throw new ApiError("The answer names no file.", { code: "unreadable-answer", status: response.status });
  options.onProgress?.(1);
  return answer;
}

const isStored = (answer: unknown): answer is StoredFile =>
  typeof answer === "object" && answer !== null && "url" in answer && typeof answer.url === "string";
