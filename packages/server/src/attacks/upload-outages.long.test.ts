import { once } from "node:events";
import type { LightMyRequestResponse } from "fastify";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { blobs } from "../database/schema.js";
import { limitWaiting } from "../ports/blob-store/limit-waiting.js";
import { sweepBlobs } from "../resources/assets/blob-register.js";
import { quickestEngine, testEngines } from "../testing/test-engines.js";
import { writeUploadForm } from "../testing/test-form.js";
import { startTestServer } from "../testing/test-server.js";

let tidy: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of tidy.reverse()) await step();
  tidy = [];
});

const refusedForNow = [503, "unavailable", "5"];
const howRefused = ({ statusCode, json, headers }: LightMyRequestResponse) => [statusCode, json().code, headers["retry-after"]];

test.each(testEngines)(
  "while the store of pictures hangs, uploads and pictures are refused and leave nothing, on $name",
  async (engine) => {
    const server = await startTestServer(engine);
    tidy.push(server.close);
    const ann = await server.addUser();
    const store = server.ports.blobStore;
    const upload = async (color: string) => {
      const bytes = await sharp({ create: { width: 12, height: 8, channels: 3, background: color } })
        .png()
        .toBuffer();
      const { headers, payload } = writeUploadForm([{ name: `${color}.png`, bytes }]);
      return server.inject({ method: "POST", url: "/api/v2/assets", headers: { ...ann.headers, ...headers }, payload });
    };
    const [kept] = (await upload("coral")).json();
    const { pathname } = new URL(kept.url);
    const never = () => new Promise<never>(() => {});
    server.ports.blobStore = limitWaiting({ ...store, put: never, get: never, remove: never }, { answerMs: 20, removeMs: 20 });
    expect(howRefused(await upload("teal"))).toEqual(refusedForNow);
    expect(howRefused(await server.inject({ url: pathname }))).toEqual(refusedForNow);
    expect((await ann.call("GET", "/api/v2/assets/user")).json()).toEqual([kept]);
    server.ports.blobStore = store;
    expect((await server.inject({ url: pathname })).statusCode).toBe(200);
    server.clock.advance(2 * 60 * 60 * 1000);
    await sweepBlobs(server.ports);
    expect(await server.ports.database.select().from(blobs)).toHaveLength(1);
  },
);

test("an upload that is cancelled after its last byte leaves no picture", async () => {
  const server = await startTestServer(quickestEngine);
  tidy.push(server.close);
  const ann = await server.addUser();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { uploads } = server.ports;
  let letGo = () => {};
  const isRead = new Promise<void>((resolve) => {
    server.ports.uploads = {
      ...uploads,
      run: ((...task: Parameters<typeof uploads.run>) => {
        resolve();
        return new Promise<void>((go) => {
          letGo = go;
        }).then(() => uploads.run(...task));
      }) as typeof uploads.run,
    };
  });
  const bytes = await sharp({ create: { width: 12, height: 8, channels: 3, background: "coral" } })
    .png()
    .toBuffer();
  const { headers, payload } = writeUploadForm([{ name: "dot.png", bytes }]);
  const address = server.app.server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/api/v2/assets`;
  const cancel = new AbortController();
  const hungUp = once(server.app.server, "request").then(([, response]) => once(response, "close"));
  const sent = fetch(url, {
    method: "POST",
    headers: { ...ann.headers, ...headers },
    body: new Uint8Array(payload),
    signal: cancel.signal,
  });
  await isRead;
  cancel.abort();
  await expect(sent).rejects.toThrow();
  await hungUp;
  server.ports.uploads = uploads;
  letGo();
  // One that comes after it is stored after it.
  const next = writeUploadForm([{ name: "next.png", bytes }]);
  const stored = await server.inject({ method: "POST", url: "/api/v2/assets", ...next, headers: { ...ann.headers, ...next.headers } });
  expect((await ann.call("GET", "/api/v2/assets/user")).json()).toEqual(stored.json());
});
