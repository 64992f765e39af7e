import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { attackCount } from "../testing/test-attack.js";
import { callAt, exchangeSession, mintSession, type TestCall } from "../testing/test-client.js";
import { hasTestPostgres } from "../testing/test-engines.js";
import { createMigratedDatabase, type TestDatabase } from "../testing/test-postgres.js";
import { buildProgram, spawnProgram, stopProgram, type TestProgram, untilReady, untilSaid } from "../testing/test-program.js";
import { startTestSmtp, type TestSmtp } from "../testing/test-smtp.js";

const kills = attackCount({ short: 3, long: 10 });

describe.runIf(hasTestPostgres)("workers of their own", () => {
  const directory = mkdtempSync(join(tmpdir(), "mailwright-work-"));
  const processes: ChildProcess[] = [];
  let database: TestDatabase;
  let program: TestProgram;
  let smtp: TestSmtp;
  let call: TestCall;
  let env: Record<string, string> = {};
  const startWorker = () => {
    const worker = spawnProgram(program, join(directory, "worker"), env, [], ["work"]);
    processes.push(worker);
    return worker;
  };

  beforeAll(async () => {
    [program, database, smtp] = await Promise.all([buildProgram(), createMigratedDatabase(), startTestSmtp()]);
    env = { DATABASE_URL: database.url, APP_SECRET: "one secret for all of the processes", SMTP_URL: smtp.url };
    const server = spawnProgram(program, join(directory, "web"), { ...env, WORK: "off" });
    processes.push(server);
    const url = await untilReady(server);
    call = callAt(url, await exchangeSession(url, (await mintSession(url, "ann")).sessionId));
  }, 120_000);
  afterAll(async () => {
    await Promise.all(processes.map((process) => stopProgram(process, "SIGKILL")));
    await smtp.close();
    await database.drop();
    rmSync(directory, { recursive: true, force: true });
    program.remove();
  });

  test(`are killed ${kills} times while they send mails: none is lost, and none is sent twice`, async () => {
    const { id } = (await call("POST", "/usertemplate/type/email", { name: "Mailed", template: { html: "<p>Hello</p>" } })).body;
    const sending: Promise<unknown>[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      for (let mail = 0; mail < 3; mail += 1) sending.push(call("POST", `/usertemplate/sendtestmail/${id}`, { to: ["a@example.com"] }));
      const before = smtp.taken.size;
      const worker = startWorker();
      // A process begins, with a database and a mail connection of its own.
      await expect.poll(() => smtp.taken.size, { timeout: 20_000 }).toBeGreaterThan(before);
      worker.kill("SIGKILL");
      await once(worker, "exit");
    }
    await Promise.all(sending);
    const jobs: { id: string; state: string }[] = (await call("GET", "/jobs")).body;
    expect(jobs).toHaveLength(kills * 3);
    // What a worker had taken when it was killed waits for its lease to run out; all else is done by the next.
    const last = startWorker();
    const untouched = async () => (await call("GET", "/jobs")).body.filter(({ state }: { state: string }) => state === "waiting").length;
    await expect.poll(untouched, { timeout: 20_000 }).toBe(0);
    expect([...smtp.taken.values()].every((count) => count === 1)).toBe(true);
    for (const { id: job, state } of (await call("GET", "/jobs")).body) {
      if (state === "done") expect([job, smtp.taken.get(job)]).toEqual([job, 1]);
    }
    expect(await stopProgram(last, "SIGTERM")).toBe(0);
  }, 180_000);

  test("answer whoever watches them", async () => {
    const worker = spawnProgram(
      program,
      join(directory, "watched"),
      { ...env, WORK_PORT: "0", METRICS_TOKEN: "a token for the tests" },
      [],
      ["work"],
    );
    processes.push(worker);
    const url = await untilSaid(worker, /watched at (http:\S+)/);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await fetch(`${url}/metrics`)).status).toBe(401);
    const metrics = await fetch(`${url}/metrics`, { headers: { authorization: "Bearer a token for the tests" } });
    expect(await metrics.text()).toContain('mailwright_jobs{kind="export",state="waiting"}');
    expect((await fetch(`${url}/api/v2/jobs`)).status).toBe(404);
    expect(await stopProgram(worker, "SIGTERM")).toBe(0);
  }, 60_000);

  test("refuse the embedded database with words", async () => {
    const worker = spawnProgram(program, join(directory, "alone"), {}, [], ["work"]);
    let words = "";
    worker.stderr?.on("data", (chunk: Buffer) => {
      words += chunk.toString();
    });
    const [code] = await once(worker, "exit");
    expect([code, words]).toEqual([78, expect.stringContaining("DATABASE_URL is required")]);
  }, 60_000);
});
