import type { Browser, BrowserContext, Page as BrowserPage, Route } from "playwright-core";
import type { Page } from "./renderer.js";

/** A name that no server has: the page is answered here, and relative addresses lead nowhere. */
const pageUrl = "http://render.invalid/";
const picturesMax = 200;
const loadMaxMs = 15_000;
const policy = "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'";

export interface WindowSize {
  widthPx: number;
  heightPx?: number | undefined;
}

/** A context of its own for one page: nothing of another page is seen, and scripts do not run. */
export function openIsolated(browser: Browser, { widthPx, heightPx = 800 }: WindowSize): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: widthPx, height: heightPx },
    javaScriptEnabled: false,
    serviceWorkers: "block",
    acceptDownloads: false,
    permissions: [],
  });
}

/** Loads the page, as far as it gets in 15 seconds. Of all that it asks for, only pictures are answered. */
export async function loadIsolated(context: BrowserContext, { html, findPicture }: Page): Promise<BrowserPage> {
  const page = await context.newPage();
  let isServed = false;
  let pictures = 0;
  await context.route("**/*", async (route) => {
    const request = route.request();
    if (!isServed && request.isNavigationRequest() && request.url() === pageUrl) {
      isServed = true;
      return route.fulfill({ body: html, contentType: "text/html; charset=utf-8", headers: { "content-security-policy": policy } });
    }
    pictures += 1;
    if (request.resourceType() !== "image" || pictures > picturesMax) return route.abort();
    return answerPicture(route, findPicture);
  });
  await page.goto(pageUrl, { waitUntil: "commit" });
  // Pictures that are too slow are left out.
  await page.waitForLoadState("load", { timeout: loadMaxMs }).catch(() => {});
  return page;
}

async function answerPicture(route: Route, findPicture: Page["findPicture"]): Promise<void> {
  const picture = await findPicture(route.request().url()).catch(() => null);
  const answered = picture ? route.fulfill({ body: picture.bytes, contentType: picture.mime }) : route.abort();
  await answered.catch(() => {}); // the page is gone already
}
