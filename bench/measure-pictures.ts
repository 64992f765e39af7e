import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright";
import type { BenchServer } from "./bench-server.js";
import { median } from "./statistics.js";

const rounds = 8;
const fewPictures = 50;
const manyPictures = 10_000;
const droppedFiles = 30;
const fileBytes = 10_000_000;

/** A page whose library of pictures has that many, in parts as a server answers them. */
export function picturesPage(pictures: number): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title>
<style>html,body{height:100%;margin:0}email-editor{display:block;height:100%}</style>
<script type="module">
  localStorage.setItem("mailwright.editor.tour", "done");
  const still = "data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=";
  const all = Array.from({ length: ${pictures} }, (_, nth) => ({ id: "p" + nth, name: "Lamp " + nth, url: still, widthPx: 600, heightPx: 400 }));
  const editor = document.querySelector("email-editor");
  editor.providers = {
    images: {
      list: async ({ search, after = "0" }) => {
        const found = search === "" ? all : all.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
        const end = Number(after) + 100;
        return { images: found.slice(Number(after), end), total: found.length, ...(end < found.length && { next: String(end) }) };
      },
      upload: async (file) => {
        (window.stored ??= []).push(file.size);
        return { id: file.name, name: file.name, url: still };
      },
    },
  };
  editor.document = {
    version: 1,
    settings: {},
    root: { id: "root", type: "root", props: {}, children: [{ id: "page", type: "wrapper", props: {}, children: [{ id: "empty", type: "image", props: {} }] }] },
  };
</script>
<script type="module" src="/cdn/mailwright.js"></script>
<body><email-editor name="bench" theme="light"></email-editor></body></html>`;
}

/** Prints how long the image dialog takes until its first tiles with 50 and with 10,000 pictures, and the ratio: at most 1.2. */
export async function printPictures(browser: Browser, server: BenchServer): Promise<void> {
  const times: Record<number, number[]> = { [fewPictures]: [], [manyPictures]: [] };
  // The first fetches the code of the dialog into the browser's cache of compiled code.
  await openDialog(browser, `${server.url}/pictures?pictures=${fewPictures}`);
  for (let round = 0; round < rounds; round += 1) {
    // Each is as often the first of a pair: what else the machine does comes and goes.
    const pair = round % 2 === 0 ? [fewPictures, manyPictures] : [manyPictures, fewPictures];
    for (const pictures of pair) times[pictures]?.push(await openDialog(browser, `${server.url}/pictures?pictures=${pictures}`));
  }
  const [few, many] = [fewPictures, manyPictures].map((pictures) => median(times[pictures] ?? []));
  const ratio = (many ?? Number.NaN) / (few ?? Number.NaN);
  console.log(`image dialog: ${few?.toFixed(0)} ms with 50 pictures, ${many?.toFixed(0)} ms with 10,000`);
  console.log(`image dialog, 10,000 / 50: ${ratio.toFixed(2)}${ratio <= 1.2 ? "  within 1.2" : "  MISSES 1.2"}`);
}

/** Prints how long the page stood still, and how much memory it took, while 30 photos of 10 MB that were dropped at once were made smaller and uploaded. */
export async function printDropped(browser: Browser, server: BenchServer): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${server.url}/pictures?pictures=${fewPictures}`);
  await press(page);
  const photoBytes = await page.evaluate(makePhotos, { count: droppedFiles, bytes: fileBytes });
  await page.waitForTimeout(3000);
  const idle = await browser.newPage();
  await idle.evaluate(followLateness);
  const memory = followMemory(browser);
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  const began = performance.now();
  await page.evaluate(dropPhotos);
  await page.waitForFunction((count) => (window as unknown as DropPage).stored?.length === count, droppedFiles, { timeout: 600_000 });
  const seconds = (performance.now() - began) / 1000;
  const tasks = readTasks(await browser.stopTracing());
  const sizes = await page.evaluate(() => (window as unknown as DropPage).stored ?? []);
  const lateMs = await idle.evaluate(() => (window as unknown as IdlePage).latestMs ?? 0);
  const { beforeMib, peakMib } = await memory();
  console.log(
    `${droppedFiles} photos of ${(photoBytes / 1e6).toFixed(1)} MB dropped at once: ${seconds.toFixed(0)} s, largest stored ${Math.max(...sizes)} bytes`,
  );
  const own = Math.max(0, ...tasks.map(({ ownMs }) => ownMs));
  const clock = tasks.map(({ clockMs }) => clockMs);
  console.log(`longest task of the page, its own processor time: ${own.toFixed(0)} ms${own <= 50 ? "  within 50" : "  MISSES 50"}`);
  console.log(
    `by the clock ${Math.max(0, ...clock).toFixed(0)} ms, ${clock.filter((ms) => ms > 50).length} of ${clock.length} over 50 ms; an empty page beside it was late by ${lateMs.toFixed(0)} ms at most`,
  );
  console.log(`memory of the browser ${beforeMib.toFixed(0)} MiB before, ${peakMib.toFixed(0)} MiB at most`);
  await idle.close();
  await page.close();
}

/** One task of the page's main thread: how long it took by the clock, and how long a processor worked at it. */
interface PageTask {
  readonly clockMs: number;
  readonly ownMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** The tasks of the thread in which the files were dropped, from the drop on. */
function readTasks(trace: Buffer): readonly PageTask[] {
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const drop = traceEvents.find(({ name }) => name === dropMark);
  if (!drop) throw new Error("the trace knows of no drop");
  const isOfPage = ({ name, ph, pid, tid, ts, dur = 0 }: TraceEvent) =>
    name.endsWith("RunTask") && ph === "X" && pid === drop.pid && tid === drop.tid && ts + dur > drop.ts;
  return traceEvents.filter(isOfPage).map(({ dur = 0, tdur = 0 }) => ({ clockMs: dur / 1000, ownMs: tdur / 1000 }));
}

const dropMark = "photos-dropped";

interface DropPage {
  photos?: DataTransfer;
  stored?: number[];
}

interface IdlePage {
  latestMs?: number;
}

/** Keeps by how much a timer was late at most: the page does nothing else, so that the machine alone makes it wait. Runs in the page. */
function followLateness(): void {
  const held = window as unknown as IdlePage;
  let due = performance.now() + 20;
  setInterval(() => {
    const now = performance.now();
    held.latestMs = Math.max(held.latestMs ?? 0, now - due);
    due = now + 20;
  }, 20);
}

/** Copies of a photo of about that weight: noise, which no encoder makes light. Runs in the page, and answers what one weighs. */
async function makePhotos({ count, bytes }: { readonly count: number; readonly bytes: number }): Promise<number> {
  const canvas = new OffscreenCanvas(4000, 3000);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser draws no pictures");
  const noise = context.createImageData(1000, 750);
  for (let at = 0; at < noise.data.length; at += 4) noise.data.set([at * 7919, at * 104729, (at * 1299709) >> 3, 255], at);
  for (let nth = 0; nth < 16; nth += 1) context.putImageData(noise, (nth % 4) * 1000, Math.floor(nth / 4) * 750);
  let blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 1 });
  for (let quality = 0.98; blob.size > bytes * 1.1 && quality > 0.2; quality -= 0.04)
    blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
  const photos = new DataTransfer();
  for (let nth = 0; nth < count; nth += 1) photos.items.add(new File([blob], `photo ${nth}.jpg`, { type: "image/jpeg" }));
  (window as unknown as DropPage).photos = photos;
  return blob.size;
}

/** Drops the photos on the open dialog, in a task of its own: making them, and being told to drop them, is no work of the product. Runs in the page. */
function dropPhotos(): void {
  const place = document.querySelector("email-editor")?.shadowRoot?.querySelector(".mw-pictures");
  const dataTransfer = (window as unknown as DropPage).photos;
  if (!place || !dataTransfer) throw new Error("there is no dialog to drop on");
  setTimeout(() => {
    performance.mark("photos-dropped");
    for (const type of ["dragover", "drop"])
      place.dispatchEvent(new DragEvent(type, { bubbles: true, composed: true, cancelable: true, dataTransfer }));
  }, 500);
}

/** Follows what all processes of the browser hold, by Linux's own figures; NaN elsewhere. Answers what it was before, and at most. */
function followMemory(browser: Browser): () => Promise<{ readonly beforeMib: number; readonly peakMib: number }> {
  const samples: number[] = [];
  const session = browser.newBrowserCDPSession();
  const look = async () => {
    const { processInfo } = await (await session).send("SystemInfo.getProcessInfo");
    samples.push(processInfo.reduce((sum, { id }) => sum + residentMib(id), 0));
  };
  const first = look();
  const timer = setInterval(() => void look(), 250);
  return async () => {
    clearInterval(timer);
    await first;
    await (await session).detach();
    return { beforeMib: samples[0] ?? Number.NaN, peakMib: Math.max(...samples) };
  };
}

function residentMib(id: number): number {
  try {
    const kib = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))?.[1];
    return Number(kib) / 1024;
  } catch {
    return 0;
  }
}

/** From the press on the empty place to the frame with the first tiles, the second time: the first fetches the dialog. */
async function openDialog(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(url);
  await press(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.keyboard.press("ControlOrMeta+z");
  const tookMs = await press(page);
  await page.close();
  return tookMs;
}

/** Presses the empty place of the email, and answers after how many milliseconds tiles were there. */
async function press(page: Page): Promise<number> {
  await page.evaluate(() => {
    document.title = "";
    const begin = () => {
      const start = performance.now();
      const root = document.querySelector("email-editor")?.shadowRoot;
      const end = () => {
        document.title = String(performance.now() - start);
      };
      const look = () => {
        if (root?.querySelector("[role=option]")) requestAnimationFrame(() => setTimeout(end));
        else requestAnimationFrame(look);
      };
      look();
    };
    addEventListener("pointerdown", begin, { once: true, capture: true });
  });
  await page.locator('[data-block-type="image"]').click();
  await page.waitForFunction(() => Number(document.title) > 0);
  return Number(await page.title());
}
