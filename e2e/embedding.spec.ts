import { serveExample } from "../examples/serve.mjs";
import { startProduct } from "./product.js";
import { blocks, expect, test, untilDrafted } from "./test.js";

test("one page with one script tag edits without a server, downloads HTML, and recovers after a crash", async ({ page }) => {
  const example = await serveExample("script-tag", 0, {
    // Images may come from anywhere; everything else only from the page's own origin, and nothing inline.
    "content-security-policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src * data:; connect-src 'self'; font-src 'self'; frame-src 'self'",
  });
  await page.goto(example.url);
  await expect(blocks(page, "heading")).toHaveText("Hello {{first_name}}");
  await page.getByRole("button", { name: "Button", exact: true }).click();
  await expect(blocks(page, "button")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download HTML" }).click();
  expect((await download).suggestedFilename()).toBe("campaign.html");

  await untilDrafted(page, '"button"');
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole("dialog", { name: "Unsaved work found" }).getByRole("button", { name: "Restore" }).click();
  await expect(blocks(page, "button")).toBeVisible();
  example.close();
});

test("a host that frames the product hears of changes, saving and cancelling, and can ask for a save", async ({ page }) => {
  const example = await serveExample("iframe-host");
  const product = await startProduct({ FRAME_ANCESTORS: example.url });
  await page.goto(`${example.url}/?mailwright=${encodeURIComponent(product.url)}`);
  const frame = page.frameLocator("#mailwright");
  const messages = page.getByRole("list", { name: "Messages" });
  await expect(messages.getByText("ready").first()).toBeVisible();

  await frame.getByRole("button", { name: "Create", exact: true }).click();
  const dialog = frame.getByRole("dialog", { name: "Create new template" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Framed");
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await frame.getByRole("button", { name: "Text", exact: true }).click();
  await expect(messages.getByText("haveChanges true")).toBeVisible();
  await page.getByRole("button", { name: "Save from outside" }).click();
  await expect(messages.getByText(/^template-saved .* published$/)).toBeVisible();
  await expect(messages.getByText("save-status saved")).toBeVisible();
  await frame.getByRole("button", { name: "Cancel" }).click();
  await expect(messages.getByText("cancel", { exact: true })).toBeVisible();
  await product.stop();
  example.close();
});

test("a host whose origin the product does not list cannot frame it and hears nothing", async ({ page, faults }) => {
  const example = await serveExample("iframe-host");
  const product = await startProduct({ FRAME_ANCESTORS: "https://allowed.example" });
  await page.goto(`${example.url}/?mailwright=${encodeURIComponent(product.url)}`);
  await page.waitForTimeout(2000);
  await expect(page.getByRole("list", { name: "Messages" }).getByRole("listitem")).toHaveCount(0);
  expect(faults.join()).toContain("frame-ancestors");
  faults.length = 0;
  await product.stop();
  example.close();
});
