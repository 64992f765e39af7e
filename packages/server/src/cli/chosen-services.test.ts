import type { ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callAt, exchangeSession, mintSession, type TestCall } from "../testing/test-client.js";
import { makeTestDirectory } from "../testing/test-directory.js";
import { startPhotoService, testPhotoKey } from "../testing/test-photo-service.js";
import { buildProgram, spawnProgram, stopProgram, type TestProgram, untilReady } from "../testing/test-program.js";
import { startTestService, type TestService } from "../testing/test-service.js";

const aiKey = "ai-key-that-nobody-may-see";
const dataDir = makeTestDirectory("chosen-services");
let program: TestProgram;
let child: ChildProcess;
let photos: TestService;
let images: TestService;
let call: TestCall;
let output = "";
beforeAll(async () => {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  photos = await startPhotoService("unsplash");
  images = await startTestService(({ headers }) =>
    headers.authorization === `Bearer ${aiKey}`
      ? { body: { data: [{ b64_json: picture.toString("base64") }] } }
      : { status: 401, body: {} },
  );
  program = await buildProgram();
  child = spawnProgram(program, dataDir, {
    ...{ PHOTOS_SERVICE: "unsplash", PHOTOS_KEY: testPhotoKey, PHOTOS_URL: photos.base, LOG_LEVEL: "debug" },
    ...{ AI_IMAGES_SERVICE: "openai", AI_IMAGES_KEY: aiKey, AI_IMAGES_MODEL: "flux", AI_IMAGES_URL: images.base },
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  const address = await untilReady(child);
  child.stdout?.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  call = callAt(address, await exchangeSession(address, (await mintSession(address, "ann")).sessionId));
}, 120_000);
afterAll(async () => {
  await stopProgram(child, "SIGTERM");
  program.remove();
  rmSync(dataDir, { recursive: true, force: true });
  await photos.close();
  await images.close();
});

test("services that the environment names are asked, in the operator's own network too, and told of what is chosen", async () => {
  const { body } = await call("GET", "/photos/search?query=lamp");
  expect(body.source).toEqual({ id: "unsplash", name: "Unsplash", url: "https://unsplash.com" });
  const [photo] = body.results;
  const chosen = await call("POST", new URL(photo.downloadUrl).pathname.replace("/api/v2", ""));
  expect([chosen.status, chosen.body]).toMatchObject([
    200,
    { asset: null, url: photo.url, credit: { userName: "Ann", sourceName: "Unsplash" } },
  ]);
  expect(photos.calls.at(-1)?.url).toBe("/photos/u1/download?ixid=abc");
  const made = await call("POST", "/ai/image", { prompt: "A red lamp", count: 2 });
  expect([made.status, made.body.length, images.calls.length]).toEqual([200, 2, 2]);
});

test("their keys stand in no answer and in nothing that the program writes", async () => {
  const failed = await call("GET", "/photos/search?query=outage");
  expect(failed.body.code).toBe("service-unreachable");
  // The answer may be here before what the program wrote of it.
  await expect.poll(() => output).toContain("service");
  expect(JSON.stringify(failed.body) + output).not.toMatch(/photo-key|ai-key/);
});
