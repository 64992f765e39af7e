import type { Browser, Page } from "@playwright/test";
import { apiOf } from "./api.js";
import { people } from "./people.js";
import type { Product } from "./product.js";
import { expect, skipTour, staySignedIn, test } from "./test.js";

const heading = (text: string, more: object = {}) => ({ id: "fixed", type: "heading", props: { text }, ...more });
const letter = (...blocks: object[]) => ({
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

/** A browser of its own, signed in as this person, with the template open. */
async function openAs(
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

test("two people at one email: each is told at once what the other does, and nobody loses work", async ({ browser, product }) => {
  const ann = await apiOf(product, people.ann);
  const ben = await apiOf(product, people.ben);
  const { id } = await ann.createTemplate("Told at once", {
    html: "<p>Ours</p>",
    css: "",
    components: letter(heading("Terms", { extras: { lock: { content: true } } })),
  });
  const benId = (await (await ben.call("GET", "/session")).json()).id;
  await ann.call("PATCH", `/usertemplate/sharing/${id}`, { collaborators: [benId] });

  // Her merge tags come after the email is on screen, and with them another connection to it.
  let release = () => {};
  const onScreen = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hers = await openAs(browser, product, people.ann, id, (page) =>
    page.route("**/contacts/customfields**", (route) => onScreen.then(() => route.continue())),
  );
  await expect(hers.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  const late = hers.waitForResponse(/customfields/);
  release();
  await late;
  const his = await openAs(browser, product, people.ben, id);

  await test.step("the owner is told who opened it, and that it cannot be saved meanwhile", async () => {
    await expect(hers.getByText(/^Ben Castellanos has this email open/)).toBeVisible();
    await expect(hers.getByText(/Ben Castellanos/)).toHaveCount(1);
    await expect(hers.getByRole("button", { name: "Save", exact: true })).toBeHidden();
  });

  await test.step("a change of what is locked is refused with the block and the reason, and what is free is saved", async () => {
    const refused = await ben.call("PATCH", `/usertemplate/${id}`, {
      template: { html: "", css: "", components: letter(heading("Mine")) },
    });
    expect([refused.status, (await refused.json()).blocks.map(({ code }: { code: string }) => code)]).toEqual([
      423,
      ["locked-content", "lock-lifted"],
    ]);
    await his.getByRole("button", { name: "Heading", exact: true }).click();
    await his.getByRole("button", { name: "Save", exact: true }).click();
    await expect(his.getByText(/saved/i).first()).toBeVisible();
  });

  await test.step("the owner unlocks; who was unlocked is told, keeps the work, and opens it again", async () => {
    await his.getByRole("button", { name: "Heading", exact: true }).click();
    await hers.locator("[data-standing]").getByRole("button", { name: "Unlock" }).click();
    await expect(his.getByText(/^You were unlocked by Ann Lindqvist/)).toBeVisible();
    await expect(his.getByRole("button", { name: "Save", exact: true })).toBeHidden();
    await expect(hers.getByText(/^Ben Castellanos has this email open/)).toBeHidden();
    await his.getByRole("button", { name: "Open again" }).click();
    await expect(his.getByRole("button", { name: "Save", exact: true })).toBeVisible();
    await expect(hers.getByText(/^Ben Castellanos has this email open/)).toBeVisible();
  });

  await test.step("the share is withdrawn; his work stays to be read", async () => {
    await ann.call("PATCH", `/usertemplate/sharing/${id}/lock/false`);
    await ann.call("PATCH", `/usertemplate/sharing/${id}`, { collaborators: [] });
    await expect(his.getByText(/^Your access to this email has ended/)).toBeVisible();
    await expect(his.getByRole("button", { name: "View code" }).first()).toBeVisible();
  });
  await Promise.all([hers.context().close(), his.context().close()]);
});
