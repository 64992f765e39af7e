import type { ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callAt, exchangeSession, mintSession } from "../testing/test-client.js";
import { startTestCollector } from "../testing/test-collector.js";
import { makeTestDirectory } from "../testing/test-directory.js";
import { freshDataDir, hasTestPostgres, preparedDataDir } from "../testing/test-engines.js";
import { createMigratedDatabase } from "../testing/test-postgres.js";
import { buildProgram, spawnProgram, stopProgram, type TestProgram, untilReady, untilSaid } from "../testing/test-program.js";

const traceId = "0af7651916cd43dd8448eb211c80319c";
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;

describe("traces", () => {
  let program: TestProgram;
  let collector: Awaited<ReturnType<typeof startTestCollector>>;
  const cleanups: (() => unknown)[] = [];
  beforeAll(async () => {
    [program, collector] = await Promise.all([buildProgram(), startTestCollector()]);
    cleanups.push(
      () => program.remove(),
      () => collector.close(),
    );
  }, 60_000);
  beforeEach(() => {
    collector.spans.length = 0;
  });
  afterAll(async () => {
    for (const cleanUp of cleanups.reverse()) await cleanUp();
  });

  const spawn = (directory: string, env: Record<string, string>, words: string[] = []): ChildProcess => {
    const traced = { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, APP_SECRET: "one secret for all of the processes" };
    const child = spawnProgram(program, directory, traced, [], words);
    cleanups.push(() => stopProgram(child, "SIGKILL"));
    return child;
  };
  const directoryOf = (directory: string) => {
    cleanups.push(() => rmSync(directory, { recursive: true, force: true }));
    return directory;
  };
  /** Makes a template and mails it, as parts of the caller's trace. */
  const mailOne = async (url: string) => {
    const { sessionId } = await mintSession(url, "ann");
    const call = callAt(url, { ...(await exchangeSession(url, sessionId)), traceparent });
    const { id } = (await call("POST", "/usertemplate/type/email", { name: "Confidential", template: { html: "<p>Quiet</p>" } })).body;
    const sent = await call("POST", `/usertemplate/sendtestmail/${id}`, { to: ["someone@example.com"] });
    expect(sent.status).toBe(200);
    return [id, sessionId, "Confidential", "Quiet", "someone@example.com", "ann@acme.test", "127.0.0.1"];
  };
  const mailing = "POST /api/v2/usertemplate/sendtestmail/:id";

  test("say of a call with the embedded database what was a part of it, and nothing of anybody", async () => {
    const server = spawn(directoryOf(freshDataDir(await preparedDataDir())), {});
    const secrets = await mailOne(await untilReady(server));
    expect(await stopProgram(server, "SIGTERM")).toBe(0);
    expect(collector.pathsOf(traceId)).toEqual(
      expect.arrayContaining([
        "POST /api/v2/usertemplate/type/:type > insert templates",
        mailing,
        `${mailing} > select sessions`,
        `${mailing} > select templates`,
        `${mailing} > job test-mail > mail > insert mail_messages`,
      ]),
    );
    const call = collector.spans.find(({ name }) => name === mailing);
    const facts = Object.fromEntries((call?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));
    expect(facts).toEqual({
      "http.request.method": "POST",
      "http.route": "/api/v2/usertemplate/sendtestmail/:id",
      "http.response.status_code": 200,
      "mailwright.operation": "sendTestMail",
    });
    const told = JSON.stringify(collector.spans);
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
  }, 60_000);

  test.runIf(hasTestPostgres)(
    "go on in the worker that does the job, with PostgreSQL",
    async () => {
      const database = await createMigratedDatabase();
      cleanups.push(() => database.drop());
      const directory = directoryOf(makeTestDirectory("traces"));
      const server = spawn(directory, { DATABASE_URL: database.url, WORK: "off" });
      const worker = spawn(directory, { DATABASE_URL: database.url, WORK_PORT: "0" }, ["work"]);
      const [url] = await Promise.all([untilReady(server), untilSaid(worker, /watched at (http:\S+)/)]);
      await mailOne(url);
      expect([await stopProgram(server, "SIGTERM"), await stopProgram(worker, "SIGTERM")]).toEqual([0, 0]);
      expect(collector.pathsOf(traceId)).toEqual(
        expect.arrayContaining([
          "POST /api/v2/usertemplate/type/:type > insert templates",
          `${mailing} > insert jobs`,
          `${mailing} > job test-mail > mail > insert mail_messages`,
        ]),
      );
    },
    120_000,
  );
});
