import { rmSync } from "node:fs";
import { aDocument, aSection, aText } from "@mailwright/testing";
import type { Browser, Page } from "playwright";
import { people } from "../e2e/people.js";
import { makeTestDirectory } from "../packages/server/src/testing/test-directory.js";
import { spawnProgram, stopProgram, untilReady } from "../packages/server/src/testing/test-program.js";
import { measureInTurns, type Sampling, subjectOf } from "./measure-cost.js";
import { prepareDrag, typing } from "./measure-editing.js";
import { median, quantile } from "./statistics.js";
import { type Crowd, openCrowd, signIn } from "./writing-crowd.js";

const blockCount = 100;
const target = 1.2;
/** A person who types quickly. */
const betweenKeysMs = 80;
const arrivals = 40;

const textId = (at: number) => `text-${at}`;

/** Prints what five people who write in the same email cost the one who works in it: each key and each step of a drag, alone and with them. */
export async function printTogether(browser: Browser): Promise<void> {
  const directory = makeTestDirectory("bench");
  const server = spawnProgram({ path: "packages/server/dist/main.js" }, directory, { AUTH_MODE: "demo", HOST_KEYS: "" });
  const url = await untilReady(server);
  const ann = await signIn(url, people.ann);
  const rows = Array.from({ length: blockCount }, (_, at) => aSection(aText({ text: `<p>Words of text ${at}</p>` }, textId(at))));
  const { id = "" } = await ann.call("POST", "/usertemplate/type/email", {
    name: "Bench",
    template: { html: "<p></p>", components: aDocument(rows) },
  });
  const others = await Promise.all([people.ben, people.ada, people.fay].map((session) => signIn(url, session)));
  await ann.call("PATCH", `/usertemplate/sharing/${id}`, { collaborators: others.map(({ userId }) => userId) });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url });
  await context.addInitScript(() => localStorage.setItem("mailwright.editor.tour", "done"));
  const page = await context.newPage();
  await page.request.post("/api/v2/demo/session", { headers: { "x-session-id": "cookie" }, data: { sessionId: people.ann } });
  await page.goto(`/edit/${id}`);
  await page.locator("[data-block-type=text] p").first().click();
  // One of the five writes in the text that is written in here, the others beside it.
  const crowd = await openCrowd(
    url,
    id,
    others,
    Array.from({ length: 5 }, (_, at) => textId(at)),
  );
  await page.waitForTimeout(2000);
  await page.keyboard.type("warm", { delay: 50 });
  await printRatio("key", page, crowd, { ...typing(page), restMs: betweenKeysMs });
  crowd.pause();
  console.log(`remote change to paint: ${describeTimes(await measureArrivals(page, crowd))}`);
  await page.keyboard.press("Escape");
  await printRatio("drag step", page, crowd, await prepareDrag(page));
  crowd.leave();
  await context.close();
  await stopProgram(server, "SIGTERM");
  rmSync(directory, { recursive: true, force: true });
}

/** The same page in turns alone and with the others, so that a busy moment of the machine meets both alike. */
async function printRatio(name: string, page: Page, crowd: Crowd, sampling: Sampling): Promise<void> {
  const subject = await subjectOf(page);
  const modes = [crowd.pause, crowd.write];
  const prepare = async () => {
    const choose = modes.shift();
    const act = async (round: number) => {
      choose?.();
      await sampling.act(round);
    };
    return { ...sampling, act };
  };
  const [alone, five] = await measureInTurns([subject, subject], prepare);
  const ratio = (five?.p50 ?? Number.NaN) / (alone?.p50 ?? Number.NaN);
  const verdict = ratio <= target ? `within ${target}` : `MISSES ${target}`;
  const words = [alone, five].map((cost) => `${cost?.p50.toFixed(1)} ms (p95 ${cost?.p95.toFixed(1)}, CPU ${cost?.cpu.toFixed(1)})`);
  console.log(`${name} to paint: ${words[0]} alone, ${words[1]} with five who write; ratio ${ratio.toFixed(2)}  ${verdict}`);
}

/** From the moment in which somebody writes until it is on screen here. */
async function measureArrivals(page: Page, crowd: Crowd): Promise<number[]> {
  const block = await page.locator("[data-block-type=text]").nth(1).elementHandle();
  const times: number[] = [];
  for (let nth = 0; nth < arrivals; nth++) {
    const mark = `mark ${nth}.`;
    const seen = block?.evaluate(async (element, wanted) => {
      const root = element.getRootNode();
      while (!root.textContent?.includes(wanted)) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      return performance.timeOrigin + performance.now();
    }, mark);
    await page.waitForTimeout(100);
    const startMs = performance.timeOrigin + performance.now();
    crowd.say(textId(1), mark);
    times.push(((await seen) ?? Number.NaN) - startMs);
  }
  return times;
}

const describeTimes = (times: readonly number[]) => `${median(times).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms`;
