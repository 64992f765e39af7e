import type { Browser, Page } from "@playwright/test";
import { startPlainHocuspocus } from "../packages/server/src/testing/plain-hocuspocus.js";
import type { Product } from "./product.js";
import { letter, openPage, sampleWith } from "./sample-pages.js";
import { blocks, expect, test } from "./test.js";

const { url: sample } = sampleWith("workTogether");

/** A page that drives its editor, with a provider of its own, as this person. */
async function openAs(browser: Browser, product: Product, liveUrl: string, id: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: product.url, permissions: ["local-network-access"] })).newPage();
  await openPage(
    page,
    product,
    '<script type="module" src="/cdn/mailwright.js"></script><email-editor style="display: block; block-size: 800px"></email-editor>',
    {
      "wss://live.example.com": liveUrl,
    },
  );
  await page.evaluate(
    async ([url, user, document_]) => {
      const editor = document.querySelector("email-editor");
      if (!editor) return;
      Object.assign(editor, { user, document: document_, features: { tour: false } });
      const { workTogether } = await import(url);
      const versions: (string | null)[] = [];
      Object.assign(window, { versions });
      workTogether(editor, "letter-7", async (saved: unknown, etag: string | null) => {
        Object.assign(window, { saved });
        versions.push(etag);
        return `${user.id} ${versions.length}`;
      });
    },
    [sample, { id, name }, letter] as const,
  );
  await expect(blocks(page, "heading")).toContainText("Hello reader");
  return page;
}

test("two pages with a server of Yjs of their own work in one email: both write, each sees the other, and either saves all of it", async ({
  browser,
  product,
}) => {
  const live = await startPlainHocuspocus();
  const [hers, his] = await Promise.all([
    openAs(browser, product, live.url, "ann", "Ann Lindqvist"),
    openAs(browser, product, live.url, "ben", "Ben Castellanos"),
  ]);
  await expect(hers.getByRole("button", { name: "Ben Castellanos is here too" })).toBeVisible();
  await expect(his.getByRole("button", { name: "Ann Lindqvist is here too" })).toBeVisible();

  for (const page of [hers, his]) {
    await blocks(page, "heading").dblclick();
    await expect(blocks(page, "heading").locator("[contenteditable=true]")).toBeFocused();
    await page.keyboard.press("End");
  }
  await Promise.all([hers.keyboard.type("ABCDEF", { delay: 60 }), his.keyboard.type("123456", { delay: 80 })]);
  const letters = async (page: Page) => [...(await blocks(page, "heading").innerText())].sort().join("");
  for (const page of [hers, his]) await expect.poll(() => letters(page)).toBe([..."Hello readerABCDEF123456"].sort().join(""));

  await hers.keyboard.press("Escape");
  await hers.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(async () => JSON.stringify(await hers.evaluate(() => Reflect.get(window, "saved")))).toContain("6");
  await hers.getByRole("button", { name: /^Undo/ }).first().click();
  // As much of hers as is one step; of what he wrote nothing.
  await expect(blocks(his, "heading")).not.toContainText("F");
  await expect(blocks(his, "heading")).toContainText("6");

  // He saves on top of what she has saved, and is asked nothing.
  await his.keyboard.press("Escape");
  await his.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => his.evaluate(() => Reflect.get(window, "versions"))).toEqual(["ann 1"]);

  await hers.context().close();
  await expect(his.getByRole("button", { name: "Ann Lindqvist is here too" })).toBeHidden();
  await his.context().close();
  await live.stop();
});
