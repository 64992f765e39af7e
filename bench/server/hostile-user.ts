import { Worker } from "node:worker_threads";

/** One user who sends and asks for the worst that is known, one after the other, twice at a time, until told to stop. In a thread: what it sends is megabytes. */
export interface HostileUser {
  /** Answers how many calls it made, by status. */
  stop(): Promise<Record<string, number>>;
}

export function startHostileUser(url: string, headers: Record<string, string>): HostileUser {
  const thread = new Worker(`(${beHostile.toString()})(require("node:worker_threads"))`, { eval: true, workerData: { url, headers } });
  return {
    stop: async () => {
      const counted = new Promise<Record<string, number>>((resolve) => thread.once("message", resolve));
      thread.postMessage("stop");
      const counts = await counted;
      await thread.terminate();
      return counts;
    },
  };
}

/** Runs in the thread, with nothing from outside of it. */
function beHostile({ parentPort, workerData }: typeof import("node:worker_threads")): void {
  const { url, headers } = workerData as { url: string; headers: Record<string, string> };
  const counts: Record<string, number> = {};
  const state = { isOver: false };
  const bytes = (value: object) => Buffer.from(JSON.stringify(value));
  const numbers = { version: 1, numbers: new Array(190_000).fill(1.234567890123456e-100) };
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"><filter id="f" x="-2" y="-2" width="5" height="5">${'<feTurbulence numOctaves="10" baseFrequency="0.9"/><feGaussianBlur stdDeviation="90"/>'.repeat(4)}</filter><rect width="1000" height="1000" filter="url(#f)"/></svg>`;
  const bodies = {
    spaces: bytes({ name: "Spaces", template: { html: `<p>${" ".repeat(9_000_000)}x` } }),
    links: bytes({ name: "Links", template: { html: "<a href=https://x.test>".repeat(149_000) } }),
    numbers: bytes({ name: "Numbers", template: { html: "<p>1</p>", components: numbers } }),
    quotes: bytes({ name: "Quotes", template: { html: '"\n'.repeat(2_200_000), components: " ".repeat(9_000_000) } }),
  };
  const call = async (method: string, path: string, body?: Buffer | FormData): Promise<string> => {
    const type: Record<string, string> = body instanceof Buffer ? { "content-type": "application/json" } : {};
    const sent = body ? { body: body instanceof FormData ? body : new Uint8Array(body) } : {};
    const answer = await fetch(`${url}/api/v2${path}`, { method, headers: { ...headers, ...type }, ...sent });
    counts[answer.status] = (counts[answer.status] ?? 0) + 1;
    return Buffer.from(await answer.arrayBuffer()).toString("latin1");
  };
  const save = async (body: Buffer) => /"id":"([0-9a-f-]{36})"/.exec(await call("POST", "/usertemplate/type/email", body))?.[1] ?? "none";
  const mail = async (id: string) => call("POST", `/usertemplate/sendtestmail/${id}`, bytes({ to: ["a@b.test"] }));
  const rounds: (() => Promise<unknown>)[] = [
    async () => mail(await save(bodies.spaces)),
    async () => mail(await save(bodies.links)),
    async () => call("GET", `/usertemplate/${await save(bodies.numbers)}`),
    async () => call("GET", `/usertemplate/${await save(bodies.quotes)}`),
    () => call("GET", "/usertemplate?status=draft&hideHtml=false&limit=100"),
    async () => {
      const form = new FormData();
      form.append("files[]", new Blob([drawing], { type: "image/svg+xml" }), "bomb.svg");
      return call("POST", "/assets", form);
    },
  ];
  const go = async (first: number) => {
    for (let n = first; !state.isOver; n += 1) await rounds[n % rounds.length]?.().catch(() => {});
  };
  const both = Promise.all([go(0), go(3)]);
  parentPort?.once("message", async () => {
    state.isOver = true;
    await both;
    parentPort.postMessage(counts);
  });
}
