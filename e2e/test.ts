import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { people } from "./people.js";
import { type Product, startProduct } from "./product.js";

interface WorkerFixtures {
  /** What the product of a file is told besides. */
  readonly environment: Readonly<Record<string, string>>;
  readonly product: Product;
}

interface TestFixtures {
  /** For tests whose emails are hostile: a sandboxed frame that refuses a script does what it is there for. Else it is a fault. */
  readonly isHostile: boolean;
  /** Console errors and uncaught exceptions of the page; a test fails at its end when there are any it did not expect. */
  readonly faults: string[];
}

/** Playwright's `test`, with the whole product running and pages that may not fail silently. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  environment: [{}, { option: true, scope: "worker" }],
  product: [
    async ({ environment }, use) => {
      const product = await startProduct(environment);
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  // On a first visit the tour would stand over everything that is tested; its own test starts without this.
  context: async ({ context }, use) => {
    await skipTour(context);
    await keepNamesOfFiles(context);
    await use(context);
  },
  baseURL: async ({ product }, use) => use(product.url),
  isHostile: [false, { option: true }],
  faults: [
    async ({ page, isHostile }, use) => {
      const faults: string[] = [];
      // A refused call (409, 412, …) is printed by the browser as an error, though the product handles it.
      const expected = isHostile ? /^(?:Failed to load resource|Blocked script execution)/ : /^Failed to load resource/;
      page.on("pageerror", (error) => faults.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error" && !expected.test(message.text())) faults.push(message.text());
      });
      await use(faults);
      // What answers a call that is still on its way reads an answer that the end of the test throws away.
      if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Marks the guided tours as done on every page of a context. */
export async function skipTour(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Frames without an origin of their own have no storage, and no product.
    if (window.origin === "null") return;
    localStorage.setItem("mailwright.editor.tour", "done");
    localStorage.setItem("mailwright.dashboardTourFinished", "true");
  });
}

/** Chromium forgets what a page fetches after its 250th file, which a dashboard of many templates and an editor come to: see `untilFetched`. */
async function keepNamesOfFiles(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => performance.setResourceTimingBufferSize(5000));
}

/** Signs in through the login page as a person would. */
export async function signIn(page: Page, name: string): Promise<void> {
  await page.goto("/login");
  await page.getByRole("button", { name: new RegExp(name) }).click();
  await expect(page.getByRole("list", { name: "Templates" })).toBeVisible();
}

/** Is signed in at once, for tests that begin elsewhere than on the login page and the dashboard behind it. */
export async function beSignedIn(page: Page, name: keyof typeof people): Promise<void> {
  await staySignedIn(page, people[name]);
}

/** Has the session of a test user in its cookies, for whatever page is opened next. */
export async function staySignedIn(page: Page, sessionId: string): Promise<void> {
  const answer = await page.request.post("/api/v2/demo/session", { headers: { "x-session-id": "cookie" }, data: { sessionId } });
  expect(answer.status()).toBe(204);
}

/** Makes a template through the dashboard and waits for its editor. Answers the template's id. */
export async function createTemplate(page: Page, name: string): Promise<string> {
  await page.getByRole("button", { name: "Create", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Create new template" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByRole("main", { name: "Canvas" })).toBeVisible();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** The blocks of a type on the canvas, in order. */
export function blocks(page: Page, type: string) {
  return page.locator(`[data-block-type="${type}"]`);
}

/** Waits until the document in the page's crash draft, which is stored as text, holds this; a busy machine may need longer for it than the second that is promised. */
export async function untilDrafted(page: Page, content: string): Promise<void> {
  const readDrafts = () =>
    page.evaluate(async () => {
      // To open a database that is not there yet would make one, without the store the product then looks for.
      const names = (await indexedDB.databases()).map(({ name }) => name);
      if (!names.includes("mailwright")) return "";
      return new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("mailwright");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction("crash-drafts").objectStore("crash-drafts").getAll();
          asking.onerror = () => reject(asking.error);
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result.map(({ document }) => document).join());
          };
        };
      });
    });
  await expect.poll(readDrafts).toContain(content);
}

/** Waits until a file of that name has been fetched, and whatever is on its way with it. What is fetched ahead of need comes 15 s after the page. */
export async function untilFetched(page: Page, name: string): Promise<void> {
  const readNames = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map((entry) => entry.name)
        .join(" "),
    );
  await expect.poll(readNames, { timeout: 30_000 }).toContain(name);
  await untilIdle(page);
}

/** Waits until nothing more has been fetched for a second. The stream of news never ends, so for Playwright the network is never idle. */
export async function untilIdle(page: Page): Promise<void> {
  const countFetched = () => page.evaluate(() => performance.getEntriesByType("resource").length);
  for (let before = -1, now = await countFetched(); now !== before; now = await countFetched()) {
    before = now;
    await page.waitForTimeout(1000);
  }
}

export { expect };
