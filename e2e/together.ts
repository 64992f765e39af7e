import type { Browser, Page } from "@playwright/test";
import type { Product } from "./product.js";
import { skipTour, staySignedIn } from "./test.js";

/** A heading of the email, with the id `fixed`. */
export const heading = (text: string, more: object = {}) => ({ id: "fixed", type: "heading", props: { text }, ...more });
/** An email of one column with these blocks. */
export const letter = (...blocks: object[]) => ({
  version: 1,
  settings: {},
  root: {
    id: "root",
    type: "root",
    props: {},
    children: [
      {
        id: "wrapper",
        type: "wrapper",
        props: {},
        children: [{ id: "row", type: "section", props: {}, children: [{ id: "cell", type: "cell", props: {}, children: blocks }] }],
      },
    ],
  },
});

/** What is fetched where people work together in a template, and nowhere else. */
export const togetherFiles = /\/(?:connected-collaboration|start-together)-[^/]*\.js/;

/** A browser of its own, signed in as this person, with the template open. */
export async function openAs(
  browser: Browser,
  product: Product,
  sessionId: string,
  id: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url });
  await skipTour(context);
  const page = await context.newPage();
  await staySignedIn(page, sessionId);
  await prepare?.(page);
  await page.goto(`/edit/${id}`);
  return page;
}

/**
 * The way of a page to the rooms of the server, on which nothing passes once the test cuts it: a browser without a network may keep what is connected already. With `end` the
 * server hears of it too, as after a while without a network, and whatever is connected anew is cut at once.
 */
export async function connectionOf(page: Page) {
  let [isOpen, isEnded] = [true, false];
  const ends = new Set<() => Promise<unknown>>();
  await page.routeWebSocket(/\/live\//, (socket) => {
    if (!isOpen && isEnded) return void socket.close();
    const server = socket.connectToServer();
    ends.add(() => Promise.all([server.close(), socket.close()]));
    socket.onMessage((message) => {
      if (isOpen) server.send(message);
    });
    server.onMessage((message) => {
      if (isOpen) socket.send(message);
    });
  });
  return {
    pass(passes: boolean) {
      isOpen = passes;
    },
    async end() {
      [isOpen, isEnded] = [false, true];
      await Promise.all([...ends].map((end) => end()));
      ends.clear();
    },
  };
}
