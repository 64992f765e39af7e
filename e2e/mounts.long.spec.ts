import type { CDPSession, Page } from "@playwright/test";
import { serveExample } from "../examples/serve.mjs";
import { apiOf } from "./api.js";
import { letterWith } from "./editor-letter.js";
import { blocks, expect, test } from "./test.js";

/** What must not grow: counted by the page for what no protocol counts. */
interface Kept {
  readonly nodes: number;
  readonly listeners: number;
  readonly workers: number;
  readonly observers: number;
  readonly popovers: number;
  readonly intervals: number;
}

/** Counts workers, observers and intervals that are made and not given up again. */
async function countThings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.origin === "null") return;
    const counts = { workers: 0, observers: 0, intervals: 0 };
    Object.assign(window, { counts });
    const BrowserWorker = window.Worker;
    window.Worker = class extends BrowserWorker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        counts.workers++;
      }
      override terminate() {
        counts.workers--;
        super.terminate();
      }
    };
    for (const name of ["ResizeObserver", "MutationObserver", "IntersectionObserver"] as const) {
      const { prototype } = window[name];
      const { observe, unobserve, disconnect } = prototype as unknown as Record<string, (...args: unknown[]) => void>;
      const targets = new WeakMap<object, Set<unknown>>();
      const note = (observer: object, change: (watched: Set<unknown>) => void) => {
        const watched = targets.get(observer) ?? new Set();
        const wasBusy = watched.size > 0;
        change(watched);
        targets.set(observer, watched);
        counts.observers += Number(watched.size > 0) - Number(wasBusy);
      };
      Object.assign(prototype, {
        observe(this: object, ...args: unknown[]) {
          note(this, (watched) => watched.add(args[0]));
          observe?.apply(this, args);
        },
        unobserve(this: object, ...args: unknown[]) {
          note(this, (watched) => watched.delete(args[0]));
          unobserve?.apply(this, args);
        },
        disconnect(this: object) {
          note(this, (watched) => watched.clear());
          disconnect?.apply(this);
        },
      });
    }
    const { setInterval: start, clearInterval: stop } = window;
    const running = new Set<unknown>();
    Object.assign(window, {
      setInterval: (...args: Parameters<typeof setInterval>) => {
        const id = start(...args);
        running.add(id);
        counts.intervals = running.size;
        return id;
      },
      clearInterval: (id: number) => {
        running.delete(id);
        counts.intervals = running.size;
        stop(id);
      },
    });
  });
}

/**
 * Chromium's autofill holds on to the last field that it looked at, and with it to the whole tree around that one, sometimes until
 * the next field comes. A field of the test's own takes that place, so that what is counted afterwards is ours alone.
 */
function giveAutofillAnotherField(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const field = document.createElement("input");
    field.type = "search";
    document.body.append(field);
    field.focus();
    await new Promise((resolve) => setTimeout(resolve, 300));
    field.remove();
  });
}

async function measure(page: Page, cdp: CDPSession): Promise<Kept> {
  await giveAutofillAnotherField(page);
  // What was scheduled for when the page is idle is done first.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))));
  for (let round = 0; round < 3; round++) await cdp.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await cdp.send("Memory.getDOMCounters");
  const { workers, observers, intervals, popovers } = await page.evaluate(() => ({
    ...(window as unknown as { counts: { workers: number; observers: number; intervals: number } }).counts,
    popovers: document.querySelectorAll("[popover]").length,
  }));
  return { nodes, listeners: jsEventListeners, workers, observers, intervals, popovers };
}

/** Opens and removes an element once, having waited until it is of use. */
function mountOnce(page: Page, tag: string, attributes: Record<string, string>, ready: string): Promise<void> {
  return page.evaluate(
    async ([name, given, selector]) => {
      const element = document.createElement(name);
      for (const [attribute, value] of Object.entries(given)) element.setAttribute(attribute, value);
      document.body.append(element);
      const isThere = () => {
        const [outer = "", inner] = selector.split(" >>> ");
        const found = element.shadowRoot?.querySelector(outer);
        return inner ? Boolean(found?.shadowRoot?.querySelector(inner)) : Boolean(found);
      };
      while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 10));
      element.remove();
      await new Promise((resolve) => setTimeout(resolve));
    },
    [tag, attributes, ready] as const,
  );
}

/** Opens and removes an element ten times, then fifty times more: nothing of those may stay. */
async function expectNothingLeft(page: Page, mount: () => Promise<void>): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  for (let count = 0; count < 10; count++) await mount();
  // An element that was removed may come back for some frames.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const before = await measure(page, cdp);
  for (let count = 0; count < 50; count++) await mount();
  // Calls that the last ones began end in their own time. V8 itself, in the maps that it keeps for speed, sometimes holds a closure of
  // one of them, and so that one's tree, until another takes the place. So there are several measurements, each after one more mount, and
  // the least of them counts: what leaks only grows.
  const after: Kept[] = [];
  for (let count = 0; count < 6; count++) {
    await mount();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    after.push(await measure(page, cdp));
  }
  const grown = (name: keyof Kept) => Math.min(...after.map((kept) => kept[name])) - before[name];
  // An element has thousands of nodes and hundreds of listeners: less than one a mount is noise of the browser's own.
  expect(grown("nodes")).toBeLessThan(50);
  expect(grown("listeners")).toBeLessThan(50);
  for (const name of ["workers", "observers", "popovers", "intervals"] as const) expect(grown(name), name).toBeLessThanOrEqual(0);
}

test("opening and removing the editor 50 times leaves nothing behind", async ({ page }) => {
  test.setTimeout(180_000);
  await countThings(page);
  const example = await serveExample("two-editors");
  await page.goto(example.url);
  await expect(blocks(page, "heading").first()).toBeVisible();
  // The editors that stand on the page all the time are done with what they start with.
  await expect.poll(() => page.evaluate(() => (window as unknown as { counts: Kept }).counts.workers)).toBe(2);
  await expectNothingLeft(page, () => mountOnce(page, "email-editor", { name: "mounted" }, ".mw-mail >>> [data-block-type=wrapper]"));
  example.close();
});

test("opening and removing the dashboard, and the editor of a template, 50 times leaves nothing behind", async ({ page, product }) => {
  test.setTimeout(300_000);
  await countThings(page);
  const html = '<!doctype html><html lang="en"><title>Host</title><script type="module" src="/cdn/mailwright.js"></script></html>';
  await page.route(`${product.url}/host`, (route) => route.fulfill({ contentType: "text/html", body: html }));
  const api = await apiOf(product, "demo-ben");
  const components = letterWith({ id: "title", type: "heading", props: { text: "Mounted" } });
  const { id } = await api.createTemplate("Mounted", { html: "<p>x</p>", components });
  await page.goto("/host");
  await test.step("the editor of a template", async () => {
    const attributes = { "session-id": "demo-ben", "template-id": id, style: "display:block;block-size:800px" };
    await expectNothingLeft(page, () => mountOnce(page, "email-editor", attributes, ".mw-mail >>> [data-block-type=heading]"));
  });
  // With its first cards it goes while calls are still under way: those, too, must let it go.
  const attributes = { "session-id": "demo-ben", style: "display:block;block-size:800px" };
  await test.step("the dashboard", async () => {
    await expectNothingLeft(page, () => mountOnce(page, "template-dashboard", attributes, "article"));
  });
});
