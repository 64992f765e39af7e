import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compressAnswers } from "./compress-answers.js";

const large = { text: "An email says the same words again and again. ".repeat(100) };

describe("answers are compressed", () => {
  const app: FastifyInstance = Fastify();
  beforeAll(async () => {
    compressAnswers(app);
    app.get("/large", (_, reply) => reply.header("etag", '"1"').header("vary", "Origin").send(large));
    app.get("/small", () => ({ text: "short" }));
    app.get("/picture", (_, reply) => reply.type("image/png").send(Buffer.alloc(5000)));
    app.get("/page", (_, reply) => reply.type("text/html").send(Buffer.from("<p>Hello</p>".repeat(500))));
    app.get("/packed", (_, reply) => reply.type("text/css").header("content-encoding", "zstd").send(Buffer.alloc(5000)));
    await app.ready();
  });
  afterAll(() => app.close());
  const ask = (url: string, accepted?: string) =>
    app.inject({ url, headers: accepted === undefined ? {} : { "accept-encoding": accepted } });

  test("as whoever asks takes them, the smallest first", async () => {
    const [br, packed] = [await ask("/large", "gzip, deflate, br, zstd"), await ask("/large", "gzip;q=0.8")];
    expect([br.headers["content-encoding"], packed.headers["content-encoding"]]).toEqual(["br", "gzip"]);
    expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(large);
    expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(large);
    for (const { headers, rawPayload } of [br, packed]) {
      expect(headers).toMatchObject({ vary: "Origin, Accept-Encoding", etag: '"1"', "content-length": String(rawPayload.length) });
    }
    expect(br.rawPayload.length).toBeLessThan(500);
  });

  test("and not for who takes none, or refuses it", async () => {
    for (const accepted of [undefined, "identity", "br;q=0, gzip; q=0.0"]) {
      const { headers, body } = await ask("/large", accepted);
      expect([accepted, headers["content-encoding"], JSON.parse(body)]).toEqual([accepted, undefined, large]);
      expect(headers["vary"]).toBe("Origin, Accept-Encoding");
    }
  });

  test("pages too, but nothing that is small, is no text, or is compressed already", async () => {
    expect((await ask("/page", "br")).headers["content-encoding"]).toBe("br");
    for (const [url, encoding] of [
      ["/small", undefined],
      ["/picture", undefined],
      ["/packed", "zstd"],
    ] as const)
      expect([url, (await ask(url, "br, gzip")).headers["content-encoding"]]).toEqual([url, encoding]);
  });
});
