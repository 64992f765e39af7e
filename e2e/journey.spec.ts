import { blocks, createTemplate, expect, signIn, test } from "./test.js";

test("an email from an empty machine to the inbox", async ({ page }) => {
  await test.step("not signed in leads to the login page with the test users", async () => {
    await page.goto("/");
    await expect(page).toHaveURL(/\/login$/);
    for (const name of ["Ada", "Ann", "Ben", "Fay"]) await expect(page.getByRole("button", { name: new RegExp(name) })).toBeVisible();
    await expect(page.getByRole("button", { name: /Ada/ })).toContainText("Administrator");
    await expect(page.getByRole("button", { name: /Fay/ })).toContainText("Free plan");
  });

  await test.step("choosing a user leaves a session that no script can read, and shows the dashboard", async () => {
    await page.getByRole("button", { name: /Ann/ }).click();
    await expect(page.getByRole("list", { name: "Templates" }).getByRole("article").first()).toBeVisible();
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "mailwright");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    const readable = await page.evaluate(() =>
      [document.cookie, ...Object.entries(localStorage), ...Object.entries(sessionStorage)].join(),
    );
    expect(readable).not.toMatch(/session|demo-ann/);
    expect(readable).not.toContain(cookie?.value);
  });

  await test.step("create asks for a name, refuses a bad one, and opens the editor", async () => {
    await page.getByRole("button", { name: "Create", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Create new template" });
    const name = dialog.getByRole("textbox", { name: "Name" });
    await name.focus();
    await name.blur();
    await expect(dialog.getByText("Please enter name")).toBeVisible();
    await name.fill("Spring sale!");
    await name.blur();
    await expect(dialog.getByText(/not allowed/)).toBeVisible();
    await name.fill("Spring sale");
    await dialog.getByRole("textbox", { name: "Description" }).fill("For the shop");
    await dialog.getByRole("textbox", { name: "Tags" }).fill("spring, shop");
    await dialog.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page).toHaveURL(/\/edit\/[^/]+$/);
    await expect(page.getByRole("main", { name: "Canvas" })).toBeVisible();
  });

  await test.step("blocks go onto the canvas and text is edited in place", async () => {
    await page.getByRole("button", { name: "Heading", exact: true }).click();
    await blocks(page, "heading").locator("h1, h2").click();
    await expect(page.locator("[contenteditable=true]")).toBeVisible();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Spring has come, {{first_name}}");
    await page.keyboard.press("Escape");
    await expect(blocks(page, "heading")).toHaveText(/Spring has come/);
    await page.getByRole("button", { name: "Button", exact: true }).click();
    await expect(blocks(page, "button")).toBeVisible();
  });

  await test.step("saving says so", async () => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "Template has been saved" })).toBeVisible();
  });

  await test.step("preview shows the compiled email in a sandboxed frame", async () => {
    await page.getByRole("button", { name: "Preview" }).click();
    const frame = page.locator("iframe").first();
    await expect(frame).toHaveAttribute("sandbox", /^(?!.*allow-scripts).*$/);
    await expect(frame.contentFrame().getByText("Spring has come")).toBeVisible();
    await page.getByRole("button", { name: /Exit preview/ }).click();
  });

  await test.step("a test email arrives in the inbox as HTML, plain text and source", async () => {
    await page.getByRole("button", { name: "Test email" }).click();
    const dialog = page.getByRole("dialog", { name: "Test email" });
    await dialog.getByRole("textbox").fill("ann@example.com");
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: /Send/ }).click();
    await expect(page.getByText("Your emails have been sent")).toBeVisible();
  });

  await test.step("publishing asks about the button without a link, and moves it to Published", async () => {
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByRole("dialog", { name: "Checks" }).getByRole("button", { name: "Publish anyway" }).click();
    await page.getByRole("button", { name: /back to templates/i }).click();
    await expect(page.getByRole("article", { name: "Spring sale" })).toBeVisible();
  });

  await test.step("the mail can be read in the inbox", async () => {
    await page.goto("/inbox");
    await expect(page.locator("iframe").contentFrame().getByText("Spring has come")).toBeVisible();
    await page.getByRole("radio", { name: "Plain text" }).check();
    await expect(page.locator("pre")).toContainText("Spring has come");
    await page.getByRole("radio", { name: "Source" }).check();
    await expect(page.locator("pre")).toContainText("Content-Type: multipart/alternative");
  });
});

test("export downloads the HTML file", async ({ page }) => {
  await signIn(page, "Ann");
  await createTemplate(page, "Spring offer");
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  await dialog.getByRole("tab", { name: "File" }).click();
  await dialog.getByRole("radio", { name: "HTML" }).check();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toMatch(/^Spring offer\.html$/);
});
