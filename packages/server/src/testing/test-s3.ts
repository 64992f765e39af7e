import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { S3Settings } from "../config/s3-settings.js";

/** A small S3-compatible store that keeps objects in memory and refuses whatever is not signed as the protocol says. */
export interface TestS3 {
  settings: S3Settings;
  objects: Map<string, Buffer>;
  /** How many of the next calls fail with 503, as busy stores do. */
  failNext(calls: number): void;
  close(): Promise<void>;
}

export async function startTestS3(): Promise<TestS3> {
  const objects = new Map<string, Buffer>();
  let failing = 0;
  const keys = {
    accessKeyId: "TESTKEY",
    secretAccessKey: "test/secret+key",
    region: "eu-test-1",
    bucket: "pictures",
    prefix: "mail/wright",
  };
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const path = request.url ?? "";
    const answer = (status: number, bytes: Buffer | string = "") =>
      void response.writeHead(status, { "content-length": bytes.length }).end(bytes);
    if (failing > 0) {
      failing -= 1;
      return answer(503);
    }
    if (!isSigned(request, body, keys)) return answer(403);
    if (!path.startsWith(`/${keys.bucket}/`)) return answer(404);
    const stored = objects.get(path);
    if (request.method === "PUT") objects.set(path, body);
    if (request.method === "DELETE") objects.delete(path);
    if (request.method === "GET") return stored ? answer(200, stored) : answer(404);
    answer(request.method === "DELETE" ? 204 : 200);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return {
    settings: { ...keys, endpoint },
    objects,
    failNext: (calls) => {
      failing = calls;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest("hex");
const hmac = (key: Buffer | string, text: string) => createHmac("sha256", key).update(text).digest();

/** AWS signature version 4, written from its description and without the client's library. */
function isSigned(
  request: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: Pick<S3Settings, "accessKeyId" | "secretAccessKey" | "region">,
): boolean {
  const header = (name: string) => String(request.headers[name] ?? "");
  const [, id, day = "", scope, names = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/(\S+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      header("authorization"),
    ) ?? [];
  if (id !== accessKeyId || scope !== `${region}/s3/aws4_request` || header("x-amz-content-sha256") !== sha256(body)) return false;
  const signed = names.split(";").map((name) => `${name}:${header(name).trim()}\n`);
  const canonical = [request.method, request.url, "", signed.join(""), names, sha256(body)].join("\n");
  const text = ["AWS4-HMAC-SHA256", header("x-amz-date"), `${day}/${scope}`, sha256(canonical)].join("\n");
  const key = ["aws4_request"].reduce<Buffer>(hmac, hmac(hmac(hmac(`AWS4${secretAccessKey}`, day), region), "s3"));
  return hmac(key, text).toString("hex") === signature;
}
