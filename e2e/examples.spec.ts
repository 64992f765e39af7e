import { spawn } from "node:child_process";
import type { Page } from "@playwright/test";
import { serveExample } from "../examples/serve.mjs";
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

test("the strictest policy is never violated while an email is made, previewed and exported", async ({ page }) => {
  const example = await serveExample("strict-csp");
  await page.goto(example.url);
  await page.getByRole("button", { name: "Heading", exact: true }).click();
  await blocks(page, "heading").locator("h1, h2").click();
  await expect(page.locator("[contenteditable=true]")).toBeVisible();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Strict");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Social", exact: true }).click();
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
