import type { Page } from "@playwright/test";
import { apiOf } from "./api.js";
import { openLetter } from "./editor-letter.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const paperWidth = (page: Page) => page.locator(".mw-paper").evaluate((paper) => Math.round(paper.getBoundingClientRect().width));

test("the toolbar, the canvas controls and the right sidebar", async ({ page, product }) => {
  await beSignedIn(page, "ann");
  await openLetter(page, await apiOf(product, "demo-ann"), "Controls");
  const tools = page.getByRole("toolbar", { name: "Template tools" });

  await test.step("Top toolbar: general style settings, view code, import code, export, clean", async () => {
    for (const name of ["General settings", "View code", "Import code", "Export", "Clear"]) {
      await expect(tools.getByRole("button", { name, exact: true })).toBeVisible();
    }
  });

  await test.step("Canvas: zoom display (100%, resettable), zoom out, zoom in, reset; step 5", async () => {
    const figure = tools.getByRole("status");
    await expect(figure).toHaveText("100%");
    await button(page, "Zoom in").click();
    await expect(figure).toHaveText("105%");
    await button(page, "Zoom out").click();
    await button(page, "Zoom out").click();
    await expect(figure).toHaveText("95%");
    await button(page, "Reset zoom").click();
    await expect(figure).toHaveText("100%");
  });

  await test.step("Zoom shortcuts: Shift+Ctrl with plus, minus and zero; fit shows the email as wide as the desk", async () => {
    const figure = tools.getByRole("status");
    for (const [keys, shown] of [
      ["Equal", "105%"],
      ["Equal", "110%"],
      ["Minus", "105%"],
      ["Digit0", "100%"],
    ] as const) {
      await page.keyboard.press(`Control+Shift+${keys}`);
      await expect(figure).toHaveText(shown);
    }
    await button(page, "Mobile")
      .or(page.getByRole("radio", { name: "Mobile" }))
      .check();
    await button(page, "Fit to width").click();
    await expect.poll(() => paperWidth(page)).toBeGreaterThan(600);
    await button(page, "Reset zoom").click();
  });

  await test.step("Device buttons: desktop, tablet, mobile (mobile portrait)", async () => {
    await expect.poll(() => paperWidth(page)).toBe(375);
    await page.getByRole("radio", { name: "Tablet" }).check();
    await expect.poll(() => paperWidth(page)).toBe(768);
    await page.getByRole("radio", { name: "Desktop" }).check();
    await expect.poll(() => paperWidth(page)).toBeGreaterThanOrEqual(700);
  });

  await test.step("Canvas controls: show borders, personal note", async () => {
    await button(page, "Show borders").click();
    await expect(button(page, "Show borders")).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator(".mw-mail[data-borders]")).toBeAttached();
    await button(page, "Show borders").click();
    await expect(button(page, "Personal notes")).toBeVisible();
  });

  await test.step("History controls: undo, version history, redo. Undo and redo are enabled only when history exists", async () => {
    const [undo, redo] = [button(page, "Undo"), button(page, "Redo")];
    await expect(button(page, "Version history")).toBeVisible();
    for (const control of [undo, redo]) await expect(control).toHaveAttribute("aria-disabled", "true");
    await button(page, "Divider").click();
    await expect(undo).toHaveAttribute("aria-disabled", "false");
    await undo.click();
    await expect(undo).toHaveAttribute("aria-disabled", "true");
    await expect(redo).toHaveAttribute("aria-disabled", "false");
  });

  await test.step("An empty cell shows 'Drop something here'", async () => {
    await expect(page.getByText("Drop something here").filter({ visible: true })).toBeVisible();
  });

  await test.step("Right sidebar: quick styles per component type, a component-settings section, collapse-all; remembered", async () => {
    await blocks(page, "divider").click();
    const panel = page.getByRole("complementary", { name: "Settings & Styles" });
    for (const name of ["Quick styles", "Settings"]) {
      await expect(panel.getByRole("button", { name, exact: true })).toHaveAttribute("aria-expanded", "true");
    }
    await expect(panel.getByRole("button", { name: "Advanced", exact: true })).toHaveCount(0);
    await panel.getByRole("button", { name: "Collapse all" }).click();
    await page.reload();
    await blocks(page, "divider").click();
    for (const name of ["Quick styles", "Settings"]) {
      await expect(panel.getByRole("button", { name, exact: true })).toHaveAttribute("aria-expanded", "false");
    }
    await panel.getByRole("button", { name: "Expand all" }).click();
    await expect(panel.getByRole("spinbutton", { name: "Thickness" })).toBeVisible();
    await panel.getByRole("button", { name: "Collapse settings and styles" }).click();
    await page.reload();
    await page.getByRole("button", { name: "Show settings and styles" }).click();
    await expect(panel.getByText("Nothing selected")).toBeVisible();
  });

  await test.step("a dialog that a key opens on the canvas gives the focus back to the block", async () => {
    await blocks(page, "divider").click();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("group", { name: "Divider", exact: true })).toBeFocused();
    await page.keyboard.press("Control+d");
    await expect(blocks(page, "divider")).toHaveCount(2);
  });
});

test("advanced mode adds blocks and an advanced style sector", async ({ page, product }) => {
  const fay = await apiOf(product, "demo-free");
  const { id: userId } = (await (await fay.call("GET", "/session")).json()) as { id: string };
  await fay.call("PUT", "/usersettings", { userId, dnd_mode: "advanced" });
  await beSignedIn(page, "fay");
  await openLetter(page, fay, "Advanced");
  await test.step("a dismissible banner on the free plan, whose 'Upgrade Now' opens the subscription settings in a new window", async () => {
    const banner = page.getByRole("region", { name: "Free trial" });
    await expect(banner).toContainText("You are currently trying out our Premium Features. Your Free Trial ends soon!");
    const opening = page.context().waitForEvent("page");
    await banner.getByRole("button", { name: "Upgrade Now" }).click();
    await expect(await opening).toHaveURL(/\/account#subscription$/);
    await banner.getByRole("button", { name: "Dismiss" }).click();
    await expect(banner).toHaveCount(0);
    await page.reload();
    await expect(blocks(page, "divider")).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
  await page.getByRole("tab", { name: "Advanced" }).click();
  await expect(button(page, "Quote")).toBeVisible();
  await blocks(page, "divider").click();
  const panel = page.getByRole("complementary", { name: "Settings & Styles" });
  await expect(panel.getByRole("button", { name: "Advanced", exact: true })).toHaveAttribute("aria-expanded", "true");
  await fay.call("PUT", "/usersettings", { userId, dnd_mode: "simple" });
});

test("general settings, the clean dialog, and leaving", async ({ page, product }) => {
  const ann = await apiOf(product, "demo-ann");
  await beSignedIn(page, "ann");

  await test.step("The editor shows a loader while loading", async () => {
    const { id } = await ann.createTemplate("Slow to come");
    await page.route(`**/api/v2/usertemplate/${id}`, () => {});
    await page.goto(`/edit/${id}`);
    await expect(page.getByRole("status", { name: "Loading the template" })).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  await openLetter(page, ann, "Set up");
  const dialog = page.getByRole("dialog", { name: "General settings" });
  const width = dialog.getByRole("spinbutton", { name: "Email width" });
  const mailWidth = () =>
    blocks(page, "section")
      .first()
      .evaluate((row) => Math.round(row.getBoundingClientRect().width));
  await test.step("General settings: tabs General, Email body, Headings; cancel and apply", async () => {
    const before = await mailWidth();
    await button(page, "General settings").first().click();
    for (const tab of ["Email body", "Headings", "General"]) await dialog.getByRole("tab", { name: tab }).click();
    await width.fill("600");
    await expect.poll(mailWidth).toBe(before - 100);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect.poll(mailWidth).toBe(before);
    await button(page, "General settings").first().click();
    await width.fill("600");
    await dialog.getByRole("button", { name: "Apply" }).click();
    await expect.poll(mailWidth).toBe(before - 100);
    await button(page, "Undo").click();
    await expect.poll(mailWidth).toBe(before);
  });

  await test.step("email width 200 to 700 step 10; padding and heading values change by 1 with buttons", async () => {
    await button(page, "General settings").first().click();
    await expect(width).toHaveValue("700");
    await width.press("ArrowDown");
    await expect(width).toHaveValue("690");
    for (const [typed, kept] of [
      ["150", "200"],
      ["900", "700"],
    ] as const) {
      await width.fill(typed);
      await width.press("Enter");
      await expect(width).toHaveValue(kept);
    }
    await dialog.getByRole("button", { name: "Increase: Padding" }).click();
    await expect(dialog.getByRole("spinbutton", { name: "Padding" })).toHaveValue("21");
    await dialog.getByRole("tab", { name: "Headings" }).click();
    const size = dialog.getByRole("spinbutton", { name: "Size" }).first();
    await expect(size).toHaveValue("40");
    await dialog.getByRole("button", { name: "Decrease: Size" }).first().click();
    await expect(size).toHaveValue("39");
    for (const level of [2, 3, 4, 5, 6]) await dialog.getByRole("button", { name: `Heading ${level}` }).click();
    const all = dialog.getByRole("spinbutton", { name: "Size" });
    expect(await all.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))).toEqual(
      ["39", "32", "28", "24", "20", "16"], // sizes of the headings, from 40 on
    );
    const below = dialog.getByRole("spinbutton", { name: "Space below" });
    expect(await below.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))).toEqual([
      "18",
      "15",
      "12",
      "10",
      "8",
      "8",
    ]);
    await test.step("line spacing 100% (default), 120%, 150%, 200%; 13 web-safe fonts, Arial first; padding 20, white", async () => {
      await dialog.getByRole("tab", { name: "Email body" }).click();
      const optionsOf = (name: string) => dialog.getByRole("combobox", { name }).locator("option").allTextContents();
      const fonts = await optionsOf("Text font");
      expect([fonts.length, fonts[0]]).toEqual([13, "Arial"]);
      await expect(dialog.getByRole("combobox", { name: "Text font" })).toHaveValue("Arial");
      expect(await optionsOf("Line spacing")).toEqual(["100%", "120%", "150%", "200%"]);
      await expect(dialog.getByRole("combobox", { name: "Line spacing" })).toHaveValue("100%");
      for (const name of ["Space after paragraphs", "Underline links"]) await expect(dialog.getByRole("switch", { name })).toBeVisible();
    });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await button(page, "General settings").first().click();
    await expect(dialog.getByRole("spinbutton", { name: "Padding" })).toHaveValue("20");
    await expect(dialog.getByRole("textbox", { name: "Background colour, hex value" })).toHaveValue("#ffffff");
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("Clean modal: close and clear buttons; it clears the canvas after confirmation", async () => {
    const confirm = page.getByRole("alertdialog", { name: "Clear the canvas" });
    await button(page, "Clear").click();
    await confirm.getByRole("button", { name: "Close" }).last().click();
    await expect(blocks(page, "heading")).toBeVisible();
    await button(page, "Clear").click();
    await confirm.getByRole("button", { name: "Clear" }).click();
    await expect(blocks(page, "heading")).toHaveCount(0);
  });

  await test.step("Empty canvas prompt", async () => {
    const prompt = "Drag a Block or Module and drop it here to start building your new email template";
    await expect(page.getByText(prompt).filter({ visible: true })).toBeVisible();
  });

  await test.step("General settings without page wrapper", async () => {
    const { id } = await ann.createTemplate("Without a page", {
      html: "<p></p>",
      css: "",
      components: { version: 1, settings: {}, root: { id: "root", type: "root", props: {}, children: [] } },
    });
    await button(page, "Undo").click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Template has been saved")).toBeVisible();
    await page.goto(`/edit/${id}`);
    await button(page, "General settings").first().click();
    await expect(dialog.getByRole("alert")).toHaveText(
      "You cannot apply settings to the template. Please add page wrapper to canvas and all setting will be applied to it",
    );
    await expect(dialog.getByRole("button", { name: "Apply" })).toBeDisabled();
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("Canvas rules: blocks stand in the page wrapper, and there is one of it", async () => {
    await button(page, "Heading").click();
    await expect(page.getByText("This block can only be dropped in the page wrapper")).toBeVisible();
    await button(page, "Page wrapper").click();
    await expect(page.getByRole("heading", { name: "Page wrapper" })).toBeVisible();
    await button(page, "Page wrapper").click();
    await expect(page.getByText("You cannot drop more than one page wrapper on canvas")).toBeVisible();
    await button(page, "Heading").click();
    await expect(blocks(page, "heading")).toBeVisible();
  });

  await test.step("Only one form data table", async () => {
    await button(page, "Form data table").click();
    await expect(blocks(page, "form-data-table")).toHaveCount(1);
    await button(page, "Form data table").click();
    await expect(page.getByText('Each template can only contain one "Form Data Table" block')).toBeVisible();
    await expect(blocks(page, "form-data-table")).toHaveCount(1);
  });

  await test.step("Leaving with unsaved changes prompts; the header logo links to /", async () => {
    const question = page.getByRole("alertdialog", { name: "Leave this template?" });
    await button(page, "Go to templates").click();
    await expect(question).toContainText("You have unsaved work. If you continue it will be lost. Are you sure you want to leave?");
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(blocks(page, "heading")).toBeVisible();
    await button(page, "Go to templates").click();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL(/\/\?status=draft/);
    await expect(page.getByRole("list", { name: "Templates" })).toBeVisible();
  });
});
