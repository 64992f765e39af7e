import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { freshDataDir, preparedDataDir } from "../testing/test-engines.js";
import { briefly, buildProgram, spawnProgram, stopProgram, untilReady } from "../testing/test-program.js";

const cleanups: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp();
});

test("a second server on the same directory refuses with words", async () => {
  const [program, directory] = [await buildProgram(), freshDataDir(await preparedDataDir())];
  cleanups.push(
    () => program.remove(),
    () => rmSync(directory, { recursive: true, force: true }),
  );
  const start = (): ChildProcess => {
    const server = spawnProgram(program, directory, {}, briefly);
    cleanups.push(() => stopProgram(server, "SIGKILL"));
    return server;
  };
  const first = start();
  await untilReady(first);
  const second = start();
  let words = "";
  second.stderr?.on("data", (chunk: Buffer) => {
    words += chunk.toString();
  });
  const [code] = await once(second, "exit");
  expect([code, words.trim()]).toEqual([
    1,
    `The data directory ${directory} is in use by another server. Set DATABASE_URL to run several.`,
  ]);
  expect(await stopProgram(first, "SIGTERM")).toBe(0);
}, 120_000);
