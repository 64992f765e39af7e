import type { Browser, Page } from "@playwright/test";
import { apiOf } from "./api.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

const block = (type: string, id: string, props: object, ...children: object[]) => ({
  ...{ id, type, props },
  ...(children.length > 0 && { children }),
});
const section = (id: string, ...children: object[]) => block("section", id, {}, ...children);
const text = (id: string, words: string) => block("text", id, { text: `<p>${words}</p>` });
const letter = {
  version: 1,
  settings: {},
  root: block(
    "root",
    "root",
    {},
    block(
      "wrapper",
      "page",
      {},
      section(
        "top",
        block(
          "cell",
          "cell",
          {},
          block("heading", "title", { text: "Spring sale" }),
          block("image", "picture", { src: "/starter/logo.png", alt: "Our logo", width: 160 }),
          text("member", "Thank you, {{ first_name }}"),
          text("gift", "A gift: {{ gift.name }}"),
        ),
      ),
      section("pair", block("cell", "left", { width: 50 }, text("l", "Left")), block("cell", "right", { width: 50 }, text("r", "Right"))),
      section("kept", block("cell", "near", { width: 50 }, text("n", "Near")), block("cell", "far", { width: 50 }, text("f", "Far"))),
    ),
  ),
};

const panelOf = (page: Page) => page.getByRole("complementary", { name: "Settings & Styles" });
const show = (page: Page, device: string) => page.getByRole("radio", { name: device, exact: true }).check();
const onCanvas = (page: Page, id: string) => page.locator(`[data-block-id="${id}"]`).first();

async function select(page: Page, id: string, name: string): Promise<void> {
  await page.keyboard.press("Escape");
  await onCanvas(page, id).click();
  await expect(panelOf(page).getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
}

async function setNumber(page: Page, name: string, value: number): Promise<void> {
  const field = panelOf(page).getByRole("spinbutton", { name, exact: true });
  await field.fill(String(value));
  await field.press("Enter");
}

/** The sent email as a client draws it on a screen of this width. */
async function open(browser: Browser, html: string, widthPx: number, scheme: "light" | "dark" = "light"): Promise<Page> {
  const mail = await browser.newPage({ viewport: { width: widthPx, height: 800 }, colorScheme: scheme });
  await mail.route("**/*.png", (route) => route.abort());
  await mail.setContent(html);
  return mail;
}

const styleOf = (mail: Page, words: string, property: string) =>
  mail
    .getByText(words, { exact: false })
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const placeOf = (mail: Page, words: string) =>
  mail
    .getByText(words, { exact: true })
    .first()
    .evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top) };
    });

test("advanced mode: values per device, dark colours and conditions are set in the panel and reach the email", async ({
  page,
  product,
  browser,
}) => {
  const fay = await apiOf(product, "demo-free");
  const { id: userId } = (await (await fay.call("GET", "/session")).json()) as { id: string };
  await fay.call("PUT", "/usersettings", { userId, dnd_mode: "advanced" });
  await beSignedIn(page, "fay");
  const { id } = await fay.createTemplate("Beyond", { html: "<p></p>", css: "", components: letter });
  await page.goto(`/edit/${id}`);
  await expect(blocks(page, "heading")).toBeVisible();
  const panel = panelOf(page);
  const turnOn = (name: string) => panel.getByRole("switch", { name, exact: true }).check();

  await test.step("per-device overrides of spacing, size and alignment", async () => {
    await select(page, "title", "Heading");
    await show(page, "Tablet");
    await setNumber(page, "Font size, tablet", 28);
    await show(page, "Mobile");
    await setNumber(page, "Font size, phone", 21);
    await panel.getByRole("radiogroup", { name: "Alignment, phone", exact: true }).getByRole("radio", { name: "Centre" }).check();
    await setNumber(page, "Padding, phone, left", 33);
    await expect(panel.getByRole("button", { name: "Reset Font size, phone" })).toBeVisible();
    await show(page, "Desktop");
    await expect(panel.getByRole("spinbutton", { name: "Font size", exact: true })).toHaveValue("32");
  });

  await test.step("authored dark colours per colour prop and a dark image", async () => {
    await page.getByRole("button", { name: "Show in dark mode" }).click();
    await panel.getByRole("textbox", { name: "Colour, dark, hex value", exact: true }).fill("#ffd166");
    await select(page, "picture", "Image");
    const picture = panel.getByRole("group", { name: "Picture, dark", exact: true });
    await picture.getByRole("textbox", { name: "Image address" }).fill("/starter/tea.png");
    await page.getByRole("button", { name: "Show in dark mode" }).click();
    await expect(panel.getByRole("group", { name: "Picture", exact: true }).getByRole("textbox", { name: "Image address" })).toHaveValue(
      "/starter/logo.png",
    );
  });

  await test.step("a display condition and a repeat", async () => {
    await select(page, "member", "Text");
    await panel.getByRole("textbox", { name: "Show when" }).fill("orders > 3");
    await select(page, "gift", "Text");
    await panel.getByRole("textbox", { name: "Repeat for each of" }).fill("gifts");
    await panel.getByRole("textbox", { name: "One of them is called" }).fill("gift");
  });

  await test.step("text direction per block", async () => {
    await panel.getByRole("combobox", { name: "Text direction" }).selectOption("Right to left");
  });

  await test.step("the last column comes first when they are stacked on a phone", async () => {
    await select(page, "l", "Text");
    await page.getByRole("navigation", { name: "Selected block and its parents" }).getByRole("button", { name: "Section" }).click();
    await turnOn("Last column first when stacked");
  });

  await test.step("locks of content, style, position and removal", async () => {
    await select(page, "r", "Text");
    for (const name of ["Lock the content", "Lock the style", "Lock the position", "Prevent deleting"]) await turnOn(name);
    await expect(panel.getByRole("spinbutton", { name: "Font size", exact: true })).toBeDisabled();
    await onCanvas(page, "r").focus();
    for (const [key, refusal] of [
      ["Delete", "This block is locked and cannot be deleted"],
      ["Alt+ArrowUp", "This block is locked in its place"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole("alert").filter({ hasText: refusal })).toBeVisible();
    }
    await page.keyboard.press("x");
    await expect(onCanvas(page, "r")).toHaveText("Right");
  });

  await test.step("columns stay side by side on a phone", async () => {
    await select(page, "n", "Text");
    await page.getByRole("navigation", { name: "Selected block and its parents" }).getByRole("button", { name: "Section" }).click();
    await panel.getByRole("switch", { name: "Stack columns on mobile", exact: true }).uncheck();
  });

  await test.step("text direction per template", async () => {
    await page.getByRole("button", { name: "General settings" }).first().click();
    const dialog = page.getByRole("dialog", { name: "General settings" });
    await dialog.getByRole("combobox", { name: "Direction" }).selectOption("Right to left");
    await dialog.getByRole("tab", { name: "Inbox" }).click();
    await dialog.getByRole("textbox", { name: "Offer" }).fill("20 % off");
    await dialog.getByRole("button", { name: "Apply" }).click();
    await expect(dialog).toBeHidden();
  });

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Template has been saved")).toBeVisible();
  const html = await (await fay.call("GET", `/usertemplate/export/${id}/html`)).text();
  await fay.call("PUT", "/usersettings", { userId, dnd_mode: "simple" });
  expect(html).toContain('"@type":"DiscountOffer","description":"20 % off"');

  await test.step("the preview for a sample recipient: what has a condition is gone, what is repeated stands there twice", async () => {
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    const mail = page.frameLocator(".mw-preview-frame").locator("body");
    await expect(mail).toContainText("Thank you, {{ first_name }}");
    await page.getByRole("combobox", { name: "Show as" }).selectOption("Sample recipient");
    await expect(mail).toContainText("A gift: Name 2");
    await expect(mail).toContainText("A gift: Name 1");
    await expect(mail).not.toContainText("Thank you");
  });

  await test.step("the exported email on a desktop, a tablet, a phone, and in the dark", async () => {
    const desktop = await open(browser, html, 1200);
    expect(await styleOf(desktop, "Spring sale", "font-size")).toBe("32px");
    expect((await placeOf(desktop, "Right")).left).toBeLessThan((await placeOf(desktop, "Left")).left);
    expect((await placeOf(desktop, "Right")).top).toBe((await placeOf(desktop, "Left")).top);
    const tablet = await open(browser, html, 900);
    expect(await styleOf(tablet, "Spring sale", "font-size")).toBe("28px");
    const phone = await open(browser, html, 375, "dark");
    expect(await styleOf(phone, "Spring sale", "font-size")).toBe("21px");
    expect(await styleOf(phone, "Spring sale", "text-align")).toBe("center");
    expect(await styleOf(phone, "Spring sale", "color")).toBe("rgb(255, 209, 102)");
    expect((await placeOf(phone, "Right")).top).toBeLessThan((await placeOf(phone, "Left")).top);
    expect((await placeOf(phone, "Near")).top).toBe((await placeOf(phone, "Far")).top);
    await expect(phone.locator('img[src$="tea.png"]')).toBeVisible();
    await expect(phone.locator('img[src$="logo.png"]')).toBeHidden();
    expect(html).toMatch(/\{% if orders > 3 %\}[\s\S]*Thank you[\s\S]*\{% endif %\}/);
    expect(html).toMatch(/\{% for gift in gifts %\}[\s\S]*A gift[\s\S]*\{% endfor %\}/);
    expect(await styleOf(desktop, "A gift", "direction")).toBe("rtl");
    for (const mail of [desktop, tablet, phone]) await mail.close();
  });
});
