import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { processOf, type StartIsolate, threadOf } from "./isolate.js";
import { createIsolatePool, type IsolatePool } from "./isolate-pool.js";

type Tasks = {
  double: (input: number) => number;
  hang: (input: null) => never;
  hoard: (input: null) => never;
  crash: (input: null) => never;
  whoAmI: (input: null) => string;
};

// In one file that needs no bundle: threads and processes run JavaScript only.
const program = `
import { parentPort, threadId } from "node:worker_threads";
const send = (answer) => (parentPort ? parentPort.postMessage(answer) : process.send(answer));
const kept = [];
const tasks = {
  double: (input) => input * 2,
  hang: () => { for (;;) {} },
  hoard: () => { for (;;) kept.push(new Array(1e6).fill(kept.length)); },
  crash: () => process.exit(3),
  whoAmI: () => process.pid + "." + threadId,
};
(parentPort ?? process).on("message", ({ id, task, input }) => send({ id, output: tasks[task](input) }));
`;

let directory = "";
let pool: IsolatePool<Tasks>;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "isolate-"));
  writeFileSync(join(directory, "program.mjs"), program);
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));
afterEach(() => pool.close());

const file = () => join(directory, "program.mjs");
const kinds: [string, StartIsolate][] = [
  ["a thread", threadOf(file, { memoryMaxMb: 64 })],
  ["a process", processOf(file, { memoryMaxMb: 64 })],
];
const limits = { atOnceMax: 1, waitingMax: 4, waitingPerCallerMax: 2, timeMaxMs: 2000 };

describe.each(kinds)("work in %s", (_, start) => {
  test("is done, one task after the other, in the same one", async () => {
    pool = createIsolatePool<Tasks>({ ...limits, start });
    expect(await pool.run("double", 21)).toBe(42);
    expect(await pool.run("whoAmI", null)).toBe(await pool.run("whoAmI", null));
  });

  test("that takes too long is refused, and the next is done by another", async () => {
    pool = createIsolatePool<Tasks>({ ...limits, start });
    const before = await pool.run("whoAmI", null);
    const hanging = expect(pool.run("hang", null)).rejects.toMatchObject({ code: "content-too-costly", status: 422 });
    expect(await pool.run("whoAmI", null)).not.toBe(before);
    await hanging;
  });

  test("that takes too much memory is refused, and the next is done", async () => {
    pool = createIsolatePool<Tasks>({ ...limits, timeMaxMs: 30_000, start });
    await expect(pool.run("hoard", null)).rejects.toMatchObject({ code: "content-too-costly" });
    expect(await pool.run("double", 4)).toBe(8);
  });

  test("is refused while too much waits, for this caller or for all", async () => {
    pool = createIsolatePool<Tasks>({ ...limits, start });
    const hanging = expect(pool.run("hang", null, { caller: "ann" })).rejects.toMatchObject({ code: "content-too-costly" });
    const waiting = [1, 2].map((number) => pool.run("double", number, { caller: "ann" }));
    await expect(pool.run("double", 3, { caller: "ann" })).rejects.toMatchObject({ code: "unavailable", status: 503 });
    waiting.push(...[3, 4].map((number) => pool.run("double", number, { caller: "ben" })));
    await expect(pool.run("double", 5, { caller: "cem" })).rejects.toMatchObject({ code: "unavailable" });
    expect(await Promise.all(waiting)).toEqual([2, 4, 6, 8]);
    await hanging;
  });

  test("of others goes on while one caller's takes all its time", async () => {
    pool = createIsolatePool<Tasks>({ ...limits, start, atOnceMax: 2, atWorkPerCallerMax: 1, timeMaxMs: 10_000 });
    const ended: string[] = [];
    const note = (name: string) => () => void ended.push(name);
    const hostile = [pool.run("hang", null, { caller: "ann" }), pool.run("hang", null, { caller: "ann" })];
    for (const task of hostile) task.catch(note("ann"));
    await Promise.all([1, 2].map((number) => pool.run("double", number, { caller: "ben" }).then(note("ben"))));
    expect(ended).toEqual(["ben", "ben"]);
  });

  test("that comes again goes to the one that knows it, and to another rather than to wait for long", async () => {
    pool = createIsolatePool<Tasks>({ ...limits, waitingPerCallerMax: 4, start, atOnceMax: 2, timeMaxMs: 10_000 });
    const both = await Promise.all([pool.run("whoAmI", null), pool.run("whoAmI", null)]);
    const names = ["one", "two", "three", "four", "five", "six"];
    const askAll = async () => {
      const found: string[] = [];
      for (const again of names) found.push(await pool.run("whoAmI", null, { again }));
      return found;
    };
    const homes = await askAll();
    expect(new Set(homes)).toEqual(new Set(both));
    expect(await askAll()).toEqual(homes);
    pool.run("hang", null, { again: "one" }).catch(() => undefined);
    expect(await pool.run("whoAmI", null, { again: "one" })).toBe(both.find((id) => id !== homes[0]));
  });

  test("that ends its isolate by a fault of the program is a fault, not a refusal", async () => {
    pool = createIsolatePool<Tasks>({ ...limits, start });
    await expect(pool.run("crash", null)).rejects.toThrow(/ended with 3/);
    expect(await pool.run("double", 1)).toBe(2);
  });

  test("ends with the pool", async () => {
    pool = createIsolatePool<Tasks>({ ...limits, timeMaxMs: 60_000, start });
    const hanging = expect(pool.run("hang", null)).rejects.toThrow("stops");
    await expect.poll(() => pool.close().then(() => "closed")).toBe("closed");
    await hanging;
  });
});
