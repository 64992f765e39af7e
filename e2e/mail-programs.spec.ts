import { apiOf } from "./api.js";
import { beSignedIn, expect, test } from "./test.js";

test("the preview shows the email as mail programs would, says what each loses, and leads to the block", async ({ page, product }) => {
  await beSignedIn(page, "ann");
  const api = await apiOf(product, "demo-ann");
  const { id } = await api.createTemplate("Shown by program", { html: "<p></p>", components: letter() });
  await page.goto(`/edit/${id}`);
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("main", { name: "Preview" });
  await preview.getByRole("button", { name: "Mail programs" }).click();
  await expect(preview.getByText(/A simulation from documented support data, not a screenshot/)).toBeVisible();

  const frameOf = (name: string) => preview.frameLocator(`iframe[title="The email in ${name}"]`);
  const grid = (name: string) => frameOf(name).getByText("One").locator("..");

  await test.step("classic Outlook for Windows does not know a grid, Apple Mail does", async () => {
    await preview.getByRole("radio", { name: "Outlook Windows, classic" }).check();
    await expect(grid("Outlook, Windows, classic")).toHaveCSS("display", "block");
    await preview.getByRole("radio", { name: "Apple Mail iPhone" }).check();
    await expect(grid("Apple Mail, iPhone")).toHaveCSS("display", "grid");
    await expect(preview.getByText("Everything that this email uses is shown.")).toBeVisible();
  });

  await test.step("at any width, by the arrow keys", async () => {
    const width = preview.getByRole("slider", { name: "Width" });
    await expect(width).toHaveValue("375");
    await width.press("Home");
    await expect(preview.getByTitle("The email in Apple Mail, iPhone")).toHaveCSS("width", "320px");
  });

  await test.step("in the dark Gmail on an iPhone inverts all colours, and Gmail on the web none", async () => {
    await preview.getByRole("button", { name: "Dark mode" }).click();
    await preview.getByRole("radio", { name: "Gmail iPhone", exact: true }).check();
    await expect(frameOf("Gmail, iPhone").getByRole("heading", { name: "Spring sale" })).toHaveCSS("color", "rgb(255, 255, 255)");
    await preview.getByRole("radio", { name: "Gmail Web", exact: true }).check();
    await expect(frameOf("Gmail, Web").getByRole("heading", { name: "Spring sale" })).toHaveCSS("color", "rgb(0, 0, 0)");
    await preview.getByRole("button", { name: "Dark mode" }).click();
  });

  await test.step("all at once, and from there to one", async () => {
    await preview.getByRole("radio", { name: "All at once" }).check();
    await expect(preview.getByRole("listitem").filter({ hasText: "Gmail Web" }).first()).toContainText(/thing/);
    await preview.getByRole("button", { name: "Show Outlook, Windows, classic alone" }).click();
  });

  await preview
    .getByRole("button", { name: /^Go to Code/ })
    .first()
    .click();
  await expect(preview).toHaveCount(0);
  await expect(page.getByRole("complementary", { name: "Settings & Styles" })).toContainText("Code");

  await test.step("a finding of the checks leads to what Outlook for Windows makes of the block", async () => {
    await page.getByRole("button", { name: /^Checks/ }).click();
    const finding = page.getByRole("listitem").filter({ hasText: "what is side by side here comes below each other" });
    await finding.getByRole("button", { name: "Show in Outlook" }).click();
    await expect(preview.getByRole("radio", { name: "Outlook Windows, classic" })).toBeChecked();
    await expect(grid("Outlook, Windows, classic")).toHaveCSS("display", "block");
    await expect(frameOf("Outlook, Windows, classic").locator('[data-block-id="own"]').first()).toHaveCSS("outline-style", "solid");
    await preview.getByRole("button", { name: "Exit preview" }).click();
    await expect(page.getByRole("complementary", { name: "Settings & Styles" })).toContainText("Code");
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(preview.getByTitle("Preview of the email")).toBeVisible();
  });
});

function letter() {
  const blocks = [
    { id: "title", type: "heading", props: { level: "h1", text: "Spring sale", color: "#000000" } },
    { id: "own", type: "code", props: { html: '<div style="display:grid"><p>One</p><p>Two</p></div>' } },
  ];
  const cell = { id: "cell", type: "cell", props: { width: 100 }, children: blocks };
  const section = { id: "section", type: "section", props: {}, children: [cell] };
  const wrapper = { id: "wrapper", type: "wrapper", props: {}, children: [section] };
  return { version: 1, settings: {}, root: { id: "root", type: "root", props: {}, children: [wrapper] } };
}
