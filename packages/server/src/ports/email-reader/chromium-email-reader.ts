import type { BrowserContext } from "playwright-core";
import { createLimiter } from "../../base/limiter.js";
import { refuse } from "../../base/refusal.js";
import type { EmailReading, EmailToRead } from "../../emails/email-reading.js";
import { closes, holdBrowser, startTimeout } from "../renderer/hold-browser.js";
import type { Launch } from "../renderer/launch-chromium.js";
import type { EmailReader, ReadingContext } from "./email-reader.js";
import { parseReading } from "./parse-reading.js";
import { holdPages, type ReadingPage } from "./reading-pages.js";

interface Reading extends Launch {
  /** The script that reads, which runs in a page of ours: see packages/editor/src/import/page. */
  script(): Promise<string>;
  atOnceMax?: number;
  readMaxMs?: number;
}

/** Reads in the system's Chromium, in one of its own beside that of the renderer: a long import keeps nobody's PDF waiting. */
export function createChromiumEmailReader(reading: Reading): EmailReader & { close(): Promise<void> } {
  const limit = createLimiter({ atOnceMax: reading.atOnceMax ?? 2, waitingMax: 40, waitingPerCallerMax: 8 });
  const held = holdBrowser(reading);
  const pages = holdPages(reading.script);

  async function readOne(email: EmailToRead, { caller, findPicture, signal }: ReadingContext): Promise<EmailReading> {
    signal?.throwIfAborted();
    const browser = await held.take();
    const timeout = startTimeout(reading.readMaxMs ?? 30_000, signal);
    let isLate = false;
    timeout.passed.catch(() => {
      isLate = true;
    });
    const opened: { context: BrowserContext | null; done?: ReadingPage } = { context: null };
    const onOpen = (context: BrowserContext) => {
      opened.context = context;
    };
    const work = pages.take(browser, { caller, findPicture }, onOpen).then(async (page) => {
      const answer = parseReading(await page.page.evaluate(callPage, email));
      opened.done = page;
      return answer;
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
      if (opened.done) await pages.giveBack(opened.done).catch(() => {});
      else if (!(await closes(opened.context))) await held.discard();
      held.release();
    }
  }

  async function close(): Promise<void> {
    pages.close();
    await held.discard();
  }

  return { read: (email, context) => limit(() => readOne(email, context), context.caller), close };
}

/** Runs in the page: hands the email to the script. */
function callPage(email: EmailToRead): unknown {
  const read = Reflect.get(globalThis, "mailwrightImport") as (order: EmailToRead) => Promise<unknown>;
  return read(email);
}
