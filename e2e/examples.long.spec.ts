import { spawn } from "node:child_process";
import type { Page } from "@playwright/test";
import { serveExample } from "../examples/serve.mjs";
import { foreignEmail } from "../packages/editor/src/testing/foreign-email.js";
import { hostilePayloads, hostileSignal } from "../packages/testing/src/hostile.js";
import { blocks, expect, test } from "./test.js";

const frameworks = ["react", "react-18", "vue", "svelte", "angular"] as const;

for (const framework of frameworks) {
  test(`a page in ${framework} gives a document, hears of changes, saves, and changes the theme without losing work`, async ({ page }) => {
    const example = await serveExample(`${framework}-host`);
    await page.goto(example.url);
    await expect(blocks(page, "heading")).toHaveText("Hello {{first_name}}");
    const state = page.getByRole("status", { name: "State" });
    await expect(state).toHaveText("Nothing to save");
    await addButton(page);
    await expect(state).toHaveText("Unsaved changes");
    await page.getByRole("checkbox", { name: "Dark" }).check();
    await expect(page.locator("email-editor")).toHaveAttribute("data-mw-theme", "dark");
    await expect(blocks(page, "button")).toBeVisible();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(state).toHaveText(/^\d{4,} characters saved$/);
    example.close();
  });
}

test("a page's own block is dragged, set up, drawn, exported and read back like ours", async ({ page }) => {
  const example = await serveExample("own-block");
  await page.goto(example.url);
  await expect(page.getByRole("heading", { name: "Ours and more" })).toBeVisible();
  await page.getByRole("button", { name: "Event date", exact: true }).click();
  await expect(blocks(page, "event-date")).toContainText("December");
  await page.getByRole("textbox", { name: "Month" }).fill("January");
  await expect(blocks(page, "event-date")).toContainText("January");
  const html = await page
    .locator("email-editor")
    .evaluate((editor) => (editor as unknown as { exportHtml(): Promise<string> }).exportHtml());
  expect(html).toContain("24<br>January");
  example.close();
});

test("two editors on one page keep their work and their keys apart", async ({ page }) => {
  const example = await serveExample("two-editors");
  await page.goto(example.url);
  const [english, german] = [page.locator("email-editor").first(), page.locator("email-editor").last()];
  await expect(english.locator("[data-block-type=heading]")).toHaveText("Good morning");
  await expect(german.locator("[data-block-type=heading]")).toHaveText("Guten Morgen");
  for (const editor of [english, german]) {
    await editor.getByRole("button", { name: "Divider", exact: true }).click();
    await expect(editor.locator("[data-block-type=divider]")).toBeVisible();
  }
  await english.locator("[data-block-type=divider]").focus();
  await page.keyboard.press("Control+z");
  await expect(english.locator("[data-block-type=divider]")).toHaveCount(0);
  await expect(german.locator("[data-block-type=divider]")).toBeVisible();
  example.close();
});

test("the strictest policy is never violated while an email is made, previewed, exported and a hostile one imported", async ({ page }) => {
  const said: string[] = [];
  page.on("dialog", (dialog) => {
    said.push(dialog.message()); // every payload that runs calls alert
    void dialog.dismiss();
  });
  const example = await serveExample("strict-csp");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).origin));
  await page.goto(example.url);
  await page.getByRole("button", { name: "Heading", exact: true }).click();
  await blocks(page, "heading").locator("h1, h2").click();
  await expect(page.locator("[contenteditable=true]")).toBeVisible();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Strict");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Social", exact: true }).click();
  await page.getByRole("button", { name: "Code", exact: true }).click();
  await expect(blocks(page, "code")).toBeVisible();
  await addButton(page);
  await page.getByRole("button", { name: "General settings" }).click();
  await page.getByRole("dialog", { name: "General settings" }).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.locator("iframe").first().contentFrame().getByText("Strict")).toBeVisible();
  await page.getByRole("button", { name: /Exit preview/ }).click();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const download = page.waitForEvent("download");
  await page
    .getByRole("dialog", { name: "Export" })
    .getByRole("button", { name: /Export|Download/ })
    .first()
    .click();
  await download;
  await test.step("import", async () => {
    // The style element hides all that there is to import. The base address completes those of the pictures, which are then asked for as any
    // picture of an email is, and which this page's policy refuses.
    const payloads = hostilePayloads.filter(({ name }) => name !== "style element" && name !== "base address");
    const hostile = foreignEmail.replace("</body>", `${payloads.map(({ text }) => `<p>Words ${text}</p>`).join("")}</body>`);
    await page.getByRole("button", { name: "Import code" }).click();
    const dialog = page.getByRole("dialog", { name: "Import code" });
    await dialog.locator("input[type=file]").setInputFiles({ name: "a.html", mimeType: "text/html", buffer: Buffer.from(hostile) });
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByRole("region", { name: "What becomes of it" }).getByText("Heading", { exact: true })).toBeVisible();
    for (const title of ["The email as it was written", "The email as it will be"])
      await expect(dialog.frameLocator(`iframe[title="${title}"]`).getByText("Harbour lights")).toBeVisible();
    await dialog.getByRole("button", { name: "Import", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(blocks(page, "button").getByText("Book an evening")).toBeVisible();
    expect(said.filter((text) => text.includes(hostileSignal))).toEqual([]);
    expect([...new Set(asked)].filter((origin) => origin !== example.url && origin !== "null")).toEqual([]);
  });
  await expect(page).toHaveTitle("Mailwright under a strict policy");
  example.close();
});

test("a page that a server renders, having imported every package, comes alive in the browser", async ({ page }) => {
  const server = spawn(process.execPath, ["examples/ssr-host/server.mjs"], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on("data", (chunk: Buffer) =>
      resolve(
        chunk
          .toString()
          .replace(/^Open /, "")
          .trim(),
      ),
    );
    server.once("exit", (code) => reject(new Error(`The server ended with ${code}`)));
  });
  expect(await (await fetch(url)).text()).toContain('<email-editor name="ssr" theme="light"></email-editor>');
  await page.goto(url);
  await expect(page.getByText(/^This email has \d+ bytes\.$/)).toBeVisible();
  await expect(blocks(page, "heading")).toHaveText("Rendered before it runs");
  server.kill();
});

async function addButton(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Button", exact: true }).click();
  await expect(blocks(page, "button")).toBeVisible();
}
