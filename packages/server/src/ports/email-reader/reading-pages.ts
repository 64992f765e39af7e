import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from "playwright-core";
import type { FindPicture } from "../renderer/renderer.js";

/** A page that our script runs in. */
export interface ReadingPage {
  readonly browser: Browser;
  readonly caller: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** How many emails were read in it. */
  readCount: number;
  /** What answers the pictures of the email that is read now. */
  findPicture: FindPicture;
  pictureCount: number;
}

/** A name that no server has: the page is answered here, and relative addresses lead nowhere. */
const pageUrl = "http://import.invalid/";
const picturesMax = 200;
/** Nothing but our own script runs, which is called from outside. Frames inherit it: emails lie in frames that run no scripts either. */
const policy = "default-src 'none'; img-src http: https: data: blob:; style-src 'unsafe-inline'";

/** What many emails leave behind goes with the page. */
const readsMax = 25;
const idleMax = 4;
const idleMs = 10_000;

/**
 * Pages in which one email is read after the other. To open one and to run the script for the first time takes longer than to read most emails. A
 * page reads the emails of one person only: what it remembers of them, such as pictures, is nobody else's.
 */
export function holdPages(script: () => Promise<string>) {
  const idle = new Map<ReadingPage, NodeJS.Timeout>();

  function drop(page: ReadingPage): void {
    clearTimeout(idle.get(page));
    idle.delete(page);
    page.context.close().catch(() => {}); // it is gone already
  }

  return {
    /** A page of this browser for a person. `onOpen` is told of a new one before anything can fail in it. */
    async take(
      browser: Browser,
      { caller, findPicture }: Pick<ReadingPage, "caller" | "findPicture">,
      onOpen: (context: BrowserContext) => void,
    ): Promise<ReadingPage> {
      const [kept] = [...idle.keys()].filter((page) => page.caller === caller && page.browser === browser && !page.page.isClosed());
      if (!kept) return openPage(browser, { caller, findPicture }, await script(), onOpen);
      clearTimeout(idle.get(kept));
      idle.delete(kept);
      onOpen(kept.context);
      return Object.assign(kept, { findPicture, pictureCount: 0 });
    },

    /** Takes a page back that has read an email to its end. */
    async giveBack(page: ReadingPage): Promise<void> {
      page.readCount += 1;
      if (page.readCount >= readsMax) return page.context.close();
      const [oldest] = idle.keys();
      if (oldest && idle.size >= idleMax) drop(oldest);
      const timer = setTimeout(() => drop(page), idleMs);
      timer.unref();
      idle.set(page, timer);
    },

    close(): void {
      for (const page of [...idle.keys()]) drop(page);
    },
  };
}

const contextOptions: BrowserContextOptions = {
  viewport: { width: 800, height: 800 },
  serviceWorkers: "block",
  acceptDownloads: false,
  permissions: [],
};

async function openPage(
  browser: Browser,
  asked: Pick<ReadingPage, "caller" | "findPicture">,
  script: string,
  onOpen: (context: BrowserContext) => void,
): Promise<ReadingPage> {
  const context = await browser.newContext(contextOptions);
  onOpen(context);
  const page = await context.newPage();
  const opened: ReadingPage = { ...asked, browser, context, page, readCount: 0, pictureCount: 0 };
  let isServed = false;
  await context.route("**/*", async (route) => {
    const request = route.request();
    if (!isServed && request.isNavigationRequest() && request.url() === pageUrl) {
      isServed = true;
      const headers = { "content-security-policy": policy };
      return route.fulfill({ body: "<!doctype html><title>Import</title>", contentType: "text/html; charset=utf-8", headers });
    }
    opened.pictureCount += 1;
    if (request.resourceType() !== "image" || opened.pictureCount > picturesMax) return route.abort();
    return answerPicture(route, opened.findPicture);
  });
  await page.goto(pageUrl);
  await page.evaluate(script);
  return opened;
}

async function answerPicture(route: Route, findPicture: FindPicture): Promise<void> {
  const picture = await findPicture(route.request().url()).catch(() => null);
  const answered = picture ? route.fulfill({ body: picture.bytes, contentType: picture.mime }) : route.abort();
  await answered.catch(() => {}); // the page is gone already
}
