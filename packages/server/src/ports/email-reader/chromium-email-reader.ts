import type { BrowserContext, BrowserContextOptions, Page, Route } from "playwright-core";
import { createLimiter } from "../../base/limiter.js";
import { refuse } from "../../base/refusal.js";
import type { EmailReading, EmailToRead } from "../../emails/email-reading.js";
import { closes, holdBrowser, startTimeout } from "../renderer/hold-browser.js";
import type { Launch } from "../renderer/launch-chromium.js";
import type { FindPicture } from "../renderer/renderer.js";
import type { EmailReader, ReadingContext } from "./email-reader.js";
import { parseReading } from "./parse-reading.js";

interface Reading extends Launch {
  /** The script that reads, which runs in a page of ours: see packages/editor/src/import/page. */
  script(): Promise<string>;
  atOnceMax?: number;
  readMaxMs?: number;
}

/** A name that no server has: the page is answered here, and relative addresses lead nowhere. */
const pageUrl = "http://import.invalid/";
const picturesMax = 200;
/** Nothing but our own script runs, which is called from outside. Frames inherit it: emails lie in frames that run no scripts either. */
const policy = "default-src 'none'; img-src http: https: data: blob:; style-src 'unsafe-inline'";

/** Reads in the system's Chromium, in one of its own beside that of the renderer: a long import keeps nobody's PDF waiting. */
export function createChromiumEmailReader(reading: Reading): EmailReader & { close(): Promise<void> } {
  const limit = createLimiter({ atOnceMax: reading.atOnceMax ?? 2, waitingMax: 40, waitingPerCallerMax: 8 });
  const held = holdBrowser(reading);

  async function readOne(email: EmailToRead, { findPicture, signal }: ReadingContext): Promise<EmailReading> {
    signal?.throwIfAborted();
    const script = await reading.script();
    const browser = await held.take();
    const timeout = startTimeout(reading.readMaxMs ?? 30_000, signal);
    let isLate = false;
    timeout.passed.catch(() => {
      isLate = true;
    });
    let context: BrowserContext | null = null;
    const work = openPage(browser.newContext(contextOptions), findPicture, (opened) => {
      context = opened;
    }).then(async (page) => {
      await page.evaluate(script);
      return parseReading(await page.evaluate(callPage, email));
    });
    try {
      return await Promise.race([work, timeout.passed]);
    } catch (cause) {
      work.catch(() => {}); // it ends with its context
      signal?.throwIfAborted();
      // A page that takes all of the memory is ended by its browser.
      const isTooCostly = isLate || (cause instanceof Error && /crashed|closed/i.test(cause.message));
      if (isTooCostly) refuse("content-too-costly", { cause });
      throw cause;
    } finally {
      timeout.clear();
      // A browser that cannot even close a page is of no more use; the next email gets a new one.
      if (!(await closes(context))) await held.discard();
      held.release();
    }
  }

  return { read: (email, context) => limit(() => readOne(email, context), context.caller), close: () => held.discard() };
}

const contextOptions: BrowserContextOptions = {
  viewport: { width: 800, height: 800 },
  serviceWorkers: "block",
  acceptDownloads: false,
  permissions: [],
};

/** Runs in the page: hands the email to the script. */
function callPage(email: EmailToRead): unknown {
  const read = Reflect.get(globalThis, "mailwrightImport") as (order: EmailToRead) => Promise<unknown>;
  return read(email);
}

async function openPage(
  opening: Promise<BrowserContext>,
  findPicture: FindPicture,
  onOpen: (context: BrowserContext) => void,
): Promise<Page> {
  const context = await opening;
  onOpen(context);
  let isServed = false;
  let pictures = 0;
  await context.route("**/*", async (route) => {
    const request = route.request();
    if (!isServed && request.isNavigationRequest() && request.url() === pageUrl) {
      isServed = true;
      const headers = { "content-security-policy": policy };
      return route.fulfill({ body: "<!doctype html><title>Import</title>", contentType: "text/html; charset=utf-8", headers });
    }
    pictures += 1;
    if (request.resourceType() !== "image" || pictures > picturesMax) return route.abort();
    return answerPicture(route, findPicture);
  });
  const page = await context.newPage();
  await page.goto(pageUrl);
  return page;
}

async function answerPicture(route: Route, findPicture: FindPicture): Promise<void> {
  const picture = await findPicture(route.request().url()).catch(() => null);
  const answered = picture ? route.fulfill({ body: picture.bytes, contentType: picture.mime }) : route.abort();
  await answered.catch(() => {}); // the page is gone already
}
