import type { Locator, Page, Route } from "@playwright/test";
import { apiOf } from "./api.js";
import { letterWith } from "./editor-letter.js";
import { imageDialog, png } from "./image-dialog.js";
import { people } from "./people.js";
import { openPhonePage } from "./phone-page.js";
import type { Product } from "./product.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

const emptyLetter = letterWith({ id: "picture", type: "image", props: {} });

async function openLetter(page: Page, product: Product, name: string) {
  const api = await apiOf(product, people.ann);
  const { id } = await api.createTemplate(name, { html: "<p></p>", components: emptyLetter });
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  return api;
}

/** Goes on with the Tab key until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 16; presses += 1) {
    if (await target.evaluate((element) => element.matches(":focus"))) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test("by keyboard alone an image is found, renamed, deleted and used, and the focus is never lost", async ({ page, product }) => {
  const api = await openLetter(page, product, "Only keys");
  for (const [name, grey] of [
    ["chair by keys", 31],
    ["lamp by keys", 32],
  ] as const)
    await api.upload(`${name}.png`, png(name, grey).buffer);
  const { dialog, option, button } = imageDialog(page);
  const list = dialog.getByRole("listbox", { name: "Global images" });
  const image = blocks(page, "image");
  await test.step("Enter on the empty place, and the search is one press of Tab away", async () => {
    await image.focus();
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("tab", { name: "Global images" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.type("by keys");
    await expect(dialog.getByRole("status").filter({ hasText: "2 images" })).toBeVisible();
  });
  await test.step("a name is left with Escape, which leaves the dialog open, and saved with Enter", async () => {
    await tabTo(page, list);
    await page.keyboard.press("ArrowRight");
    await expect(option("lamp by keys.png")).toHaveAttribute("aria-selected", "true");
    const field = dialog.getByRole("textbox", { name: "Name" });
    await tabTo(page, button("Rename"));
    await page.keyboard.press("Enter");
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(field).toHaveCount(0);
    await expect(button("Rename")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field).toBeFocused();
    await page.keyboard.type("Red lamp by keys");
    await page.keyboard.press("Enter");
    await expect(option("Red lamp by keys")).toHaveAttribute("aria-selected", "true");
    await expect(button("Rename")).toBeFocused();
  });
  await test.step("a form that closes gives the focus to the button that opened it", async () => {
    await page.keyboard.press("Shift+Tab");
    await button("Add by address").focus();
    await page.keyboard.press("Enter");
    await tabTo(page, button("Cancel").first());
    await page.keyboard.press("Enter");
    await expect(button("Add by address")).toBeFocused();
  });
  await test.step("Escape in the question before a deletion leaves only the question; after the deletion the list has the focus", async () => {
    const question = page.getByRole("alertdialog", { name: "Delete Red lamp by keys?" });
    await tabTo(page, button("Delete"));
    await page.keyboard.press("Enter");
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(button("Delete")).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, question.getByRole("button", { name: "Delete" }));
    await page.keyboard.press("Enter");
    await expect(question).toHaveCount(0);
    await expect(option("Red lamp by keys")).toHaveCount(0);
    await expect(list).toBeFocused();
  });
  await test.step("Enter uses the chosen one, and the block has the focus again", async () => {
    await page.keyboard.press("ArrowRight");
    await expect(option("chair by keys.png")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(image.locator("img")).toHaveAttribute("src", /\/api\/v2\/assets\/public\//);
    await expect(image).toBeFocused();
  });
});

test("whoever uses the first of several uploads and leaves finds the others later, and is told of one that failed", async ({
  page,
  product,
}) => {
  await openLetter(page, product, "Leaves early");
  const { dialog, option, button, upload } = imageDialog(page);
  const held: Route[] = [];
  const sendingOf = async (name: string): Promise<Route> => {
    const find = () => held.find((route) => route.request().postDataBuffer()?.includes(name));
    await expect.poll(() => find() !== undefined).toBe(true);
    const route = find();
    if (!route) throw new Error(`${name} is not being sent`);
    return route;
  };
  await page.route("**/api/v2/assets", (route) => void held.push(route));
  await blocks(page, "image").click();
  await upload([png("early one.png", 41), png("early two.png", 42), png("early three.png", 43)]);
  await (await sendingOf("early one.png")).continue();
  await option("early one.png").dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("2 images are still being uploaded")).toBeVisible();
  await (await sendingOf("early two.png")).continue();
  await (await sendingOf("early three.png")).abort();
  await expect(page.getByText(/^early three\.png was not uploaded, because there is no connection/)).toBeVisible();
  await page.unrouteAll();
  await blocks(page, "image").locator("img").dblclick();
  await expect(option("early two.png")).toBeVisible();
  await button("Retry early three.png").click();
  await expect(option("early three.png")).toBeVisible();
});

test("several files are dropped on the canvas: the first fills the empty place, the others follow, and one undo takes them back", async ({
  page,
  product,
}) => {
  await openLetter(page, product, "Dropped");
  const images = blocks(page, "image");
  await expect(images).toHaveCount(1);
  const dropped = [1, 2, 3].map((number) => png(`dropped ${number}.png`, 60 + number));
  const files = [...dropped, { name: "price list.png", mimeType: "image/png", buffer: Buffer.from("%PDF-1.7") }];
  const dataTransfer = await page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, bytes } of all)
        transfer.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type: mimeType }));
      return transfer;
    },
    files.map(({ buffer, ...file }) => ({ ...file, bytes: buffer.toString("base64") })),
  );
  const box = await images.boundingBox();
  if (!box) throw new Error("there is no place");
  const held = { dataTransfer, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  const tell = (kind: "dragover" | "drop") =>
    images.evaluate(
      (place, { name, ...at }) => !place.dispatchEvent(new DragEvent(name, { ...at, bubbles: true, cancelable: true, composed: true })),
      { name: kind, ...held },
    );
  // The code of dragging comes with the first of them. Until it is there they are refused, so that the browser opens none in the place of the page.
  expect(await tell("dragover")).toBe(true);
  // A browser tells again and again of files that are held somewhere.
  const hold = async () => {
    await tell("dragover");
    return page.locator(".mw-drop-line:not([hidden])").count();
  };
  await expect.poll(hold).toBe(1);
  expect(await tell("drop")).toBe(true);
  // They are prepared and uploaded one after the other, which takes a busy machine longer than one answer.
  await expect(images).toHaveCount(3, { timeout: 30_000 });
  await expect(images.locator("img")).toHaveCount(3);
  await expect(page.getByText(/^price list\.png is not an image that emails can use/)).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(images).toHaveCount(1);
  await expect(images.locator("img")).toHaveCount(0);
});

test("on a phone an image is uploaded, chosen, cropped and used with a finger", async ({ browser, product }) => {
  const page = await openPhonePage(browser, product);
  await openLetter(page, product, "Touched");
  const { dialog, option, button, upload } = imageDialog(page);
  await blocks(page, "image").tap();
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await upload([png("touched.png", 51)]);
  await option("touched.png").tap();
  for (const name of ["Use image", "Upload images"]) await expect(button(name)).toBeInViewport({ ratio: 1 });
  await test.step("the frame of the crop is pulled by its corner", async () => {
    await button("Edit image").tap();
    const editor = page.getByRole("dialog", { name: "Edit image" });
    await expect(editor.getByText(/^60 × 40 px, /)).toBeVisible();
    const corner = editor.locator(".ReactCrop__drag-handle.ord-se");
    await expect(corner).toBeInViewport();
    const box = await corner.boundingBox();
    if (!box) throw new Error("there is no corner");
    await pull(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, { x: -80, y: -50 });
    await expect(editor.getByText(/^(?!60 × 40)\d+ × \d+ px, /)).toBeVisible();
    await editor.getByRole("button", { name: "Save image" }).tap();
    await expect(editor).toHaveCount(0);
  });
  await expect(option("touched, edited.png")).toHaveAttribute("aria-selected", "true");
  await button("Use image").tap();
  await expect(dialog).toHaveCount(0);
  await expect(blocks(page, "image").locator("img")).toHaveAttribute("src", /\/api\/v2\/assets\/public\//);
  await page.context().close();
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger that is put down, moved by that much, and lifted. */
async function pull(page: Page, { x, y }: Point, by: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [{ x, y }]);
  for (const part of [0.3, 0.6, 1]) await touch("touchMove", [{ x: x + by.x * part, y: y + by.y * part }]);
  await touch("touchEnd", []);
}
