import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callAt, exchangeSession, mintSession, type TestCall } from "../testing/test-client.js";
import { makeTestDirectory } from "../testing/test-directory.js";
import { freshDataDir, hasTestPostgres, preparedDataDir } from "../testing/test-engines.js";
import { createMigratedDatabase } from "../testing/test-postgres.js";
import { buildProgram, spawnProgram, stopProgram, type TestProgram, untilReady } from "../testing/test-program.js";

const secret = { APP_SECRET: "one secret for all of the processes" };

interface Stored {
  id: string;
  name: string;
  picture: string;
}

/** A template that shows a picture nobody else has. */
async function makeOne(call: TestCall, number: number): Promise<Stored> {
  const name = `No ${number}`;
  const { body: template } = await call("POST", "/usertemplate/type/email", { name, template: { html: "<p>x</p>".repeat(500) } });
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: { r: number % 256, g: number >> 8, b: 9 } } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append("files[]", new Blob([png.buffer as ArrayBuffer], { type: "image/png" }), `${name}.png`);
  const { status, body: pictures } = await call("POST", "/assets", form);
  if (status >= 300) throw new Error(`A picture was answered with ${status}.`);
  return { id: template.id, name, picture: pictures[0].url };
}

describe.runIf(hasTestPostgres)("an export of a server that runs", () => {
  let program: TestProgram;
  const cleanups: (() => unknown)[] = [];
  beforeAll(async () => {
    program = await buildProgram();
    cleanups.push(() => program.remove());
  }, 60_000);
  afterAll(async () => {
    for (const cleanUp of cleanups.reverse()) await cleanUp();
  });

  const directoryOf = (name: string, directory = makeTestDirectory(name)) => {
    cleanups.push(() => rmSync(directory, { recursive: true, force: true }));
    return directory;
  };
  const embedded = async () => ({ directory: directoryOf("data", freshDataDir(await preparedDataDir())), env: { ...secret } });
  const postgres = async () => {
    const database = await createMigratedDatabase();
    cleanups.push(() => database.drop());
    return { directory: directoryOf("data"), env: { ...secret, DATABASE_URL: database.url } };
  };
  type Place = Awaited<ReturnType<typeof embedded>>;
  const spawn = ({ directory, env }: Place, words: string[] = []): ChildProcess => {
    const child = spawnProgram(program, directory, env, [], words);
    cleanups.push(() => stopProgram(child, "SIGKILL"));
    return child;
  };
  const run = async (place: Place, ...words: string[]) => {
    const child = spawn(place, words);
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        said += chunk.toString();
      });
    }
    const [code] = await once(child, "close");
    return { code, said };
  };
  const serve = async (place: Place) => {
    const child = spawn(place);
    const url = await untilReady(child);
    return { child, url, call: callAt(url, await exchangeSession(url, (await mintSession(url, "ann")).sessionId)) };
  };

  test.each([
    ["the embedded database", "PostgreSQL", embedded, postgres],
    ["PostgreSQL", "the embedded database", postgres, embedded],
  ] as const)(
    "goes from %s to %s, while templates and pictures are made and removed",
    async (_, __, from, to) => {
      const [source, target] = [await from(), await to()];
      const file = join(directoryOf("export"), "everything.ndjson.gz");
      const running = await serve(source);
      const before: Stored[] = [];
      for (let number = 0; number < 12; number += 1) before.push(await makeOne(running.call, number));

      const during: Stored[] = [];
      let isOver = false;
      const writing = (async () => {
        for (let number = 100; !isOver; number += 1) {
          const made = await makeOne(running.call, number);
          during.push(made);
          // Pictures that the export has to have go while it reads them.
          const [path = ""] = made.picture.split("?");
          if (number % 2 === 0) await running.call("DELETE", `/assets/${path.split("/").at(-1)}`);
          await running.call("PATCH", `/usertemplate/${before[number % before.length]?.id}`, { description: `seen at ${number}` });
        }
      })();
      const exported = await run(source, "export", file);
      isOver = true;
      await writing;
      expect(exported).toEqual({ code: 0, said: `Everything is in ${file}.\n` });
      expect(during.length).toBeGreaterThan(1);
      // The server went on all the while, and nothing of the copy is left.
      expect((await running.call("GET", `/usertemplate/${during[0]?.id}`)).status).toBe(200);
      await expect.poll(() => readdirSync(source.directory).filter((name) => name.startsWith("snapshot-"))).toEqual([]);
      expect(await stopProgram(running.child, "SIGTERM")).toBe(0);

      expect(await run(target, "import", file)).toMatchObject({ code: 0 });
      const moved = await serve(target);
      for (const { id, name, picture } of before) {
        expect((await moved.call("GET", `/usertemplate/${id}`)).body.name).toBe(name);
        expect((await fetch(new URL(new URL(picture, moved.url).pathname, moved.url))).status).toBe(200);
      }
      // Of what was made meanwhile it has the first so many, and none without those before it.
      const statuses = [];
      for (const { id } of during) statuses.push((await moved.call("GET", `/usertemplate/${id}`)).status);
      expect(statuses).toEqual([...statuses].sort());
      expect(await stopProgram(moved.child, "SIGTERM")).toBe(0);
    },
    180_000,
  );

  test("that is killed leaves nothing that harms: the next one is whole", async () => {
    const source = await embedded();
    const file = join(directoryOf("export"), "everything.ndjson");
    const { call } = await serve(source);
    await makeOne(call, 1);
    const first = spawn(source, ["export", file]);
    // A process begins, and a database is copied.
    await expect.poll(() => readdirSync(source.directory).some((name) => name.startsWith("snapshot-")), { timeout: 20_000 }).toBe(true);
    first.kill("SIGKILL");
    await once(first, "exit");
    await expect.poll(() => readdirSync(source.directory).filter((name) => name.startsWith("snapshot-"))).toEqual([]);
    expect((await run(source, "export", file)).code).toBe(0);
    expect((await call("GET", "/usertemplate")).status).toBe(200);
  }, 120_000);
});
