import { chromium } from "playwright";
import { chromiumLaunchOptions } from "../testing/chromium.mjs";

const patienceMs = 60_000;
/** A browser asks every site for its sign. */
const isNoise = (text) => /favicon/.test(text);

/** Opens a page in Chromium, works in its editor a little, and answers what went wrong. */
export async function workInEditor(url, picture) {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const faults = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(patienceMs);
    page.on("pageerror", (error) => faults.push(`the page threw ${error.stack ?? error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" && !isNoise(message.location().url)) faults.push(`the console says ${message.text()}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400 && !isNoise(response.url())) faults.push(`${response.url()} answered ${response.status()}`);
    });
    await page.addInitScript(() => {
      // The tour would begin by itself, over the page. Sandboxed frames have no storage.
      if (window.origin !== "null") localStorage.setItem("mailwright.editor.tour", "done");
    });
    await page.goto(url);
    await work(page).catch((error) => faults.push(String(error)));
    await page.screenshot({ path: picture });
  } catch (error) {
    faults.push(String(error));
  } finally {
    await browser.close();
  }
  return faults;
}

/** What a person does first: adds blocks, writes, looks at the preview, opens dialogs and menus, takes back. */
async function work(page) {
  const editor = page.locator("email-editor");
  const onCanvas = (type) => editor.locator(`[data-block-type="${type}"]`);
  await onCanvas("wrapper").waitFor();
  await editor.getByRole("button", { name: "Heading", exact: true }).click();
  await onCanvas("heading").dblclick();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Hello from npm");
  await page.keyboard.press("Escape");
  await onCanvas("heading").filter({ hasText: "Hello from npm" }).waitFor();
  await editor.getByRole("button", { name: "Social", exact: true }).click();
  await onCanvas("social").waitFor();
  await editor.getByText("Facebook").or(onCanvas("social").locator("img")).first().waitFor();
  await expectWholePictures(onCanvas("social"));
  await editor.getByRole("button", { name: /^Undo/ }).click();
  await onCanvas("social").waitFor({ state: "detached" });
  await editor.getByRole("button", { name: "Preview", exact: true }).click();
  await editor.locator("iframe").first().waitFor();
  await page.keyboard.press("Escape");
  await editor.getByRole("button", { name: "General settings" }).first().click();
  await editor.getByRole("dialog").getByRole("textbox").first().waitFor();
  await page.keyboard.press("Escape");
  const html = await editor.evaluate((element) => element.exportHtml());
  if (!html.includes("Hello from npm")) throw new Error("the exported email does not say what was written");
}

/** No picture of a block is broken. (Where nobody said where signs are, names stand for them.) */
async function expectWholePictures(block) {
  const broken = await block.locator("img").evaluateAll(async (all) => {
    await Promise.all(all.map((image) => image.decode().catch(() => undefined)));
    return all.filter((image) => image.naturalWidth === 0).map((image) => image.src);
  });
  if (broken.length > 0) throw new Error(`pictures that are broken: ${broken.join(", ")}`);
}
