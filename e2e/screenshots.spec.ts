import sharp from "sharp";
import { startScreenshotService, testScreenshotKeys } from "../packages/server/src/testing/test-screenshot-service.js";
import type { TestService } from "../packages/server/src/testing/test-service.js";
import { apiOf } from "./api.js";
import { letterWith } from "./editor-letter.js";
import { type Product, startProduct } from "./product.js";
import { test as base, beSignedIn, expect } from "./test.js";

const key = testScreenshotKeys["email-on-acid"];

/** The product with a service of screenshots on this machine. */
const test = base.extend<object, { readonly shots: TestService; readonly product: Product }>({
  shots: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const drawn = sharp({ create: { width: 600, height: 800, channels: 3, background: "#0f766e" } });
      const shots = await startScreenshotService("email-on-acid", await drawn.png().toBuffer());
      await use(shots);
      await shots.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ shots }, use) => {
      // The service keeps its pictures at another address of this machine, which nobody may ask unless the operator says so.
      const kept = shots.base.replace("127.0.0.1", "localhost");
      const settings = { SCREENSHOTS_SERVICE: "email-on-acid", SCREENSHOTS_KEY: key, SCREENSHOTS_URL: shots.base };
      const product = await startProduct({ ...settings, EXPORT_ORIGINS: kept });
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

test("real screenshots stand beside the simulation, and each that failed is tried again by itself", async ({ page, product, shots }) => {
  const api = await apiOf(product, "demo-ann");
  const components = letterWith({ id: "words", type: "text", props: { text: "<p>Seeds and pots</p>" } });
  const { id } = await api.createTemplate("Spring", { html: "<p>Seeds and pots</p>", components });
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("main", { name: "Preview" });
  await preview.getByRole("button", { name: "Mail programs" }).click();
  await preview.getByRole("radio", { name: "Real screenshots" }).check();
  await test.step("they say whose they are, and that they are none of the simulation", async () => {
    await expect(preview.getByText(/Pictures of real mail programs, taken by/)).toContainText("Email on Acid");
    await expect(preview.getByText(/not a screenshot/)).toHaveCount(0);
  });
  const take = preview.getByRole("button", { name: /^Take \d screenshots?$/ });
  await test.step("one of each kind is chosen already; the first and the last are enough", async () => {
    await expect(take).toHaveText("Take 3 screenshots");
    await preview.getByRole("checkbox", { name: "iPhone 6+ (iOS)" }).uncheck();
    await take.click();
  });
  await test.step("one comes, from the server's own address, and the other failed", async () => {
    const picture = preview.getByRole("img", { name: "The email in Outlook 2016 (Windows)" });
    await expect(picture).toHaveAttribute("src", /\/api\/v2\/screenshots\/.+\/outlook16$/, { timeout: 30_000 });
    // Pictures far from what is seen are not fetched.
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
    await expect(preview.getByText("The service could not take this one.")).toBeVisible();
  });
  await test.step("it is tried again alone", async () => {
    await preview.getByRole("button", { name: "Try again: Broken" }).click();
    await expect
      .poll(() => shots.calls.filter(({ method }) => method === "POST").map(({ body }) => JSON.parse(body).clients))
      .toEqual([["outlook16", "broken"], ["broken"]]);
    await preview.getByRole("button", { name: "Cancel" }).click();
    await expect.poll(() => shots.calls.at(-1)?.method).toBe("DELETE");
  });
  expect(product.printed() + (await page.content())).not.toContain(key);
});
