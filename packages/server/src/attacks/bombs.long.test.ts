import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { errorCodes } from "@mailwright/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { attackCount, isLongAttack } from "../testing/test-attack.js";
import { callAt, exchangeSession, mintSession, type TestCall } from "../testing/test-client.js";
import { makeTestDirectory } from "../testing/test-directory.js";
import { hasTestPostgres } from "../testing/test-engines.js";
import { createMigratedDatabase, type TestDatabase } from "../testing/test-postgres.js";
import { buildProgram, spawnProgram, stopProgram, type TestProgram, untilReady } from "../testing/test-program.js";

/** Content that is small to send and long to read. Nobody else may notice it. */
interface Bomb {
  name: string;
  /** Left to `npm run attack`. */
  isLong?: boolean;
  /** How it may end: with what it asked for, or refused. Never with a fault. */
  statuses: readonly number[];
  drop(call: TestCall): Promise<number>;
}

const saveAndMail = (html: string) => async (call: TestCall) => {
  const made = await call("POST", "/usertemplate/type/email", { name: "Bomb", template: { html } });
  if (made.status !== 201) return made.status;
  const answer = await call("POST", `/usertemplate/sendtestmail/${made.body.id}`, { to: ["a@b.test"] });
  return answer.status === 202 ? endOf(call, answer.body.id) : answer.status;
};

/** On a busy machine the mail becomes a job, and what counts is how that ends: as 200, or with the status of its failure. */
async function endOf(call: TestCall, jobId: string): Promise<number> {
  for (;;) {
    const { state, failure } = (await call("GET", `/jobs/${jobId}`)).body;
    if (state === "done") return 200;
    if (state !== "waiting" && state !== "running") return Object.entries(errorCodes).find(([code]) => code === failure)?.[1] ?? 500;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const save = (template: object) => async (call: TestCall) =>
  (await call("POST", "/usertemplate/type/email", { name: "Bomb", template })).status;

/** Stores it once, and has it read in every way. */
const saveAndRead = (template: object) => async (call: TestCall) => {
  const made = await call("POST", "/usertemplate/type/email", { name: "Bomb", template });
  if (made.status !== 201) return made.status;
  const { id } = made.body;
  const stale = { "if-match": '"0"' };
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => call("GET", `/usertemplate/${id}`)),
    call("GET", "/usertemplate?status=draft&hideHtml=false&limit=100"),
    call("POST", `/usertemplate/${id}/clone`),
    call("PATCH", `/usertemplate/${id}`, { description: "Stale" }, stale),
  ]);
  return answers.find(({ status }) => status >= 500)?.status ?? 200;
};

const upload = (svg: string) => async (call: TestCall) => {
  const form = new FormData();
  form.append("files[]", new Blob([svg], { type: "image/svg+xml" }), "bomb.svg");
  return (await call("POST", "/assets", form)).status;
};

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000">${inside}</svg>`;
const blurs = (count: number) =>
  drawing(
    `<filter id="f" x="-2" y="-2" width="5" height="5">${'<feTurbulence numOctaves="10" baseFrequency="0.9"/><feMorphology radius="90"/><feGaussianBlur stdDeviation="90"/>'.repeat(count)}</filter><rect width="1000" height="1000" filter="url(#f)"/>`,
  );
const laughs = drawing(
  `<defs>${Array.from({ length: 9 }, (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`).join("")}<rect id="g0" width="9" height="9"/></defs><use href="#g9"/>`,
);

const bombs: readonly Bomb[] = [
  { name: "a test mail of 300,000 nested divs", statuses: [422], drop: saveAndMail("<div>".repeat(300_000)) },
  {
    name: "a test mail of divs as deep as they may be, and many closing tags",
    statuses: [200, 422],
    drop: saveAndMail(`${"<div>".repeat(990)}${"</p>".repeat(290_000)}`),
  },
  {
    name: "a test mail of two million links",
    isLong: true,
    statuses: [200, 422],
    drop: saveAndMail("<a href=https://x.test>".repeat(200_000)),
  },
  {
    name: "a test mail of as many links as an email may have",
    isLong: true,
    statuses: [200, 422],
    drop: saveAndMail("<a href=https://x.test>".repeat(149_000)),
  },
  { name: "a test mail of ten million spaces", isLong: true, statuses: [200, 422], drop: saveAndMail(`<p>${" ".repeat(9_000_000)}x`) },
  { name: "a drawing with filters over filters", statuses: [422], drop: upload(blurs(30)) },
  { name: "a drawing with as many filters as it may have", statuses: [201, 422], drop: upload(blurs(4)) },
  { name: "a drawing that uses itself a billion times", isLong: true, statuses: [201, 400, 422], drop: upload(laughs) },
  { name: "a body of sixteen million numbers", statuses: [422], drop: save({ components: new Array(8_000_000).fill(0) }) },
  {
    name: "a document of as many and as long numbers as may be stored",
    statuses: [201],
    drop: save({ components: { version: 1, numbers: new Array(190_000).fill(1.234567890123456e-100) } }),
  },
  {
    name: "a document of more numbers than may be stored",
    isLong: true,
    statuses: [422],
    drop: save({ components: { version: 1, numbers: new Array(390_000).fill(1.234567890123456e-100) } }),
  },
  {
    name: "opening, listing and copying a document of as many numbers as may be stored",
    isLong: true,
    statuses: [200],
    drop: saveAndRead({ html: "<p>1</p>", components: { version: 1, numbers: new Array(190_000).fill(1.234567890123456e-100) } }),
  },
  {
    name: "opening, listing and copying an email of nine megabytes",
    isLong: true,
    statuses: [200],
    drop: saveAndRead({ html: '"\n'.repeat(2_200_000), components: " ".repeat(9_000_000) }),
  },
  {
    name: "an email of nine megabytes that are written longer",
    isLong: true,
    statuses: [201, 202],
    drop: save({ html: '"\n'.repeat(2_200_000) }),
  },
  {
    name: "a body of thirty megabytes of nothing",
    isLong: true,
    statuses: [201, 202],
    drop: save({ html: "", components: " ".repeat(30_000_000) }),
  },
];

const bombsAtOnce = attackCount({ short: 2, long: 6 });
const bystanderCalls = 5;

const engines = hasTestPostgres ? ["the embedded database", "PostgreSQL"] : ["the embedded database"];

describe.each(engines)("content that is long to read, on %s", (engine) => {
  let database: TestDatabase | null = null;
  let program: TestProgram;
  let server: ChildProcess;
  let attacker: TestCall;
  let bystander: Bystander;
  const dataDir = makeTestDirectory("bombs");
  beforeAll(async () => {
    if (engine === "PostgreSQL") database = await createMigratedDatabase();
    program = await buildProgram();
    server = spawnProgram(program, dataDir, {
      DATABASE_URL: database?.url ?? "",
      APP_SECRET: "a secret for tests, long enough to be one",
    });
    const url = await untilReady(server);
    const signIn = async (name: string) => callAt(url, await exchangeSession(url, (await mintSession(url, name)).sessionId));
    attacker = await signIn("attacker");
    bystander = watchFrom(url, await exchangeSession(url, (await mintSession(url, "bystander")).sessionId));
    // The thread and its connection are there before the first bomb: some are refused within less time than these take.
    await bystander.call();
  }, 60_000);
  afterAll(async () => {
    await bystander.leave();
    await stopProgram(server, "SIGTERM");
    program.remove();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test.each(bombs.filter(({ isLong }) => isLongAttack || !isLong))("$name: delays nobody else", async ({ statuses, drop }) => {
    const order: string[] = [];
    const dropped = Promise.all(
      Array.from({ length: bombsAtOnce }, async () => {
        const status = await drop(attacker);
        order.push("bomb");
        return status;
      }),
    );
    const delays: number[] = [];
    let isOver = false;
    void dropped.finally(() => {
      isOver = true;
    });
    while (!isOver || delays.length < bystanderCalls) {
      delays.push(await bystander.call());
      order.push("bystander");
    }
    for (const status of await dropped) expect([...statuses, 503]).toContain(status);
    // With a server that can do nothing else meanwhile, the bombs would come first.
    expect(order.slice(0, bystanderCalls)).toContain("bystander");
    // A person feels a quarter of a second. It is told and not held to: how long anything takes depends on what else the machine does.
    if (isLongAttack) {
      console.log(`${expect.getState().currentTestName}: ${delays.length} calls, the longest ${Math.max(...delays).toFixed(0)} ms`);
    }
  });
});

interface Bystander {
  /** Asks who is signed in, and answers how long that took, in milliseconds. */
  call(): Promise<number>;
  leave(): Promise<unknown>;
}

/** Somebody else, in a thread of their own: writing the bombs keeps this one busy. */
function watchFrom(url: string, headers: Record<string, string>): Bystander {
  const thread = new Worker(
    `const { parentPort, workerData: { url, headers } } = require("node:worker_threads");
    parentPort.on("message", async () => {
      const start = performance.now();
      const { status } = await fetch(url, { headers });
      parentPort.postMessage({ status, ms: performance.now() - start });
    });`,
    { eval: true, workerData: { url: `${url}/api/v2/session`, headers } },
  );
  return {
    call: async () => {
      const answered = once(thread, "message");
      thread.postMessage(null);
      const [{ status, ms }] = await answered;
      expect(status).toBe(200);
      return ms;
    },
    leave: () => thread.terminate(),
  };
}
