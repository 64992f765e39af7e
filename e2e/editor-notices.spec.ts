import type { Page } from "@playwright/test";
import { apiOf } from "./api.js";
import { expectNoViolations } from "./axe.js";
import { openLetter } from "./editor-letter.js";
import type { people } from "./people.js";
import { beSignedIn, blocks, expect, skipTour, test } from "./test.js";

const benId = "018f0000-0000-7000-8000-000000000003";

test("notes by right, base64, and notifications", async ({ page, product }) => {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const [ann, ben] = [await apiOf(product, "demo-ann"), await apiOf(product, "demo-ben")];
  const { id } = await ann.createTemplate("Written on");
  await ann.call("PATCH", `/usertemplate/sharing/${id}`, { collaborators: [benId] });
  for (const [author, text] of [
    [ann, "Of Ann"],
    [ben, "Of Ben"],
  ] as const) {
    const { id: userId } = (await (await author.call("GET", "/session")).json()) as { id: string };
    await author.call("POST", "/note", { templateId: id, text, userId });
  }
  const dialog = page.getByRole("dialog", { name: "Personal notes" });
  const note = (text: string) => dialog.getByRole("listitem").filter({ hasText: text });
  const openNotes = async (name: keyof typeof people) => {
    await beSignedIn(page, name);
    await page.goto(`/edit/${id}`);
    await button("Personal notes").click();
    await expect(note("Of Ann")).toBeVisible();
  };

  await test.step("Only own notes may be deleted; notes from others get a 'shared' style when sharing is on", async () => {
    await openNotes("ben");
    await expect(note("Of Ben").getByRole("button", { name: /^Delete/ })).toBeVisible();
    await expect(note("Of Ann").getByRole("button", { name: /^Delete/ })).toHaveCount(0);
    await expect(note("Of Ann")).toHaveAttribute("data-shared", "");
    await expect(dialog.getByRole("button", { name: "Delete all" })).toHaveCount(0);
  });

  await test.step("Note must not be empty (validated on blur and submit)", async () => {
    await dialog.getByRole("textbox", { name: "Note" }).focus();
    await dialog.getByRole("textbox", { name: "Note" }).blur();
    await expect(dialog.getByText("Please enter a note!")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("A privileged flag lets a user delete any note and use delete-all", async () => {
    await openNotes("ann");
    await expect(note("Of Ben").getByRole("button", { name: /^Delete/ })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Delete all" })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("Saving a template with base64 content is refused", async () => {
    await openLetter(page, ann, "With a picture inside");
    await blocks(page, "text").first().click();
    await expect(page.locator("[contenteditable=true]")).toBeVisible();
    await page.keyboard.type("data:image/png;base64,iVBORw0KGgo= ");
    await page.keyboard.press("Control+s");
    await expect(
      page.getByText("Base64 encoded content is not allowed in the template. Please check and remove them before saving the template"),
    ).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("Toasts appear bottom-right and close after 5 seconds", async () => {
    await button("Undo").click();
    await page.clock.install();
    await button("Divider").click();
    await button("Save").click();
    const toast = page.getByRole("status").filter({ hasText: "Template has been saved" });
    await expect(toast).toBeVisible();
    const box = await page.getByRole("region", { name: "Notifications", exact: true }).boundingBox();
    expect(box && [Math.round(1440 - box.x - box.width) < 40, Math.round(900 - box.y - box.height) < 40]).toEqual([true, true]);
    await page.clock.runFor(4_000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(toast).toHaveCount(0);
  });

  await test.step("202 on a draft update: 10MB support and current size in MB; the toast does not auto-close", async () => {
    const refused = { error: "", code: "template-too-large", sizeBytes: 12 * 1024 * 1024, fields: [], requestId: "test" };
    await page.route("**/api/v2/usertemplate/*", (route) => route.fulfill({ status: 202, json: refused }));
    await button("Divider").click();
    await button("Save").click();
    const toast = page.getByRole("alert").filter({ hasText: "Templates of up to 10MB are supported, and this one has 12.0MB." });
    await expect(toast).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(toast).toBeVisible();
    await page.unrouteAll();
  });
});

test("notes are written, and deleted one by one or all together", async ({ page, product }) => {
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("Noted");
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  await page.getByRole("button", { name: "Personal notes" }).click();
  const dialog = page.getByRole("dialog", { name: "Personal notes" });
  await expect(dialog.getByText("No notes yet")).toBeVisible();
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog.getByText("Please enter a note!")).toBeVisible();
  const list = dialog.getByRole("list", { name: "Notes" }).getByRole("listitem");
  for (const [index, text] of ["Check the price", "Ask Ben", "Send on Friday"].entries()) {
    await dialog.getByRole("textbox", { name: "Note" }).fill(text);
    await page.keyboard.press("Enter");
    await expect(list).toHaveCount(index + 1);
  }
  await expect(list.first()).toContainText(/^ann lindqvist\s+now|minute/);
  await expect(dialog.getByText("3 notes on “Noted”")).toBeVisible();
  await list
    .first()
    .getByRole("button", { name: /^Delete/ })
    .click();
  await page.getByRole("alertdialog", { name: "Delete this note?" }).getByRole("button", { name: "Delete" }).click();
  await expect(list).toHaveCount(2);
  await dialog.getByRole("button", { name: "Delete all" }).click();
  await page.getByRole("alertdialog", { name: "Delete all notes?" }).getByRole("button", { name: "Delete" }).click();
  await expect(dialog.getByText("No notes yet")).toBeVisible();
});

test("two people talk about a block in two browsers: comment, reply, resolve, and where the block was removed", async ({
  browser,
  page,
  product,
}) => {
  const ann = await apiOf(product, "demo-ann");
  await beSignedIn(page, "ann");
  const id = await openLetter(page, ann, "Talked about");
  await ann.call("PATCH", `/usertemplate/sharing/${id}`, { collaborators: [benId] });
  const context = await browser.newContext({ baseURL: product.url });
  await skipTour(context);
  const his = await context.newPage();
  await beSignedIn(his, "ben");
  await his.goto(`/edit/${id}`);
  const panelOf = (of: Page) => of.getByRole("complementary", { name: "Comments" });
  const threadOf = (of: Page, name: string) => panelOf(of).getByRole("listitem", { name });

  await test.step("he comments on the selected block, and she sees it come", async () => {
    await page.getByRole("button", { name: "Comments", exact: true }).click();
    await expect(panelOf(page).getByText("No open comments")).toBeVisible();
    await his.getByRole("button", { name: "Comments", exact: true }).click();
    await blocks(his, "heading").first().click();
    await panelOf(his).getByRole("textbox", { name: "Comment on Heading: Spring sale" }).fill("Is <b>spring</b> right?");
    await panelOf(his).getByRole("button", { name: "Comment", exact: true }).click();
    await expect(threadOf(page, "Heading: Spring sale, 1 comment")).toContainText("Is <b>spring</b> right?");
  });

  await test.step("she replies, and he resolves it", async () => {
    await threadOf(page, "Heading: Spring sale, 1 comment").getByRole("button", { name: "Reply" }).click();
    await page.keyboard.type("Until June");
    await page.keyboard.press("Control+Enter");
    await expect(threadOf(his, "Heading: Spring sale, 2 comments")).toContainText("Until June");
    await expectNoViolations(page, "comments");
    await threadOf(his, "Heading: Spring sale, 2 comments").getByRole("button", { name: "Resolve" }).click();
    await expect(panelOf(page).getByText("No open comments")).toBeVisible();
    await panelOf(page).getByRole("radio", { name: "Resolved" }).check();
    await expect(panelOf(page).getByText("Resolved by Ben Castellanos")).toBeVisible();
    await panelOf(page).getByRole("button", { name: "Reopen" }).click();
    await expect(threadOf(his, "Heading: Spring sale, 2 comments")).toBeVisible();
  });

  await test.step("layers and cards count what is open", async () => {
    await his.getByRole("tab", { name: "Layers" }).click();
    await expect(his.getByRole("treeitem", { name: "Heading: Spring sale, 1 open comment" })).toBeVisible();
    await page.goto("/?status=draft");
    await expect(page.getByRole("listitem").filter({ hasText: "Talked about" }).first()).toContainText("1 open comment");
  });

  await test.step("it stays when its block is removed, and finds it again by undo", async () => {
    await his.getByRole("treeitem", { name: "Heading: Spring sale, 1 open comment" }).click();
    await his.keyboard.press("Delete");
    await expect(threadOf(his, "On a removed block, 2 comments")).toBeVisible();
    await his.getByRole("button", { name: "Undo" }).click();
    await expect(threadOf(his, "Heading: Spring sale, 2 comments")).toBeVisible();
  });

  await test.step("who is mentioned sees it on the card and in a mail, until it is read", async () => {
    await his.goto("/?status=shared");
    const card = his.getByRole("listitem").filter({ hasText: "Talked about" }).first();
    await expect(card).toContainText("1 open comment");
    await ann.call("POST", "/comment", { templateId: id, text: "@Ben Castellanos please look", mentions: [benId] });
    await expect(card).toContainText("You are mentioned");
    const ben = await apiOf(product, "demo-ben");
    await expect(async () => expect(await (await ben.call("GET", "/inbox")).text()).toContain("mentioned you on")).toPass();
    await his.goto(`/edit/${id}`);
    await his.getByRole("button", { name: "Comments", exact: true }).click();
    await expect(panelOf(his).locator("strong", { hasText: "@Ben Castellanos" })).toBeVisible();
    await his.goto("/?status=shared");
    await expect(card).toContainText("2 open comments");
    await expect(card).not.toContainText("You are mentioned");
  });
  await context.close();
});
