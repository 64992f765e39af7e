import type { Page } from "@playwright/test";
import { apiOf } from "./api.js";
import { expectNoViolations } from "./axe.js";
import { people } from "./people.js";
import { startProduct } from "./product.js";
import { blocks, expect, test, untilDrafted } from "./test.js";
import { connectionOf, heading, letter, openAs } from "./together.js";

test("two people at one email without live editing: each is told at once what the other does, and nobody loses work", async ({
  browser,
}) => {
  const product = await startProduct({ LIVE_EDITING: "off" });
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
  await product.stop();
});

const button = (props: object) => ({ id: "button", type: "button", props });

test("two people work in one email at once: both win, undo is one's own, and what was written without a connection arrives", async ({
  browser,
  product,
}) => {
  test.setTimeout(150_000);
  const ann = await apiOf(product, people.ann);
  const ben = await apiOf(product, people.ben);
  const components = letter(heading("Hello"), button({ label: "Buy", href: "https://example.com" }), {
    id: "words",
    type: "text",
    props: { text: "<p>Words</p>" },
  });
  const { id } = await ann.createTemplate("Ours", { html: "<p>Ours</p>", css: "", components });
  const benId = (await (await ben.call("GET", "/session")).json()).id;
  await ann.call("PATCH", `/usertemplate/sharing/${id}`, { collaborators: [benId] });
  const hers = await openAs(browser, product, people.ann, id);
  const his = await openAs(browser, product, people.ben, id);
  const stored = async () => JSON.stringify((await (await ann.call("GET", `/usertemplate/${id}`)).json()).template.components);

  await test.step("each sees that the other is here, and what they have selected", async () => {
    await expect(hers.getByRole("button", { name: "Ben Castellanos is here too" })).toBeVisible({ timeout: 20_000 });
    await expect(his.getByRole("button", { name: "Ann Lindqvist is here too" })).toBeVisible();
    await blocks(his, "button").click();
    await expect(hers.locator(".mw-person-name")).toHaveText("Ben Castellanos is writing");
    await hers.getByRole("button", { name: "Ben Castellanos is here too" }).click();
    await expect(hers.getByRole("menuitem", { name: /^Ben Castellanos, writing in Button/ })).toBeVisible();
    await expectNoViolations(hers, "two people");
    await expectNoViolations(his, "two people");
    await hers.keyboard.press("Escape");
  });

  await test.step("Ann writes a heading while Ben writes another text: both have both", async () => {
    await blocks(hers, "heading").dblclick();
    await hers.keyboard.press("End");
    await hers.keyboard.type(" from Ann");
    await blocks(his, "text").dblclick();
    await his.keyboard.press("End");
    await his.keyboard.type(" from Ben");
    for (const page of [hers, his]) {
      await expect(blocks(page, "heading")).toContainText("from Ann");
      await expect(blocks(page, "text")).toContainText("from Ben");
    }
    await expect(hers.locator(".mw-save-words")).toHaveText("Saved");
    await expect.poll(stored).toContain("from Ben");
  });

  await test.step("both type at the very same place of one text: nobody loses a letter, and each sees where the other writes", async () => {
    for (const page of [hers, his]) {
      await blocks(page, "text").dblclick();
      await page.keyboard.press("End");
    }
    await Promise.all([hers.keyboard.type("ABCDEFGHIJKL", { delay: 60 }), his.keyboard.type("123456789", { delay: 80 })]);
    const letters = (page: Page) => blocks(page, "text").innerText();
    await expect
      .poll(async () => [...(await letters(hers))].sort().join(""))
      .toBe([..."Words from BenABCDEFGHIJKL123456789"].sort().join(""));
    await expect.poll(() => letters(his)).toBe(await letters(hers));
    await expect(hers.locator(".mw-person-caret")).toHaveText("Ben Castellanos is writing");
    await expect(his.locator(".mw-person-caret")).toHaveText("Ann Lindqvist is writing");
    await expectNoViolations(hers, "two carets");
    await hers.keyboard.press("Escape");
    await hers.getByRole("button", { name: /^Undo/ }).first().click();
    await expect(blocks(his, "text")).toHaveText("Words from Ben123456789");
  });

  await test.step("Ann's undo takes back what she did, and leaves what Ben did", async () => {
    await hers.keyboard.press("Escape");
    await hers.getByRole("button", { name: /^Undo/ }).first().click();
    await expect(blocks(his, "heading")).not.toContainText("from Ann");
    await expect(blocks(hers, "text")).toContainText("from Ben");
  });

  await test.step("Ben writes without a connection; what both did meanwhile is there when it is back", async () => {
    await his.context().setOffline(true);
    await blocks(his, "text").dblclick();
    await his.keyboard.press("End");
    await his.keyboard.type(" on a train");
    await blocks(hers, "heading").dblclick();
    await hers.keyboard.press("End");
    await hers.keyboard.type(" again");
    await his.context().setOffline(false);
    for (const page of [hers, his]) {
      await expect(blocks(page, "text")).toContainText("on a train", { timeout: 20_000 });
      await expect(blocks(page, "heading")).toContainText("again", { timeout: 20_000 });
    }
  });

  const back = await his.context().newPage();
  await test.step("Ben leaves without a connection: what he had not saved is offered when he comes back, and takes nothing of Ann's away", async () => {
    const connection = await connectionOf(back);
    await his.close();
    await back.goto(`/edit/${id}`);
    await expect(back.getByRole("button", { name: "Ann Lindqvist is here too" })).toBeVisible();
    connection.pass(false);
    await blocks(back, "text").dblclick();
    await expect(blocks(back, "text").locator("[contenteditable=true]")).toBeFocused();
    await back.keyboard.press("End");
    await back.keyboard.type(" left behind");
    await untilDrafted(back, "left behind");
    back.once("dialog", (dialog) => void dialog.accept());
    await back.goto("about:blank");
    await blocks(hers, "heading").dblclick();
    await expect(blocks(hers, "heading").locator("[contenteditable=true]")).toBeFocused();
    await hers.keyboard.press("End");
    await hers.keyboard.type(" and on");
    await expect.poll(stored).toContain("and on");
    expect(await stored()).not.toContain("left behind");
    connection.pass(true);
    await back.goto(`/edit/${id}`);
    const offer = back.getByRole("dialog", { name: "Unsaved work found" });
    await offer.getByRole("button", { name: "Restore" }).click();
    for (const page of [hers, back]) {
      await expect(blocks(page, "text")).toContainText("left behind");
      await expect(blocks(page, "heading")).toContainText("and on");
    }
    await expect.poll(stored).toContain("left behind");
  });

  await test.step("Ann restores the first version: Ben has it too, and the activity tells it as what it is", async () => {
    await hers.keyboard.press("Escape");
    await hers.getByRole("button", { name: "Version history" }).click();
    const versions = hers.getByRole("dialog", { name: "Version history" }).getByRole("list", { name: "Versions" });
    await versions
      .getByRole("listitem")
      .last()
      .getByRole("button", { name: /^Restore/ })
      .click();
    await expect(blocks(back, "heading")).toHaveText("Hello");
    const readTold = async () => JSON.stringify(await (await ann.call("GET", `/usertemplate/${id}/activity`)).json());
    await expect.poll(readTold).toContain('"version-restored"');
  });

  await test.step("Ben's right is withdrawn: he is told, and his work stays to be read", async () => {
    await ann.call("PATCH", `/usertemplate/sharing/${id}`, { collaborators: [] });
    await expect(back.getByText(/^Your access to this email has ended/)).toBeVisible();
    await expect(hers.getByRole("button", { name: "Ben Castellanos is here too" })).toBeHidden();
  });
  await Promise.all([hers.context().close(), back.context().close()]);
});
