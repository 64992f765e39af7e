import type { Page } from "@playwright/test";
import { apiOf } from "./api.js";
import { expectNoViolations } from "./axe.js";
import { choose, openAs, said } from "./dashboard-page.js";
import { letterWith, text } from "./editor-letter.js";
import { people } from "./people.js";
import { expect, test } from "./test.js";

const components = letterWith({ id: "b1", type: "button", props: { label: "Shop now" } });

/** As when somebody comes back to the page from another one. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

test("a guest without an account reviews an email by a link with a password, hears the answer, and is told when the link is taken back", async ({
  page,
  product,
  browser,
}) => {
  const api = await apiOf(product, people.ann);
  const { id } = await api.createTemplate("Reviewed outside", { html: "<p>Shop now</p>", components });
  await openAs(page, people.ann, "/?status=draft&search=Reviewed");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const context = await browser.newContext({ baseURL: product.url });
  const guest = await context.newPage();
  const faults: string[] = [];
  guest.on("pageerror", (error) => faults.push(String(error)));
  guest.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) faults.push(message.text());
  });

  const address = await test.step("Ann makes a review link with a password", async () => {
    await choose(page, "Reviewed outside", "Links given away");
    const dialog = page.getByRole("dialog", { name: "Links given away" });
    await dialog.getByRole("combobox", { name: "Whoever has it" }).selectOption("may look and comment");
    await expect(dialog.getByRole("combobox", { name: "A new link works for" })).toHaveValue("7");
    await dialog.getByLabel("Password, if it shall have one").fill("autumn leaves");
    const made = page.waitForResponse(/\/review-link$/);
    await dialog.getByRole("button", { name: "Copy a new link" }).click();
    await expect(dialog.getByText("For looking and commenting, with a password")).toBeVisible();
    const { url } = (await (await made).json()) as { url: string };
    return new URL(url).pathname + new URL(url).hash;
  });

  await test.step("the guest is asked for it, and a wrong one is none", async () => {
    await guest.goto(address);
    await guest.getByLabel("Password").fill("spring");
    await guest.getByRole("button", { name: "Look at the email" }).click();
    await expect(guest.getByText("This is not the password.")).toBeVisible();
    await expectNoViolations(guest, "the password of a review link");
    await guest.getByLabel("Password").fill("autumn leaves");
    await guest.getByRole("button", { name: "Look at the email" }).click();
    await expect(guest.getByRole("heading", { name: "Reviewed outside" })).toBeVisible();
  });

  await test.step("the guest looks at it on a phone, presses the button, and comments under a name", async () => {
    await guest.getByRole("radio", { name: "Phone" }).check();
    await expect(guest.getByTitle("The email")).toHaveCSS("width", "375px");
    await guest.frameLocator('iframe[title="The email"]').getByText("Shop now").click();
    await expect(guest.getByRole("combobox", { name: "Comment on" })).toHaveValue("b1");
    await guest.getByRole("textbox", { name: "Your name" }).fill("Gil <b>Moreau</b>");
    await guest.getByRole("textbox", { name: "Your comment" }).fill("Could it be green?");
    await guest.getByRole("button", { name: "Comment", exact: true }).click();
    await expect(guest.getByRole("listitem", { name: "“Shop now”, 1 comment" })).toContainText("Could it be green?");
    await expectNoViolations(guest, "the page of a review link");
  });

  const threads = page.getByRole("complementary", { name: "Comments" }).getByRole("listitem");
  const thread = threads.and(page.getByLabel(/^Button: Shop now/));
  const threadOf = (count: number) => threads.and(page.getByLabel(`Button: Shop now, ${count} comments`, { exact: true }));
  await test.step("Ann sees it in the editor, as a guest's, and answers", async () => {
    await page.goto(`/edit/${id}`);
    await page.getByRole("button", { name: "Comments", exact: true }).click();
    await expect(thread).toContainText("Gil <b>Moreau</b>");
    await expect(thread.getByText("Guest", { exact: true })).toBeVisible();
    await thread.getByRole("button", { name: "Reply" }).click();
    await page.keyboard.type("We try it");
    await page.keyboard.press("Control+Enter");
    await expect(threadOf(2)).toContainText("We try it");
  });

  await test.step("the guest reads the answer, and writes again; Ann's editor shows it at once", async () => {
    await comeBack(guest);
    const answered = guest.getByRole("listitem", { name: "“Shop now”, 2 comments" });
    await expect(answered).toContainText("We try it");
    await answered.getByRole("button", { name: "Reply" }).click();
    await guest.getByRole("textbox", { name: /^Reply to/ }).fill("Thank you");
    await answered.getByRole("button", { name: "Reply" }).click();
    await expect(threadOf(3)).toContainText("Thank you");
  });

  await test.step("Ann revokes the link, and the guest is told", async () => {
    await page.goto("/?status=draft&search=Reviewed");
    await choose(page, "Reviewed outside", "Links given away");
    await page.getByRole("button", { name: /^Revoke the link of Ann/ }).click();
    await expect(said(page, "The link does not work any more")).toBeVisible();
    await comeBack(guest);
    await expect(guest.getByText("This link was taken back")).toBeVisible();
    await guest.reload();
    await expect(guest.getByText("This link was taken back")).toBeVisible();
  });
  expect(faults).toEqual([]);
  await context.close();
});

test("a guest comments on words, changes and deletes her comment, and the owner sees each at once; another guest of the link cannot", async ({
  page,
  product,
  browser,
}) => {
  const api = await apiOf(product, people.ann);
  const words = letterWith(text("t1", "All prices hold until Friday"));
  const { id } = await api.createTemplate("Reviewed by words", { html: "<p></p>", components: words });
  const { url } = await (await api.call("POST", `/usertemplate/${id}/review-link`, {})).json();
  await openAs(page, people.ann, `/edit/${id}`);
  await page.getByRole("button", { name: "Comments", exact: true }).click();
  const thread = page.getByRole("complementary", { name: "Comments" }).getByRole("listitem");
  const visit = async () => {
    const context = await browser.newContext({ baseURL: product.url });
    const guest = await context.newPage();
    await guest.goto(new URL(url).pathname + new URL(url).hash);
    return { context, guest, said: guest.getByRole("region", { name: "Comments" }).getByRole("listitem") };
  };
  const { context, guest, said: hers } = await visit();

  await test.step("she selects words of the email and comments on them", async () => {
    await guest
      .frameLocator('iframe[title="The email"]')
      .getByText("All prices")
      .dblclick({ position: { x: 8, y: 8 } });
    await guest.getByRole("button", { name: "Comment on words", exact: true }).click();
    await guest.getByRole("textbox", { name: "Your comment on “All”" }).fill("Really all?");
    await guest.getByRole("textbox", { name: "Your name" }).fill("Hana");
    await guest.getByRole("button", { name: "Comment", exact: true }).click();
    await expect(hers.and(guest.getByLabel(/^“All” in /))).toContainText("Really all?");
    await expect(thread).toContainText("Really all?");
    await expect(page.getByRole("button", { name: "Comment on “All”: Hana" })).toBeVisible();
    await expectNoViolations(guest, "a guest's comment on words");
  });

  await test.step("another guest under the same name has nothing to change it by", async () => {
    const other = await visit();
    await expect(other.said).toContainText("Really all?");
    await expect(other.guest.getByRole("button", { name: "What to do with your comment" })).toHaveCount(0);
    await other.context.close();
  });

  await test.step("she comes back, and changes it", async () => {
    await guest.reload();
    await guest.getByRole("button", { name: "What to do with your comment" }).click();
    await guest.getByRole("menuitem", { name: "Edit" }).click();
    await guest.getByRole("textbox", { name: "Edit your comment" }).fill("Are the coats in it?");
    await guest.getByRole("button", { name: "Save" }).click();
    await expect(hers).toContainText("Are the coats in it?");
    await expect(thread).toContainText("Are the coats in it?");
    await expect(thread).toContainText("edited");
  });

  await test.step("she deletes it, and it is gone from the editor too", async () => {
    await guest.getByRole("button", { name: "What to do with your comment" }).click();
    await guest.getByRole("menuitem", { name: "Delete" }).click();
    await guest.getByRole("alertdialog", { name: "Delete your comment?" }).getByRole("button", { name: "Delete" }).click();
    await expect(guest.getByText("No comments yet")).toBeVisible();
    await expect(thread).toHaveCount(0);
  });
  await context.close();
});
