import { readFile } from "node:fs/promises";
import { apiOf } from "./api.js";
import { letterWith, text } from "./editor-letter.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") });
const button = { id: "go", type: "button", props: { label: "Our prices", link: { kind: "web", value: "https://example.com" } } };

test("a button and words lead to files that were uploaded, which the email keeps and readers download", async ({ page, product }) => {
  const components = letterWith(button, text("words", "Read our terms"));
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("Prices as a file", { html: "<p></p>", components });
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  const panel = page.getByRole("complementary", { name: "Settings & Styles" });
  const address = panel.getByRole("textbox", { name: "File address" });
  const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.url().includes(`/usertemplate/${id}`));
  let url = "";
  await test.step("the kind File of a link takes one from the disk, and says why not another", async () => {
    await blocks(page, "button").click();
    await panel.getByRole("combobox", { name: "Link", exact: true }).selectOption("File");
    const choose = async (file: ReturnType<typeof pdf>) => {
      const chooser = page.waitForEvent("filechooser");
      await panel.getByRole("button", { name: "Upload a file" }).click();
      await (await chooser).setFiles(file);
    };
    await address.fill("https://example.com/old.pdf");
    await choose({ ...pdf("page.pdf"), buffer: Buffer.from("<p>no PDF</p>") });
    await expect(panel.getByRole("alert").filter({ hasText: "page.pdf cannot be uploaded" })).toBeVisible();
    await expect(address).toHaveValue("https://example.com/old.pdf");
    await choose(pdf("Price list.pdf"));
    await expect(panel.getByText("Price list.pdf is uploaded")).toBeVisible();
    await expect(address).toHaveValue(/\/api\/v2\/assets\/public\/[^/]+\/price-list-[0-9a-f]{8}\.pdf$/);
    url = await address.inputValue();
  });
  await test.step("so does the link of a text", async () => {
    await blocks(page, "text").dblclick();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("ControlOrMeta+K");
    const link = page.getByRole("dialog", { name: "Link" });
    const chooser = page.waitForEvent("filechooser");
    await link.getByRole("button", { name: "Upload a file" }).click();
    await (await chooser).setFiles(pdf("Terms.pdf"));
    await expect(link.getByRole("textbox", { name: "Address" })).toHaveValue(/\/terms-[0-9a-f]{8}\.pdf$/);
    await link.getByRole("button", { name: "Apply" }).click();
    await expect(blocks(page, "text").locator("a")).toHaveAttribute("href", /\/terms-[0-9a-f]{8}\.pdf$/);
  });
  await test.step("it is there after saving and opening again", async () => {
    await page.keyboard.press("ControlOrMeta+S");
    expect((await saved).status()).toBe(200);
    await page.reload();
    await blocks(page, "button").click();
    await expect(address).toHaveValue(url);
  });
  await test.step("who follows the link gets the file under its name", async () => {
    const download = page.waitForEvent("download");
    await page.evaluate((to) => {
      const link = document.createElement("a");
      link.href = to;
      link.click();
    }, url);
    const file = await download;
    expect(file.suggestedFilename()).toBe("Price list.pdf");
    expect(await readFile(await file.path(), "utf8")).toBe("%PDF-1.7\n%%EOF\n");
  });
});
