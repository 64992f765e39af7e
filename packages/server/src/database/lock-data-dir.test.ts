import { once } from "node:events";
import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeTestDirectory } from "../testing/test-directory.js";
import { callDataDir, DataDirInUseError, lockDataDir } from "./lock-data-dir.js";

const directory = makeTestDirectory("lock");
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test("a directory is one process's, until that gives it back", async () => {
  const lock = await lockDataDir(directory);
  await expect(lockDataDir(directory)).rejects.toThrow(DataDirInUseError);
  await lock.unlock();
  await (await lockDataDir(directory)).unlock();
});

test.skipIf(process.platform === "win32")("nobody but the user of the process can call it there", async () => {
  const lock = await lockDataDir(directory);
  expect(statSync(join(directory, ".lock.sock")).mode & 0o777).toBe(0o600);
  await lock.unlock();
});

test("whoever calls is answered, and the call ends with the lock", async () => {
  const lock = await lockDataDir(directory);
  lock.onCall((socket) => void socket.write("hello"));
  const socket = callDataDir(directory);
  const [said] = await once(socket, "data");
  expect(String(said)).toBe("hello");
  const ended = once(socket, "close");
  await lock.unlock();
  await ended;
});
