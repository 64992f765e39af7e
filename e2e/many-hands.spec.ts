import type { Browser, Page } from "@playwright/test";
import { apiOf } from "./api.js";
import { expectNoViolations } from "./axe.js";
import { letterWith, text } from "./editor-letter.js";
import { people } from "./people.js";
import { openPhonePage } from "./phone-page.js";
import type { Product } from "./product.js";
import { beSignedIn, blocks, expect, skipTour, test } from "./test.js";
import { allowUnseen, beUnseen } from "./unseen-page.js";

const benId = "018f0000-0000-7000-8000-000000000003";
const words = (page: Page) => blocks(page, "text").first();
const presentTo = (page: Page, name: string) => page.getByRole("button", { name: `${name} is here too` });

/** A browser of their own for each of these, with the template open. */
function openFor(browser: Browser, { url }: Product, id: string, who: readonly (keyof typeof people)[]): Promise<Page[]> {
  const open = async (person: keyof typeof people) => {
    const context = await browser.newContext({ baseURL: url, reducedMotion: "reduce" });
    await skipTour(context);
    await allowUnseen(context);
    const page = await context.newPage();
    await beSignedIn(page, person);
    await page.goto(`/edit/${id}`);
    return page;
  };
  return Promise.all(who.map(open));
}

/** A draft of Ann's that Ben has too, open in two browsers. */
async function openBoth(browser: Browser, product: Product, name: string) {
  const ann = await apiOf(product, people.ann);
  const { id } = await ann.createTemplate(name, {
    html: "<p></p>",
    css: "",
    components: letterWith({ id: "title", type: "heading", props: { text: "Spring sale" } }, text("one", "The spring is here")),
  });
  await ann.call("PATCH", `/usertemplate/sharing/${id}`, { collaborators: [benId] });
  const [hers, his] = (await openFor(browser, product, id, ["ann", "ben"])) as [Page, Page];
  await expect(presentTo(hers, "Ben Castellanos")).toBeVisible();
  await expect(presentTo(his, "Ann Lindqvist")).toBeVisible();
  const stored = async () => JSON.stringify((await (await ann.call("GET", `/usertemplate/${id}`)).json()).template.components);
  return { hers, his, stored, close: () => Promise.all([hers.context().close(), his.context().close()]) };
}

/** A long draft of Ann's, open in three browsers: hers, Ben's, and that of Ada, who may edit it too. */
async function openThree(browser: Browser, product: Product) {
  const [ann, ada] = [await apiOf(product, people.ann), await apiOf(product, people.ada)];
  const { id } = await ann.createTemplate("By three", {
    html: "<p></p>",
    css: "",
    components: letterWith(
      { id: "title", type: "heading", props: { text: "Spring sale" } },
      text("one", "The spring is here"),
      ...Array.from({ length: 40 }, (_, line) => text(`line-${line}`, `Line ${line}`)),
      { id: "last", type: "button", props: { label: "Buy", href: "https://example.com" } },
    ),
  });
  const { id: adaId } = (await (await ada.call("GET", "/session")).json()) as { id: string };
  await ann.call("PATCH", `/usertemplate/sharing/${id}`, { collaborators: [benId, adaId] });
  const [hers, his, theirs] = (await openFor(browser, product, id, ["ann", "ben", "ada"])) as [Page, Page, Page];
  const countHere = async () =>
    ((await (await ada.call("GET", `/usertemplate/${id}`)).json()) as { peopleHere: unknown[] }).peopleHere.length;
  return { hers, his, theirs, countHere, close: () => Promise.all([hers, his, theirs].map((page) => page.context().close())) };
}

/** Puts the caret into the text, at this end. */
async function writeAt(page: Page, key: "Control+Home" | "Control+End"): Promise<void> {
  await words(page).dblclick();
  await expect(words(page).locator("[contenteditable=true]")).toBeFocused();
  await page.keyboard.press(key);
}

test("an input method makes letters while somebody else types in the same text: it is not torn, both stand, and undo takes back one's own", async ({
  browser,
  product,
}) => {
  const { hers, his, stored, close } = await openBoth(browser, product, "By an input method");
  const device = await hers.context().newCDPSession(hers);
  const compose = (letters: string) =>
    device.send("Input.imeSetComposition", { text: letters, selectionStart: letters.length, selectionEnd: letters.length });

  await writeAt(hers, "Control+End");
  await writeAt(his, "Control+Home");
  await compose("に");
  await his.keyboard.type("Yes! ");
  await compose("にほ");
  // At the very place where her letters are being made.
  await his.keyboard.press("Control+End");
  await his.keyboard.type(" today", { delay: 40 });
  await compose("にほん");
  // Neither gets between the letters while they are made, however long that takes.
  await expect.poll(stored).toContain("Yes! The spring is here today<");
  await expect(words(his)).toHaveText("Yes! The spring is here today");
  await expect(words(hers)).toHaveText("The spring is hereにほん");
  await device.send("Input.insertText", { text: "日本" });
  for (const page of [hers, his]) await expect(words(page)).toHaveText(/^Yes! The spring is here( today日本|日本 today)$/);
  await expect.poll(stored).toContain("日本");

  await hers.keyboard.press("Escape");
  await hers.getByRole("button", { name: /^Undo/ }).first().click();
  for (const page of [hers, his]) await expect(words(page)).toHaveText("Yes! The spring is here today");
  await close();
});

test("whoever comes back to a page that they did not see finds what others did meanwhile, and what they write joins it", async ({
  browser,
  product,
}) => {
  const { hers, his, stored, close } = await openBoth(browser, product, "Out of sight");
  await beUnseen(hers, true);
  await writeAt(his, "Control+End");
  const written = Array.from({ length: 60 }, (_, number) => ` ${number}`).join("");
  await his.keyboard.type(written);
  await expect.poll(stored).toContain(written);
  await expect(presentTo(his, "Ann Lindqvist")).toBeVisible();
  await beUnseen(hers, false);
  await expect(words(hers)).toHaveText(`The spring is here${written}`);
  await writeAt(hers, "Control+Home");
  await hers.keyboard.type("Look: ");
  await expect(words(his)).toHaveText(`Look: The spring is here${written}`);
  await expect.poll(stored).toContain(`Look: The spring is here${written}`);
  await expect(hers.locator(".mw-save-words")).toHaveText("Saved");
  await close();
});

test("three people in a long email: one goes to where another is, follows the third, and has back what was deleted under her hands", async ({
  browser,
  product,
}) => {
  const { hers, his, theirs, countHere, close } = await openThree(browser, product);
  const last = (page: Page) => blocks(page, "button");
  const title = (page: Page) => blocks(page, "heading");
  const menu = hers.getByRole("button", { name: "2 others are here" });
  await expect(menu).toBeVisible();

  await test.step("who looks at their dashboard beside it sees who else has it open", async () => {
    await expect.poll(countHere).toBe(2);
    const dashboard = await theirs.context().newPage();
    await dashboard.goto("/?status=shared&search=By%20three");
    const card = dashboard.getByRole("article", { name: "By three" });
    await expect(card.getByTitle("Ann Lindqvist and Ben Castellanos are here")).toBeVisible();
    await dashboard.close();
  });

  await test.step("she goes to where he is", async () => {
    await last(his).click();
    await expect(last(hers)).not.toBeInViewport();
    await menu.click();
    await hers.getByRole("menuitem", { name: /^Ben Castellanos, (?:at|writing in) Button/ }).click();
    await expect(last(hers)).toBeInViewport();
  });

  await test.step("she follows the third, until she selects something herself", async () => {
    await menu.click();
    await hers.getByRole("menuitemcheckbox", { name: "Ada Okafor" }).click();
    await title(theirs).click();
    await expect(title(hers)).toBeInViewport();
    await words(hers).dblclick();
    await hers.keyboard.press("Control+End");
    await hers.keyboard.type(", and so am I");
    await last(theirs).click();
    await expect(last(his)).toBeInViewport();
    await expect(hers.locator("[data-followed]")).toHaveCount(0);
    await expect(words(hers)).toBeInViewport();
  });

  await test.step("he deletes the block that she writes in: she is told, and has it back with her words, for everybody", async () => {
    await expect(words(his)).toContainText("and so am I");
    await words(his).click();
    await his.keyboard.press("Escape");
    await his.keyboard.press("Delete");
    for (const page of [hers, theirs]) await expect(page.getByText("and so am I")).toHaveCount(0);
    await hers.getByRole("button", { name: "Restore" }).click();
    for (const page of [hers, his, theirs]) await expect(words(page)).toHaveText("The spring is here, and so am I");
  });
  await close();
});

test("on a phone, who may comment and not write keeps a finger on a word and comments on it", async ({ browser, page, product }) => {
  const ann = await apiOf(product, people.ann);
  const { id } = await ann.createTemplate("By a finger", {
    html: "<p></p>",
    css: "",
    components: letterWith(text("one", "The spring is here")),
  });
  await ann.call("PATCH", `/usertemplate/sharing/${id}`, {
    collaborators: [benId],
    collaboratorRoles: [{ userId: benId, role: "comment" }],
  });
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  await expect(words(page)).toBeVisible();
  const his = await openPhonePage(browser, product);
  await beSignedIn(his, "ben");
  await his.goto(`/edit/${id}`);
  await expect(words(his).locator("p")).toHaveCSS("user-select", "text");

  const box = await words(his).locator("p").boundingBox();
  if (!box) throw new Error("no words are shown");
  // A finger of Chromium's own, which its long press is made of.
  const device = await his.context().newCDPSession(his);
  await device.send("Emulation.setEmitTouchEventsForMouse", { enabled: true, configuration: "mobile" });
  const finger = (type: "mousePressed" | "mouseReleased") =>
    device.send("Input.emulateTouchFromMouseEvent", { type, x: Math.round(box.x) + 12, y: Math.round(box.y) + 8, button: "left" });
  await finger("mousePressed");
  await expect.poll(() => his.evaluate(() => String(getSelection()))).toBe("The");
  await finger("mouseReleased");
  const comment = his.getByRole("button", { name: "Comment on words" });
  await expect(comment).toBeInViewport({ ratio: 1 });
  await expect(his.getByRole("menu")).toHaveCount(0);
  await expectNoViolations(his, "a word under a finger");
  await comment.tap();
  const panel = his.getByRole("complementary", { name: "Comments" });
  await panel.getByRole("textbox", { name: "Comment on “The”" }).fill("Which one?");
  await panel.getByRole("button", { name: "Comment", exact: true }).tap();
  await expect(panel.getByRole("listitem", { name: /^“The”/ })).toContainText("Which one?");
  await expect(page.getByRole("button", { name: /^Comment on “The”: Ben/ })).toBeVisible();
  await his.context().close();
});
