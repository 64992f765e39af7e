import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import Fastify from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { packageRoot } from "../base/package-root.js";
import { requestJob } from "../jobs/job-queue.js";
import { quickestEngine } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";
import { installHealth } from "./health.js";

const metricsToken = "a token for whoever watches";

describe("operating a server", () => {
  const lines: string[] = [];
  const logTo = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  let server: TestServer;
  let ann: TestUser;
  beforeAll(async () => {
    const config = {
      logLevel: "debug",
      metricsToken,
      callsPerMinuteMax: 60,
      corsOrigins: ["https://app.test"],
      publicUrl: "https://mail.test",
    } as const;
    server = await startTestServer(quickestEngine, { config, logTo });
  }, 60_000);
  beforeEach(async () => {
    ann = await server.addUser();
  }, 60_000);
  afterAll(() => server?.close());
  const readMetrics = () => server.inject({ url: "/metrics", headers: { authorization: `Bearer ${metricsToken}` } });

  test("logs are lines of JSON that name the call, its end and its time, with a request id that the refusal repeats", async () => {
    const refused = await ann.call("GET", "/api/v2/usertemplate/nonsense?searchTerm=private");
    const entries = lines.flatMap((line) => line.trim().split("\n")).map((line) => JSON.parse(line));
    const own = entries.filter((entry) => entry.reqId === refused.json().requestId);
    expect(own.map((entry) => entry.msg)).toEqual(["incoming request", "request completed"]);
    expect(own[0].req).toMatchObject({ method: "GET", url: "/api/v2/usertemplate/nonsense" });
    expect(own[1].res).toEqual({ statusCode: 404 });
    expect(own[1].responseTime).toBeGreaterThan(0);
  });

  test("logs hold no secret and nothing of a template, not even when a query fails", async () => {
    const secretWords = "the words of a template";
    const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Quiet", template: { html: secretWords } })).json();
    await server.inject({ method: "DELETE", url: `/api/v2/host/sessions/${ann.sessionId}`, headers: { authorization: "Bearer hk_wrong" } });
    const words = ["opens-an-email", "words-of-an-event", "words-of-a-timer"];
    for (const path of [`export/html/${words[0]}`, `calendar/${words[1]}.ics`, `timer/${words[2]}.gif`])
      expect((await server.inject({ url: `/api/v2/${path}` })).statusCode).toBe(404);
    // A column that is not there makes the next save a fault, with all its parameters in the message.
    await server.ports.database.execute(sql`alter table template_bodies rename column css to css_gone`);
    const fault = await ann.call("PATCH", `/api/v2/usertemplate/${id}`, { template: { html: secretWords } });
    await server.ports.database.execute(sql`alter table template_bodies rename column css_gone to css`);
    expect([fault.statusCode, fault.json().error]).toEqual([500, "Something went wrong. Try again later"]);
    const log = lines.join("");
    expect(log).toContain("Failed query");
    expect(log).toContain("42703");
    for (const secret of [...words, secretWords, ann.sessionId, String(ann.headers["authorization"]).slice(7), "hk_wrong", metricsToken]) {
      expect(log).not.toContain(secret);
    }
  });

  test("metrics tell each operation's time and end, to those with the token", async () => {
    expect((await server.inject({ url: "/metrics" })).statusCode).toBe(401);
    const countMissing = async () => {
      const counted = /mailwright_request_duration_seconds_count\{operation="getTemplate",status="404"\} (\d+)/;
      return Number(counted.exec((await readMetrics()).body)?.[1] ?? 0);
    };
    const before = await countMissing();
    await ann.call("GET", "/api/v2/usertemplate/nonsense");
    expect(await countMissing()).toBe(before + 1);
    const answer = await readMetrics();
    expect(String(answer.headers["content-type"])).toContain("text/plain");
    expect(answer.body).toMatch(/process_resident_memory_bytes \d{7,}/);
    expect(answer.body).toMatch(/nodejs_eventloop_delay_p99_seconds \d/);
  });

  test("metrics tell what waits and what was refused, and the board for Grafana asks for nothing else", async () => {
    const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Metered", template: { html: "<p>1</p>" } })).json();
    await requestJob(server.ports.database, server.ports, { kind: "preview", key: id, afterMs: 0 });
    server.clock.advance(90_000);
    await ann.call("GET", "/api/v2/usertemplate/nonsense");
    const metrics = (await readMetrics()).body;
    expect(metrics).toContain('mailwright_jobs{kind="preview",state="waiting"} 1');
    expect(metrics).toContain('mailwright_job_late_seconds{kind="preview"} 90');
    expect(metrics).toContain('mailwright_jobs{kind="test-mail",state="failed"} 0');
    expect(metrics).toMatch(/mailwright_refusals_total\{code="template-not-found"\} \d/);
    expect(metrics).toMatch(/mailwright_database_connections\{state="waiting"\} 0/);
    expect(metrics).toContain('mailwright_isolates_waiting{pool="drawings"} 0');
    const known = new Set(metrics.split("\n").flatMap((line) => /^# TYPE (\S+)/.exec(line)?.[1] ?? []));
    const board: { panels: { targets: { expr: string }[] }[] } = JSON.parse(readFileSync(join(packageRoot, "ops/grafana.json"), "utf8"));
    const asked = board.panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(/\b(?:mailwright|nodejs|process)_\w+/g) ?? []),
    );
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((name) => !known.has(name.replace(/_(?:bucket|count|sum)$/, "")))).toEqual([]);
  });

  test("headers keep browsers careful, and only the listed pages may call", async () => {
    const call = (origin: string) => server.inject({ url: "/api/v2/session", headers: { ...ann.headers, origin } });
    const own = await call("https://app.test");
    expect(own.headers).toMatchObject({
      "access-control-allow-origin": "https://app.test",
      "content-security-policy": "default-src 'none';frame-ancestors 'none'",
      "referrer-policy": "no-referrer",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
    });
    expect((await call("https://elsewhere.test")).headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("whoever calls too often is told to wait, and whoever watches is not", async () => {
    // From an address of its own, so that no other test is told to wait.
    const ask = (url: string) => server.inject({ url, remoteAddress: "10.0.0.1" });
    const last = (await Promise.all(Array.from({ length: 70 }, () => ask("/api/v2/demo/users")))).at(-1);
    expect([last?.statusCode, last?.json().code, last?.headers["retry-after"]]).toEqual([429, "too-many-requests", "5"]);
    for (const url of ["/healthz", "/readyz"]) expect((await ask(url)).statusCode).toBe(200);
  });
});

test("a server whose database is gone is alive but not ready", async () => {
  const opened = await quickestEngine.open();
  const app = Fastify();
  installHealth(app, { ...opened, freeBytes: null });
  const ask = async () => [(await app.inject("/healthz")).statusCode, (await app.inject("/readyz")).statusCode];
  expect(await ask()).toEqual([200, 200]);
  await opened.close();
  expect(await ask()).toEqual([200, 503]);
  await app.close();
}, 60_000);
