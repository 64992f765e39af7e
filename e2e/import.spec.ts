import { readFile } from "node:fs/promises";
import { foreignDesign } from "../packages/editor/src/testing/foreign-design.js";
import { foreignEmail } from "../packages/editor/src/testing/foreign-email.js";
import { hostilePayloads, hostileSignal } from "../packages/testing/src/hostile.js";
import { mjmlSamples } from "../packages/testing/src/mjml-sources.js";
import { apiOf } from "./api.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

const sizePath = "**/api/v2/usertemplate/calculate";

interface Exporting extends HTMLElement {
  exportMjml(): Promise<string>;
}

test("an email that is exported to be edited again comes back as its blocks, and others hold no trace of them", async ({
  page,
  product,
}) => {
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("Edited again");
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  await page.getByRole("button", { name: "Social follow", exact: true }).click();
  await expect(blocks(page, "social-follow")).toBeVisible();
  const download = async (isEditable: boolean) => {
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Export" });
    await dialog.getByRole("tab", { name: "File" }).click();
    await dialog.getByRole("radio", { name: /^HTML/ }).check();
    if (isEditable) await dialog.getByRole("checkbox", { name: "Can be imported as the same blocks" }).check();
    const downloading = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download" }).click();
    return readFile(await (await downloading).path(), "utf8");
  };
  expect(await download(false)).not.toMatch(/mw-note-|mw-more/);
  const editable = await download(true);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(blocks(page, "social-follow")).toHaveCount(0);
  await page.getByRole("button", { name: "Import code" }).click();
  const dialog = page.getByRole("dialog", { name: "Import code" });
  await dialog.locator("input[type=file]").setInputFiles({ name: "again.html", mimeType: "text/html", buffer: Buffer.from(editable) });
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(blocks(page, "social-follow")).toBeVisible();
});

test("the design of another editor becomes blocks, and what it cannot be is said", async ({ page, product }) => {
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("From elsewhere");
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  await page.getByRole("button", { name: "Import code" }).click();
  const dialog = page.getByRole("dialog", { name: "Import code" });
  const buffer = Buffer.from(foreignDesign);
  await dialog.locator("input[type=file]").setInputFiles({ name: "design.json", mimeType: "application/json", buffer });
  await dialog.getByRole("button", { name: "Continue" }).click();
  const report = dialog.getByRole("region", { name: "What becomes of it" });
  await expect(report.getByText(/^Read as a design of Unlayer/)).toBeVisible();
  await expect(report.getByText(/^No block is like this part of the design.*form$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog).toBeHidden();
  for (const type of ["text", "image", "button", "menu", "social"]) await expect(blocks(page, type)).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(blocks(page, "menu")).toHaveCount(0);

  await page.getByRole("button", { name: "Import code" }).click();
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "data.json", mimeType: "application/json", buffer: Buffer.from('{"a":[1]}') });
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText(/^This is JSON, and no design of an editor that is known here/)).toBeVisible();
});

test("an import is looked at before it replaces anything, and MJML comes back to the byte", async ({ page, product }) => {
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("Imported");
  const said: string[] = [];
  page.on("dialog", (dialog) => {
    said.push(dialog.message());
    void dialog.dismiss();
  });
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  await page.getByRole("button", { name: "Divider", exact: true }).click();
  await expect(blocks(page, "divider")).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Import code" });
  const read = async (name: string, source: string) => {
    await page.getByRole("button", { name: "Import code" }).click();
    await dialog.locator("input[type=file]").setInputFiles({ name, mimeType: "text/html", buffer: Buffer.from(source) });
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByRole("region", { name: "What becomes of it" })).toBeVisible();
  };
  const put = async () => {
    await dialog.getByRole("button", { name: "Import", exact: true }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step("An error occurred while attempting to read the file; the template content exceeds the size limit", async () => {
    await page.getByRole("button", { name: "Import code" }).click();
    await page.evaluate(() => {
      Object.assign(File.prototype, { arrayBuffer: () => Promise.reject(new DOMException("moved away", "NotFoundError")) });
    });
    const file = { name: "mail.html", mimeType: "text/html", buffer: Buffer.from(foreignEmail) };
    await dialog.locator("input[type=file]").setInputFiles(file);
    await expect(dialog.getByText("An error occurred while attempting to read the file.")).toBeVisible();
    await page.evaluate(() => Reflect.deleteProperty(File.prototype, "arrayBuffer"));
    await page.route(sizePath, (route) => route.fulfill({ json: { size: "oversize" } }), { times: 1 });
    await dialog.locator("input[type=file]").setInputFiles(file);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByText("The template content exceeds the size limit.")).toBeVisible();
  });

  await test.step("Import modal blocks saving while loading, and reading can be cancelled", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(sizePath, (route) => held.then(() => route.continue()), { times: 1 });
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByRole("progressbar", { name: "Reading the email" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: /^(?:Import|Continue)$/ })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog.getByText("Reading was cancelled. Nothing has changed.")).toBeVisible();
    release();
    await expect(dialog.getByRole("button", { name: "Continue" })).toBeEnabled();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await expect(blocks(page, "divider")).toBeVisible();
  });

  await test.step("foreign HTML: what became which blocks, what is kept, what stays raw and why", async () => {
    await read("foreign.html", foreignEmail);
    const report = dialog.getByRole("region", { name: "What becomes of it" });
    await expect(report.getByText(/^\d+ of \d+$/).first()).toBeVisible();
    await expect(report.getByText("Heading", { exact: true })).toBeVisible();
    await expect(report.getByText(/^Holds a form/)).toBeVisible();
    for (const title of ["The email as it was written", "The email as it will be"])
      await expect(dialog.frameLocator(`iframe[title="${title}"]`).getByText("Harbour lights")).toBeVisible();
    await expect(blocks(page, "divider")).toBeVisible();
  });

  await test.step("a part that has the focus shows in both pictures, and is switched by keyboard", async () => {
    const form = dialog.getByRole("radiogroup", { name: /^Form of/ }).first();
    await form.getByRole("radio", { name: "Blocks" }).focus();
    await expect(dialog.locator("[data-part-mark]")).toHaveCount(2);
    await page.keyboard.press("ArrowRight");
    await expect(form.getByRole("radio", { name: "As written" })).toBeChecked();
  });

  await test.step("Import replaces the document in one undo step", async () => {
    await put();
    await expect(blocks(page, "divider")).toHaveCount(0);
    await expect(blocks(page, "code").first()).toBeVisible();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(blocks(page, "divider")).toBeVisible();
    await expect(blocks(page, "code")).toHaveCount(0);
  });

  await test.step("MJML is written again as it was, also after it was stored", async () => {
    const { source } = mjmlSamples[2];
    await read("letter.mjml", source);
    await expect(dialog.getByText(/^Another file is not taken in/)).toBeVisible();
    await put();
    await expect(blocks(page, "button")).toBeVisible();
    const exported = () => page.locator("email-editor").evaluate((element) => (element as Exporting).exportMjml());
    expect(await exported()).toBe(source);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Template has been saved")).toBeVisible();
    await page.reload();
    await expect(blocks(page, "button")).toBeVisible();
    expect(await exported()).toBe(source);
  });

  await test.step("pictures without a full address get that of the page that a person names", async () => {
    await page.getByRole("button", { name: "Import code" }).click();
    const buffer = Buffer.from('<p>News of the week</p><img src="/logo.png" width="200" height="40" alt="Logo">');
    await dialog.locator("input[type=file]").setInputFiles({ name: "page.html", mimeType: "text/html", buffer });
    await dialog.getByRole("textbox", { name: "Address of its page" }).fill("https://news.example/12/");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByText(/^Pictures that could not be loaded here: 1\./)).toBeVisible();
    await put();
    await expect(blocks(page, "image").getByAltText("Logo")).toHaveAttribute("src", "https://news.example/logo.png");
  });

  await test.step("a hostile file runs nothing, and the page's policy has nothing to report", async () => {
    // One payload is a style that hides everything, after which there is nothing left to import.
    const payloads = hostilePayloads.filter(({ name }) => name !== "style element");
    await read("hostile.html", `<html><body>${payloads.map(({ text }) => `<p>Words ${text}</p>`).join("")}</body></html>`);
    await put();
    expect(said.filter((text) => text.includes(hostileSignal))).toEqual([]);
  });
});
