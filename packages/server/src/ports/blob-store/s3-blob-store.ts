import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import { refuse } from "../../base/refusal.js";
import type { S3Settings } from "../../config/s3-settings.js";
import { type BlobFile, type BlobStore, blobKeyShape } from "./blob-store.js";

const timeoutMs = 30_000;
/** Time for a file besides: the slowest line that still brings it there. */
const bytesPerMs = 250;
const retries = 3;
/** Objects never change under their key, so whatever stands in front of the bucket may keep them. */
const cacheControl = "public, max-age=31536000, immutable";

/**
 * A blob store in a bucket of any S3-compatible service. Each object is sent whole and with its hash, which is its key: a broken
 * transfer is refused by the store. Addresses name the bucket in the path, which every service knows.
 */
export function createS3BlobStore(settings: S3Settings): BlobStore {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries });
  const send = async (
    method: "GET" | "PUT" | "DELETE",
    key: string,
    init: { body?: Uint8Array<ArrayBuffer>; headers: Record<string, string> },
  ) => {
    // It is the answer that has to come in time. A large file may take longer to be read.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeoutMs);
    try {
      return await settle(method, await client.fetch(addressOf(settings, key), { ...init, method, signal: limit.signal }));
    } catch (cause) {
      return limit.signal.aborted ? refuse("unavailable", { cause }) : Promise.reject(cause);
    } finally {
      clearTimeout(timer);
    }
  };
  const settle = async (method: string, answer: Response) => {
    if (answer.ok || (answer.status === 404 && method !== "PUT")) return answer;
    await answer.body?.cancel();
    const cause = new Error(`The blob store answered ${answer.status} to ${method}.`);
    if (isBusy(answer.status)) refuse("unavailable", { cause });
    throw cause;
  };
  const sendBytes = (key: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
    send("PUT", key, { body, headers: { ...headers, "x-amz-content-sha256": hashOf(body) } });
  // A stream can be read once, so a busy store is not asked again here, as it is for bytes; the job that needs the file is tried again.
  const sendFile = async (key: string, { path, sizeBytes }: BlobFile, headers: Record<string, string>) => {
    const sized = { ...headers, "content-length": String(sizeBytes), "x-amz-content-sha256": key };
    const body = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
    const signal = AbortSignal.timeout(timeoutMs + sizeBytes / bytesPerMs);
    const request = await client.sign(addressOf(settings, key), { method: "PUT", body, headers: sized, signal });
    return settle("PUT", await fetch(request));
  };
  return {
    put: async (key, content) => {
      const headers = { "cache-control": cacheControl, "content-type": "application/octet-stream" };
      const answer = "path" in content ? await sendFile(key, content, headers) : await sendBytes(key, Uint8Array.from(content), headers);
      await answer.body?.cancel();
    },
    get: async (key) => {
      const answer = await send("GET", key, { headers: emptyBody });
      if (answer.status === 404) return null;
      const sizeBytes = Number(answer.headers.get("content-length") ?? Number.NaN);
      if (Number.isInteger(sizeBytes) && answer.body)
        return { sizeBytes, stream: Readable.from(chunksOf(answer.body), { objectMode: false }) };
      // Some services leave the length out.
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { sizeBytes: bytes.length, stream: Readable.from(bytes, { objectMode: false }) };
    },
    remove: async (key) => {
      await (await send("DELETE", key, { headers: emptyBody })).body?.cancel();
    },
    // An object is there when all of it is.
    sweepHalves: async () => {},
  };
}

function addressOf({ endpoint, bucket, prefix }: S3Settings, key: string): string {
  if (!blobKeyShape.test(key)) throw new Error(`Not a blob key: ${key.slice(0, 80)}`);
  return [endpoint, bucket, ...(prefix === "" ? [] : [prefix]), key].join("/");
}

const isBusy = (status: number) => status >= 500 || status === 429;

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
  } finally {
    await reader.cancel();
  }
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const emptyBody = { "x-amz-content-sha256": hashOf(new Uint8Array()) };
