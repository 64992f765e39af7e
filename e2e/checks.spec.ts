import { serveExample } from "../examples/serve.mjs";
import { apiOf } from "./api.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

const words =
  "<p>Seeds, pots and tools for a long summer outside, packed by hand and on your doorstep within three days of your order.</p>";

test("with the script tag the checks run beside the page, on code that the page has fetched already", async ({ page }) => {
  const example = await serveExample("script-tag");
  await page.goto(example.url);
  await expect(blocks(page, "heading")).toBeVisible();
  const button = page.getByRole("button", { name: /^Checks/ });
  await expect(button).toHaveAccessibleName(/[1-9]\d* finding/);
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining("/checks-thread.js")]);
  await page.getByRole("button", { name: "Divider", exact: true }).click();
  await button.click();
  await expect(page.getByRole("dialog", { name: "Checks" }).getByRole("region", { name: "Size" })).toContainText("of 102 KB");
  example.close();
});

test("checks count what is wrong, mend what they can, lead to the block, and keep what is ignored in the template", async ({
  page,
  product,
}) => {
  await beSignedIn(page, "ann");
  const api = await apiOf(product, "demo-ann");
  const { id } = await api.createTemplate("Garden letter", { html: "<p></p>", components: garden() });
  await page.goto(`/edit/${id}`);

  const button = page.getByRole("banner", { name: "Editor header" }).getByRole("button", { name: /^Checks/ });
  await expect(button).toHaveAccessibleName(/4 findings/);
  // Beside the page: an edit costs the page nothing but a message.
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining("checks-worker")]);
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Checks" });
  await expect(dialog.getByRole("region", { name: "1 error", exact: true })).toContainText("“Open the shop” has no link address.");
  await expect(dialog.getByRole("region", { name: "Size" })).toContainText("of 102 KB");

  await dialog.getByRole("button", { name: "Use https" }).click();
  await expect(dialog.getByText(/is not encrypted/)).toHaveCount(0);
  const preheader = dialog.getByRole("listitem").filter({ hasText: "There is no preheader" });
  await preheader.getByRole("button", { name: "Ignore" }).click();
  await page.keyboard.type("It goes out as a receipt");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "1 ignored" })).toBeVisible();

  await dialog.getByRole("listitem").filter({ hasText: "has no link address" }).getByRole("button", { name: "Go to block" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("complementary", { name: "Settings & Styles" })).toContainText("Button");

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Template has been saved")).toBeVisible();
  await page.reload();
  await expect(button).toHaveAccessibleName(/2 findings/);
  const findings = await page.locator("email-editor").evaluate((element) => {
    if (!("checks" in element) || typeof element.checks !== "function") throw new Error("there is no method checks");
    return element.checks();
  });
  expect(findings.ignored).toMatchObject([{ rule: "preheader", reason: "It goes out as a receipt" }]);
  expect(JSON.stringify(findings.findings)).not.toContain("link-insecure");

  const want = (publish: "warn" | "block") =>
    page.locator("email-editor").evaluate((element, way) => Object.assign(element, { features: { checks: { publish: way } } }), publish);
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  const anyway = dialog.getByRole("button", { name: "Publish anyway" });
  const readStatus = async () => ((await (await api.call("GET", `/usertemplate/${id}`)).json()) as { status: string }).status;

  await test.step("where the page wants errors to block, publishing is refused until they are mended or ignored", async () => {
    await want("block");
    await publish.click();
    await expect(dialog).toContainText("It can be published when they are fixed, or ignored with a reason.");
    await expect(dialog.getByRole("region", { name: "1 error", exact: true })).toBeVisible();
    await expect(anyway).toHaveCount(0);
    await dialog.getByRole("button", { name: "Close" }).last().click();
    expect(await readStatus()).toBe("draft");
  });

  await test.step("where it wants a warning, the warning can be passed over", async () => {
    await want("warn");
    await publish.click();
    await expect(dialog).toContainText("Look at them before you publish it.");
    expect(await readStatus()).toBe("draft");
    await anyway.click();
    await expect(page.getByRole("dialog", { name: "Template published" })).toBeVisible();
    expect(await readStatus()).toBe("published");
  });
});

function garden() {
  const link = '<p>See <a href="http://shop.example.com/tools">all our tools</a></p>';
  const blocks = [
    { id: "title", type: "heading", props: { level: "h1", text: "Spring sale" } },
    { id: "words", type: "text", props: { text: words } },
    { id: "shop", type: "button", props: { label: "Open the shop" } },
    { id: "tools", type: "heading", props: { level: "h4", text: "New tools" } },
    { id: "link", type: "text", props: { text: link } },
  ];
  const cell = { id: "cell", type: "cell", props: { width: 100 }, children: blocks };
  const section = { id: "section", type: "section", props: {}, children: [cell] };
  const wrapper = { id: "wrapper", type: "wrapper", props: {}, children: [section] };
  return { version: 1, settings: {}, root: { id: "root", type: "root", props: {}, children: [wrapper] } };
}

test("the header says what the email weighs, and above what Gmail shows what to cut first", async ({ page, product }) => {
  await beSignedIn(page, "ann");
  const api = await apiOf(product, "demo-ann");
  const document = garden();
  const { id: light } = await api.createTemplate("Light letter", { html: "<p></p>", components: document });
  await page.goto(`/edit/${light}`);
  const button = page.getByRole("banner", { name: "Editor header" }).getByRole("button", { name: /^Checks/ });
  await expect(button).toHaveAccessibleName(/Weighs \d+ KB of 102 KB/);

  const heavy = JSON.stringify(document).replace("Seeds, pots and tools", "Seeds, pots and tools. ".repeat(5000));
  const { id } = await api.createTemplate("Heavy letter", { html: "<p></p>", components: JSON.parse(heavy) });
  await page.goto(`/edit/${id}`);
  await expect(button).toHaveAccessibleName(/more than Gmail shows: it hides the end of the email/);
  await expect(button).toContainText(/\d+ KB, cut off/);
  await button.click();
  const size = page.getByRole("dialog", { name: "Checks" }).getByRole("region", { name: "Size" });
  await expect(size).toContainText("What is first in this list saves most.");
  await size.getByRole("listitem").first().getByRole("button").click();
  await expect(page.getByRole("dialog", { name: "Checks" })).toHaveCount(0);
  await expect(page.getByRole("complementary", { name: "Settings & Styles" })).toContainText("Text");
});
