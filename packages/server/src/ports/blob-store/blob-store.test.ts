import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestS3, type TestS3 } from "../../testing/test-s3.js";
import type { BlobStore } from "./blob-store.js";
import { createDiskBlobStore } from "./disk-blob-store.js";
import { limitWaiting } from "./limit-waiting.js";
import { createS3BlobStore } from "./s3-blob-store.js";

const directory = mkdtempSync(join(tmpdir(), "mailwright-blobs-"));
const keyOf = (text: string) => createHash("sha256").update(text).digest("hex");
let s3: TestS3;
const stores: Record<string, BlobStore> = {};
beforeAll(async () => {
  s3 = await startTestS3();
  stores["disk"] = createDiskBlobStore(join(directory, "blobs"));
  stores["S3"] = createS3BlobStore(s3.settings);
});
afterAll(async () => {
  rmSync(directory, { recursive: true });
  await s3.close();
});

describe.each(["disk", "S3"])("a blob store on %s", (name) => {
  const store = (): BlobStore => stores[name] ?? createDiskBlobStore(directory);
  const read = async (key: string) => {
    const blob = await store().get(key);
    return blob && [blob.sizeBytes, (await buffer(blob.stream)).toString()];
  };

  test("gives back what it was given, until it is removed", async () => {
    const key = keyOf("hello");
    expect(await store().get(key)).toBeNull();
    await store().put(key, Buffer.from("hello"));
    await store().put(key, Buffer.from("hello"));
    expect(await read(key)).toEqual([5, "hello"]);
    await store().remove(key);
    await store().remove(key);
    expect(await store().get(key)).toBeNull();
  });

  test("takes a file as it takes bytes", async () => {
    const text = "long ".repeat(100_000);
    const path = join(directory, `${name}.txt`);
    writeFileSync(path, text);
    await store().put(keyOf(text), { path, sizeBytes: text.length });
    expect(await read(keyOf(text))).toEqual([text.length, text]);
  });

  test("takes no key that could be a path", async () => {
    for (const key of ["", "..", "../../etc/passwd", `${"a".repeat(63)}/`, "A".repeat(64)]) {
      await expect((async () => store().put(key, Buffer.from("x")))()).rejects.toThrow("Not a blob key");
    }
  });
});

test("the S3 store keeps its objects below its prefix and tries again when the service is busy", async () => {
  const key = keyOf("busy");
  s3.objects.clear();
  s3.failNext(2);
  await stores["S3"]?.put(key, Buffer.from("busy"));
  expect([...s3.objects.keys()]).toEqual([`/pictures/mail/wright/${key}`]);
});

test("the S3 store says the status, never the secret, when it is refused", async () => {
  const wrong = createS3BlobStore({ ...s3.settings, secretAccessKey: "hunter2" });
  const fault = await wrong.put(keyOf("x"), Buffer.from("x")).catch(String);
  expect(fault).toBe("Error: The blob store answered 403 to PUT.");
});

test("the S3 store says that it is busy once it has been asked often enough", async () => {
  s3.failNext(4);
  await expect(stores["S3"]?.put(keyOf("too busy"), Buffer.from("x"))).rejects.toMatchObject({ code: "unavailable" });
});

/** A store that takes calls and never answers, or answers files of which nothing comes. */
const hanging = (part: "all" | "pieces"): BlobStore => ({
  put: () => new Promise(() => {}),
  get: () => (part === "all" ? new Promise(() => {}) : Promise.resolve({ sizeBytes: 5, stream: new Readable({ read() {} }) })),
  remove: () => new Promise(() => {}),
  sweepHalves: async () => {},
});

test("nobody waits without end for a store that hangs", async () => {
  const refused = { code: "unavailable", status: 503 };
  const store = limitWaiting(hanging("all"), { answerMs: 5, removeMs: 5 });
  await expect(store.put(keyOf("x"), Buffer.from("x"))).rejects.toMatchObject(refused);
  await expect(store.get(keyOf("x"))).rejects.toMatchObject(refused);
  await expect(store.remove(keyOf("x"))).rejects.toMatchObject(refused);
  const blob = await limitWaiting(hanging("pieces"), { answerMs: 5 }).get(keyOf("x"));
  await expect(blob && buffer(blob.stream)).rejects.toMatchObject(refused);
});

test("a store that fails late is no fault of nobody's", async () => {
  let fail = (_: Error) => {};
  const store = limitWaiting({ ...hanging("all"), put: () => new Promise((_, reject) => (fail = reject)) }, { answerMs: 5 });
  await expect(store.put(keyOf("x"), Buffer.from("x"))).rejects.toMatchObject({ code: "unavailable" });
  fail(new Error("Too late."));
  await new Promise((resolve) => setImmediate(resolve));
});

test("half a file that a killed process left on the disk is never taken for a whole one, and goes after a while", async () => {
  const key = keyOf("half");
  const halves = join(directory, "blobs", "halves");
  mkdirSync(halves, { recursive: true });
  writeFileSync(join(halves, "left"), "ha");
  expect(await stores["disk"]?.get(key)).toBeNull();
  const now = Date.now();
  await stores["disk"]?.sweepHalves(new Date(now - 60_000));
  expect(readdirSync(halves)).toEqual(["left"]);
  await stores["disk"]?.sweepHalves(new Date(now + 60_000));
  expect(readdirSync(halves)).toEqual([]);
  await stores["disk"]?.put(key, Buffer.from("half"));
  expect([readdirSync(halves), (await stores["disk"]?.get(key))?.sizeBytes]).toEqual([[], 4]);
});
