import { setTimeout as pause } from "node:timers/promises";
import { callAt, exchangeSession, mintSession, type TestCall } from "../../packages/server/src/testing/test-client.js";
import { quantile } from "../statistics.js";
import { ownerOf, rareWord } from "./seed-templates.js";

/** Somebody who works: with templates of their own, and a colleague to share with. */
interface Person {
  call: TestCall;
  fetchPicture(path: string): Promise<{ status: number }>;
  /** A template that only this person saves. */
  own: { id: string; version: number };
  colleague: string;
  shown: string;
  uploaded: string;
}

/** Signs people in, each at one of the servers. */
export async function signInPeople(urls: readonly string[], count: number, picture: Blob): Promise<Person[]> {
  const minted: { url: string; sessionId: string; principalId: string }[] = [];
  for (let n = 0; n < count; n += 1) {
    const url = urls[n % urls.length] ?? "";
    minted.push({ url, ...(await mintSession(url, ownerOf(n))) });
  }
  return Promise.all(
    minted.map(async ({ url, sessionId }, n) => {
      const headers = await exchangeSession(url, sessionId);
      const call = callAt(url, headers);
      const { body: made } = await call("POST", "/usertemplate/type/email", { name: `Work ${n}`, template: { html: "<p>0</p>" } });
      const { body: page } = await call("GET", "/usertemplate?status=draft&limit=20&offset=20");
      const { body: uploads } = await call("POST", "/assets", formOf(picture, n));
      const fetchPicture = async (path: string) => {
        const answer = await fetch(path.startsWith("http") ? path : `${url}${path}`);
        await answer.arrayBuffer();
        return answer;
      };
      const colleague = minted[(n + 1) % minted.length]?.principalId ?? "";
      return { call, fetchPicture, own: { id: made.id, version: 1 }, colleague, shown: pictureOf(page), uploaded: urlOf(uploads) };
    }),
  );
}

const pictureOf = (page: { elements: { previewPictureUrl: string | null }[] }) =>
  page.elements.find(({ previewPictureUrl }) => previewPictureUrl !== null)?.previewPictureUrl ?? "";
const urlOf = (uploads: unknown): string => /"(?:src|url)":"([^"]+)"/.exec(JSON.stringify(uploads))?.[1] ?? "";

function formOf(picture: Blob, n: number): FormData {
  const form = new FormData();
  form.append("files[]", picture, `picture-${n}.jpg`);
  return form;
}

type Act = (person: Person, round: number, picture: Blob) => Promise<{ status: number }>;

interface Action {
  kind: "read" | "write";
  /** Of a hundred calls. */
  share: number;
  act: Act;
}

const html = Array.from({ length: 500 }, (_, n) => `<p>${Math.sin(n).toString(36).slice(2, 11)} and more words ${n}</p>`).join("\n");

const share: Act = async ({ call, own, colleague }, round) => {
  const answer = await call("PATCH", `/usertemplate/sharing/${own.id}`, { collaborators: round % 2 === 0 ? [colleague] : [] });
  if (answer.status === 200) own.version = answer.body.version;
  return answer;
};

const save: Act = async ({ call, own }, round) => {
  const answer = await call("PATCH", `/usertemplate/${own.id}`, { template: { html: html + round } }, { "if-match": `"${own.version}"` });
  if (answer.status === 200) own.version = answer.body.version;
  return answer;
};

const actions: Readonly<Record<string, Action>> = {
  list: { kind: "read", share: 30, act: ({ call }, n) => call("GET", `/usertemplate?status=draft&offset=${(n % 10) * 20}`) },
  search: { kind: "read", share: 8, act: ({ call }) => call("GET", `/usertemplate?status=draft&searchTerm=${rareWord}`) },
  "search by criteria": {
    kind: "read",
    share: 4,
    act: ({ call }) =>
      call("POST", "/usertemplate/search", {
        criteria: [{ key: "name", value: "autumn", operation: "CONTAINS" }],
        orderBy: "name",
        limit: 20,
      }),
  },
  counts: { kind: "read", share: 6, act: ({ call }) => call("GET", "/usertemplate/counts") },
  open: { kind: "read", share: 16, act: ({ call, own }) => call("GET", `/usertemplate/${own.id}`) },
  session: { kind: "read", share: 1, act: ({ call }) => call("GET", "/session") },
  thumbnail: { kind: "read", share: 14, act: ({ fetchPicture, shown }) => fetchPicture(shown) },
  picture: { kind: "read", share: 6, act: ({ fetchPicture, uploaded }) => fetchPicture(uploaded) },
  save: { kind: "write", share: 9, act: save },
  share: { kind: "write", share: 2, act: share },
  upload: { kind: "write", share: 2, act: ({ call }, n, picture) => call("POST", "/assets", formOf(picture, n)) },
  "test mail": {
    kind: "write",
    share: 2,
    act: ({ call, own }) => call("POST", `/usertemplate/sendtestmail/${own.id}`, { to: ["a@acme.test"] }),
  },
};

const hundred = Object.entries(actions).flatMap(([name, { share }]) => Array.from({ length: share }, () => name));

export interface Timing {
  p50: number;
  p95: number;
  p99: number;
}

export interface MixedFigures {
  calls: number;
  perSecond: number;
  refused: Record<string, number>;
  reads: Timing;
  writes: Timing;
  byAction: Record<string, Timing>;
}

/** Everybody works for a while. With a pause a call is as long as it takes one person; without one they only find out how many calls there can be. */
export async function workTogether(people: readonly Person[], { seconds, pauseMs }: { seconds: number; pauseMs: number }, picture: Blob) {
  const times: Record<string, number[]> = {};
  const refused: Record<string, number> = {};
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    people.map(async (person, first) => {
      // Apart from each other, and the same in every run.
      for (let n = first * 7; performance.now() < until; n += 37) {
        const name = hundred[n % hundred.length] ?? "";
        if (pauseMs > 0) await pause(pauseMs * (0.5 + ((n * 61) % 101) / 100));
        const start = performance.now();
        const { status } = (await actions[name]?.act(person, n, picture).catch(() => ({ status: 599 }))) ?? { status: 0 };
        const ms = times[name] ?? [];
        ms.push(performance.now() - start);
        times[name] = ms;
        if (status >= 400) refused[`${name} ${status}`] = (refused[`${name} ${status}`] ?? 0) + 1;
      }
    }),
  );
  return summarize(times, refused, seconds);
}

function summarize(times: Record<string, number[]>, refused: Record<string, number>, seconds: number): MixedFigures {
  const of = (kind: Action["kind"]) => Object.entries(times).flatMap(([name, ms]) => (actions[name]?.kind === kind ? ms : []));
  const calls = Object.values(times).reduce((sum, { length }) => sum + length, 0);
  const byAction = Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, timingOf(ms)]));
  return { calls, perSecond: calls / seconds, refused, reads: timingOf(of("read")), writes: timingOf(of("write")), byAction };
}

const timingOf = (ms: readonly number[]): Timing => ({
  p50: quantile([...ms], 0.5),
  p95: quantile([...ms], 0.95),
  p99: quantile([...ms], 0.99),
});
