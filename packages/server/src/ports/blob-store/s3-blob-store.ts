import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import type { S3Settings } from "../../config/s3-settings.js";
import { type BlobStore, blobKeyShape } from "./blob-store.js";

const timeoutMs = 30_000;
const retries = 3;
/** Objects never change under their key, so whatever stands in front of the bucket may keep them. */
const cacheControl = "public, max-age=31536000, immutable";

/**
 * A blob store in a bucket of any S3-compatible service. Objects are at most ten megabytes, so each is sent whole and with
 * its hash: a broken transfer is refused by the store. Addresses name the bucket in the path, which every service knows.
 */
export function createS3BlobStore(settings: S3Settings): BlobStore {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries });
  const send = async (
    method: "GET" | "PUT" | "DELETE",
    key: string,
    init: { body?: Uint8Array<ArrayBuffer>; headers: Record<string, string> },
  ) => {
    const answer = await client.fetch(addressOf(settings, key), { ...init, method, signal: AbortSignal.timeout(timeoutMs) });
    if (answer.ok || (answer.status === 404 && method !== "PUT")) return answer;
    await answer.body?.cancel();
    throw new Error(`The blob store answered ${answer.status} to ${method}.`);
  };
  return {
    put: async (key, bytes) => {
      const body = Uint8Array.from(bytes);
      const headers = { "x-amz-content-sha256": hashOf(body), "cache-control": cacheControl, "content-type": "application/octet-stream" };
      await (await send("PUT", key, { body, headers })).body?.cancel();
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
