import { readFileSync } from "node:fs";
import { callAt, exchangeSession, mintSession, type TestCall } from "../../packages/server/src/testing/test-client.js";
import { quantile } from "../statistics.js";
import { ownerOf, rareWord } from "./seed-templates.js";

/** 90 KB that do not shrink to nothing when they are packed. */
const bigHtml = Array.from({ length: 2250 }, (_, n) => `<p>${Math.sin(n).toString(36).slice(2, 11)} and more words ${n}</p>`)
  .join("\n")
  .slice(0, 90_000);

/** Signs in as one of the owners. */
export async function signInAs(url: string, owner: number): Promise<TestCall> {
  const { sessionId } = await mintSession(url, ownerOf(owner));
  return callAt(url, await exchangeSession(url, sessionId));
}

export interface Sample {
  medianMs: number;
  p95Ms: number;
  /** Processor time of the server's process for one call: hardly depends on what else the machine does. */
  cpuMs: number;
}

/** However slow the machine, a figure takes no longer than this; fewer rounds say it then. */
const samplingMaxMs = 20_000;

type Sampler = (rounds: number, call: (round: number) => Promise<{ status: number }>) => Promise<Sample>;

/** How long one call takes, asked for again and again by one client. */
const createSampler =
  (url: string): Sampler =>
  async (rounds, call) => {
    const times: number[] = [];
    let cpuSeconds = 0;
    const until = performance.now() + samplingMaxMs;
    for (let round = -5; round < rounds && (round < 5 || performance.now() < until); round += 1) {
      if (round === 0) cpuSeconds = await readMetric(url, "process_cpu_seconds_total");
      const start = performance.now();
      const { status } = await call(round);
      if (status >= 300) throw new Error(`A call was answered with ${status}.`);
      if (round >= 0) times.push(performance.now() - start);
    }
    const cpuMs = (((await readMetric(url, "process_cpu_seconds_total")) - cpuSeconds) * 1000) / times.length;
    return { medianMs: quantile(times, 0.5), p95Ms: quantile(times, 0.95), cpuMs };
  };

/** The calls of the figures, one after the other. */
export async function measureCalls(url: string, call: TestCall): Promise<Record<string, Sample>> {
  const sample = createSampler(url);
  const { body: found } = await call("GET", `/usertemplate?status=draft&searchTerm=${rareWord}`);
  const id: string = found.elements[0].id;
  return {
    "list page with total": await sample(200, (round) =>
      call("GET", `/usertemplate?status=draft&limit=20&offset=${Math.max(0, round % 5) * 20}`),
    ),
    "list page by name": await sample(100, () => call("GET", "/usertemplate?status=draft&limit=20&sortBy=name")),
    "search for a rare word": await sample(100, () => call("GET", `/usertemplate?status=draft&searchTerm=${rareWord}`)),
    "counts of all views": await sample(50, () => call("GET", "/usertemplate/counts")),
    "shared list": await sample(50, () => call("GET", "/usertemplate/sharing?limit=20")),
    "open a template": await sample(100, () => call("GET", `/usertemplate/${id}`)),
    "save 90 KB": await sample(60, (round) => call("PATCH", `/usertemplate/${id}`, { template: { html: `${bigHtml}${round}` } })),
  };
}

export interface Crowd {
  calls: number;
  errors: number;
  lostSaves: number;
  perSecond: number;
  loopDelayP99Ms: number;
}

/** Many clients at once that list, open and save, each its own template. Every acknowledged save must be there at the end. */
export async function measureCrowd(url: string, pid: number, clients: number, seconds: number): Promise<Crowd & { memoryMb: number }> {
  const call = await signInAs(url, 0);
  const ids: string[] = [];
  for (let n = 0; n < clients; n += 1)
    ids.push((await call("POST", "/usertemplate/type/email", { name: `Crowd ${n}`, template: { html: "<p>0</p>" } })).body.id);
  await readMetric(url, loopDelay);
  const until = performance.now() + seconds * 1000;
  const results = await Promise.all(ids.map((id, n) => behave(call, id, n, until)));
  const loopDelayP99Ms = (await readMetric(url, loopDelay)) * 1000;
  const lost = await Promise.all(ids.map(async (id, n) => (await call("GET", `/usertemplate/${id}`)).body.version !== results[n]?.version));
  const calls = results.reduce((sum, result) => sum + result.calls, 0);
  return {
    calls,
    errors: results.reduce((sum, result) => sum + result.errors, 0),
    lostSaves: lost.filter(Boolean).length,
    perSecond: calls / seconds,
    loopDelayP99Ms,
    memoryMb: readMemoryMb(pid),
  };
}

/** Of twenty calls twelve list, five open and three save. */
async function behave(call: TestCall, id: string, blueprint: number, until: number) {
  const result = { calls: 0, errors: 0, version: 1 };
  for (let n = blueprint; performance.now() < until; n += 1) {
    const turn = n % 20;
    const save = () =>
      call("PATCH", `/usertemplate/${id}`, { template: { html: `${bigHtml}${n}` } }, { "if-match": `"${result.version}"` });
    const answer = await (turn < 12
      ? call("GET", `/usertemplate?status=draft&offset=${turn * 20}`)
      : turn < 17
        ? call("GET", `/usertemplate/${id}`)
        : save()
    ).catch(() => ({ status: 599, body: null }));
    result.calls += 1;
    if (answer.status >= 300) result.errors += 1;
    else if (turn >= 17) result.version = answer.body.version;
  }
  return result;
}

const loopDelay = "nodejs_eventloop_delay_p99_seconds";

/** A figure that the server tells of itself. */
export async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split("\n").find((candidate) => candidate.startsWith(`${name} `));
  return Number(line?.split(" ")[1] ?? Number.NaN);
}

/** What the process holds now, where the system tells. */
export function readMemoryMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
