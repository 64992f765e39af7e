import { readFile } from "node:fs/promises";
import { apiOf } from "./api.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

const save = { name: "Save", exact: true } as const;
const close = { name: "Close" } as const;

test("code is viewed and imported, with the checks of files and of base64", async ({ page, product }) => {
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("Coded");
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  await page.getByRole("button", { name: "Heading", exact: true }).click();
  await test.step("view code (read-only): HTML, CSS and MJML", async () => {
    await page.getByRole("button", { name: "View code" }).click();
    const dialog = page.getByRole("dialog", { name: "View code" });
    const html = dialog.getByRole("textbox", { name: "HTML code" });
    await expect(html).toContainText("<!doctype html>");
    await expect(html).toHaveAttribute("aria-readonly", "true");
    await dialog.getByRole("tab", { name: "CSS" }).click();
    await expect(dialog.getByRole("textbox", { name: "CSS code" })).toBeVisible();
    await dialog.getByRole("tab", { name: "MJML" }).click();
    await expect(dialog.getByRole("textbox", { name: "MJML code" })).toContainText("<mjml");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await dialog.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByText("Copied successfully")).toBeVisible();
    for (const [fault, words] of [
      ["NotAllowedError", []], // permission denied silently skipped
      ["DataError", ["Something went wrong. Could not copy"]],
    ] as const) {
      await page.evaluate((name) => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException("", name));
      }, fault);
      await dialog.getByRole("button", { name: "Copy" }).click();
      await expect(page.getByRole("region", { name: "Notifications", exact: true }).getByRole("alert")).toHaveText(words);
    }
    await dialog.getByRole("button", close).click();
  });
  await page.getByRole("button", { name: "Import code" }).click();
  const dialog = page.getByRole("dialog", { name: "Import code" });
  const code = dialog.getByRole("textbox", { name: "HTML or MJML code" });
  const file = dialog.locator("input[type=file]");
  const upload = (html: string) => file.setInputFiles({ name: "mail.html", mimeType: "text/html", buffer: Buffer.from(html) });
  await test.step("Upload of code file: only .html, max 2 MB", async () => {
    await file.setInputFiles({ name: "mail.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
    await expect(dialog.getByText("Sorry, mail.pdf is invalid, allowed extension is: .html")).toBeVisible();
    await file.setInputFiles({ name: "mail.html", mimeType: "text/html", buffer: Buffer.alloc(2 * 1024 * 1024 + 1, "x") });
    await expect(dialog.getByText("The file size can not exceed 2MB")).toBeVisible();
  });
  await test.step("base64 content is refused with its lines, of the HTML and of the CSS", async () => {
    await upload('<p>\n<img src="data:image/png;base64,AAAA">');
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByText("Please ensure it is not present in line(s) 2 of the HTML code.")).toBeVisible();
    await upload("<p>Spring</p>");
    await dialog.getByRole("tab", { name: "CSS" }).click();
    await dialog.getByRole("textbox", { name: "CSS code" }).click();
    await page.keyboard.type("p{background:url(data:image/png;base64,AAAA)}");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByText("Please ensure it is not present in line(s) 1 of the CSS code.")).toBeVisible();
    await dialog.getByRole("textbox", { name: "CSS code" }).click();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await dialog.getByRole("tab", { name: "HTML or MJML" }).click();
  });
  await test.step("what is recognised becomes blocks, as one undo step", async () => {
    const mjml = "<mjml><mj-body><mj-section><mj-column><mj-divider /></mj-column></mj-section></mj-body></mjml>";
    await upload(mjml);
    await expect(code).toContainText("mj-divider");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByRole("button", { name: "Import", exact: true }).click();
    await expect(page.getByText("The code has been imported", { exact: true })).toBeVisible();
    await expect(blocks(page, "divider")).toBeVisible();
    await expect(blocks(page, "heading")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(blocks(page, "heading")).toBeVisible();
  });
});

test("the email goes out as PDF, HTML and picture", async ({ page, product }) => {
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("Taken out");
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  await page.getByRole("button", { name: "Heading", exact: true }).click();
  // Below the breakpoint columns stand one below the other.
  await page.getByRole("button", { name: "2 columns", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  /** Desktop image default 600 (600 to 1920), mobile default 320 (320 to 599), format png or JPG. */
  const chooseImage = async () => {
    const width = dialog.getByRole("spinbutton", { name: "Width" });
    for (const [device, first, most] of [
      ["Mobile", "320", "599"],
      ["Desktop", "600", "1920"],
    ] as const) {
      await dialog.getByRole("radio", { name: device, exact: true }).check();
      await expect(width).toHaveValue(first);
      await width.fill("5000");
      await width.press("Enter");
      await expect(width).toHaveValue(most);
      await width.fill(first);
      await width.press("Enter");
    }
    await dialog.getByRole("radio", { name: "JPG" }).check();
  };
  const downloadAs = async (kind: string) => {
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await dialog.getByRole("tab", { name: "File" }).click();
    await expect(dialog.getByRole("radio", { name: /^PDF/ })).toBeChecked();
    await dialog.getByRole("radio", { name: new RegExp(`^${kind}`) }).check();
    const downloading = page.waitForEvent("download");
    if (kind === "Image") await chooseImage();
    await dialog.getByRole("button", { name: "Download" }).click();
    const download = await downloading;
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(`${download.suggestedFilename()} has been downloaded`)).toBeVisible();
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const html = await downloadAs("HTML");
  expect([html.name, html.bytes.includes("Your heading")]).toEqual(["Taken out.html", true]);
  await test.step("default root width 100% with max-width 700px; root side padding 20px; default font Arial; breakpoint 768px", () => {
    const email = html.bytes.toString();
    for (const words of [/max-width:700px"?><table[^>]*width:100%"?[ >]/, /padding:20px/, /font-family:Arial/, /\(min-width:768px\)/]) {
      expect(email).toMatch(words);
    }
  });
  const pdf = await downloadAs("PDF");
  expect([pdf.name, pdf.bytes.subarray(0, 4).toString()]).toEqual(["Taken out.pdf", "%PDF"]);
  const picture = await downloadAs("Image");
  expect([picture.name, picture.bytes.subarray(0, 2).toString("hex")]).toEqual(["Taken out.jpg", "ffd8"]);
});

test("the preview shows devices, text only and the stored page, and gives everything back", async ({ page, product }) => {
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("Looked at");
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  await page.getByRole("button", { name: "Heading", exact: true }).click();
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const preview = page.getByRole("main", { name: "Preview" });
  await expect(preview.getByText("Draft")).toBeVisible();
  await expect(preview.locator(".mw-logo svg")).toBeVisible();
  for (const [device, width] of [
    ["Tablet", "768px"],
    ["Mobile", "375px"],
  ] as const) {
    await preview.getByRole("radio", { name: device }).check();
    await expect(preview.getByTitle("Preview of the email")).toHaveCSS("width", width);
  }
  await preview.getByRole("button", { name: "Text only" }).click();
  await expect(preview.getByLabel("Text of the email")).toContainText("Your heading");
  const opening = page.waitForEvent("popup");
  await preview.getByRole("button", { name: "Open as a page" }).click();
  await expect(await opening).toHaveURL(/\/usertemplate\/.*\/preview/);
  await preview.getByRole("button", { name: "Exit preview" }).click();
  await expect(page.getByRole("radio", { name: "Desktop" })).toBeChecked();
  await expect(blocks(page, "heading")).toBeVisible();
});

test("test email and template info keep to their rules", async ({ page, product }) => {
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("Ruled");
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  await test.step("tag input: Enter, blur, Backspace, three at most, duplicates ignored", async () => {
    await page.getByRole("button", { name: "Test email" }).click();
    const dialog = page.getByRole("dialog", { name: "Test email" });
    const input = dialog.getByRole("textbox", { name: "Send to" });
    const tags = dialog.getByRole("button", { name: /^Remove / });
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(dialog.getByText("Add at least 1 email")).toBeVisible();
    await input.fill("nobody");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Please enter valid email")).toBeVisible();
    await input.fill("one@example.com");
    await page.keyboard.press("Enter");
    await input.fill("one@example.com");
    await page.keyboard.press("Enter");
    await expect(tags).toHaveCount(1);
    await input.fill("two@example.com");
    await input.blur();
    await expect(tags).toHaveCount(2);
    await input.fill("three@example.com");
    await page.keyboard.press("Enter");
    await input.fill("four@example.com");
    await page.keyboard.press("Enter");
    await expect(tags).toHaveCount(3);
    await input.fill("");
    await page.keyboard.press("Backspace");
    await expect(tags).toHaveCount(2);
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Your emails have been sent")).toBeVisible();
  });
  await test.step("asks to save first if there are unsaved changes", async () => {
    await page.getByRole("button", { name: "Text", exact: true }).click();
    await page.getByRole("button", { name: "Test email" }).click();
    await page.getByRole("alertdialog", { name: "Save first?" }).getByRole("button", { name: "Save and continue" }).click();
    await page.getByRole("dialog", { name: "Test email" }).getByRole("button", close).click();
  });
  await test.step("name required, at most 255 and formed; description at most 70; preHeader at most 500, counted; save only when changed and valid", async () => {
    await page.getByRole("button", { name: "Ruled", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Template info" });
    const name = dialog.getByRole("textbox", { name: "Name" });
    await expect(dialog.getByRole("button", save)).toBeDisabled();
    await name.fill("");
    await expect(dialog.getByText("Please enter name")).toBeVisible();
    await name.fill("50% off");
    await expect(dialog.getByText(/^These characters are not allowed.*! @ # \$ % \^ & \* , \. \? " : { } \| < >/)).toBeVisible();
    await name.fill(" Spring");
    await expect(dialog.getByText("Must not start or end with spaces")).toBeVisible();
    for (const [field, most, good] of [
      [name, 255, "Ruled well"],
      [dialog.getByRole("textbox", { name: "Description" }), 70, "For spring"],
      [dialog.getByRole("textbox", { name: "Preheader" }), 500, "Up to half price"],
    ] as const) {
      await field.fill("x".repeat(most + 1));
      await expect(dialog.getByText("Max length exceeded")).toBeVisible();
      await expect(dialog.getByRole("button", save)).toBeDisabled();
      await field.fill(good);
      await expect(dialog.getByText("Max length exceeded")).toHaveCount(0);
    }
    await dialog.getByRole("textbox", { name: "Tags" }).fill("spring");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("button", { name: "Remove spring" })).toBeVisible();
    await expect(dialog.getByText(/50 to 100 characters/)).toBeVisible();
    await expect(dialog.getByText(/16.*500/)).toBeVisible();
    await dialog.getByRole("button", save).click();
    await expect(page.getByText("Template settings has been saved")).toBeVisible();
    await expect(page.getByRole("button", { name: "Ruled well", exact: true })).toBeVisible();
  });
});
