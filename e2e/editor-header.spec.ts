import { type Api, apiOf } from "./api.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

const benId = "018f0000-0000-7000-8000-000000000003";
const save = { name: "Save", exact: true } as const;

/** A draft of Ann's that Ben may work on too. */
async function shareDraft(ann: Api, name: string): Promise<string> {
  const { id } = await ann.createTemplate(name);
  await ann.call("PATCH", `/usertemplate/sharing/${id}`, { collaborators: [benId] });
  return id;
}

test("a draft is published, unpublished after a question, and a deleted one restored", async ({ page, product }) => {
  const ann = await apiOf(product, "demo-ann");
  const { id } = await ann.createTemplate("From draft and back");
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  const header = page.getByRole("banner", { name: "Editor header" });
  await test.step("Editor header: logo, status indicator, name button, test email, help, preview, Publish", async () => {
    await expect(header.getByText("Draft", { exact: true })).toBeVisible();
    for (const name of ["Go to templates", "From draft and back", "Test email", "Help", "Preview", "Save", "Publish"]) {
      await expect(header.getByRole("button", { name, exact: true })).toBeVisible();
    }
    await expect(header.getByRole("button", { name: "Unpublish" })).toHaveCount(0);
  });
  await test.step("Publishing opens the published modal (go back, or convert to system): converting is not for everybody", async () => {
    await header.getByRole("button", { name: "Publish", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Template published" });
    await expect(dialog.getByRole("button", { name: "Go back to templates" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Convert to system" })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Continue editing" }).click();
    await expect(header.getByText("Published", { exact: true })).toBeVisible();
  });
  await test.step("Published to draft via Unpublish (not embedded), which asks", async () => {
    const setEmbedded = (isEmbedded: boolean) =>
      page.locator("email-editor").evaluate((element, embed) => void Object.assign(element, { embed }), isEmbedded);
    await expect(header.getByRole("button", { name: "Unpublish" })).toBeVisible();
    await setEmbedded(true);
    await expect(header.getByRole("button", { name: "Save and continue" })).toBeVisible();
    await expect(header.getByRole("button", { name: "Unpublish" })).toHaveCount(0);
    await setEmbedded(false);
    await header.getByRole("button", { name: "Unpublish" }).click();
    await page.getByRole("alertdialog", { name: "Unpublish this template?" }).getByRole("button", { name: "Unpublish" }).click();
    await expect(page.getByText("Template has been moved to drafts")).toBeVisible();
    await expect(header.getByText("Draft", { exact: true })).toBeVisible();
  });
  await test.step("Deleted to restored via Restore", async () => {
    await ann.call("PUT", `/usertemplate/${id}/status/deleted`);
    await page.reload();
    await expect(header.getByText("Deleted", { exact: true })).toBeVisible();
    await expect(header.getByRole("button", save)).toHaveCount(0);
    await header.getByRole("button", { name: "Restore" }).click();
    await expect(page.getByText("Template has been restored")).toBeVisible();
    await expect(header.getByRole("button", save)).toBeVisible();
  });
  await test.step("Embed mode hides navigation and shows Save and continue plus Cancel; saving a draft also publishes it", async () => {
    await page.goto(`/edit/${id}?embed=true`);
    for (const name of ["Cancel", "Save and continue"]) await expect(header.getByRole("button", { name, exact: true })).toBeVisible();
    for (const name of ["Go to templates", "Save", "Publish"]) {
      await expect(header.getByRole("button", { name, exact: true })).toHaveCount(0);
    }
    await page.getByRole("button", { name: "Heading", exact: true }).click();
    await header.getByRole("button", { name: "Save and continue" }).click();
    await expect(page).toHaveURL(/\/\?status=published&embed=true$/);
    expect(await (await ann.call("GET", `/usertemplate/${id}`)).json()).toMatchObject({ status: "published" });
  });
});

test("an administrator converts a published template, not while changes are unsaved, and edits the layout", async ({ page, product }) => {
  const ada = await apiOf(product, "demo-admin");
  const { id } = await ada.createTemplate("For the library");
  await beSignedIn(page, "ada");
  await page.goto(`/edit/${id}`);
  await test.step("Publishing opens the published modal (go back, or convert to system)", async () => {
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const published = page.getByRole("dialog", { name: "Template published" });
    await expect(published.getByRole("button", { name: "Convert to system" })).toBeEnabled();
    await published.getByRole("button", { name: "Continue editing" }).click();
  });
  const convert = page.getByRole("button", { name: "Convert to system" });
  await expect(convert).toBeEnabled();
  await page.getByRole("button", { name: "Heading", exact: true }).click();
  await expect(convert).toBeDisabled();
  await page.getByRole("button", save).click();
  await expect(convert).toBeEnabled();
  await convert.click();
  await expect(page.getByText("Template successfully converted to system")).toBeVisible();
  await expect(page).toHaveURL(/system=true/);
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  await expect(convert).toHaveCount(0);
  await expect(page.getByRole("button", { name: /publish/i })).toHaveCount(0);
  await page.getByRole("button", { name: "Button", exact: true }).click();
  await page.getByRole("button", save).click();
  await expect(page.getByText("Template has been saved").last()).toBeVisible();
  await test.step("System mode changes category handling: a layout has categories", async () => {
    await page.getByRole("button", { name: "For the library", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Template info" });
    await dialog.getByRole("combobox", { name: "Categories" }).click();
    await page.getByRole("listbox").getByRole("option").first().click();
    await dialog.getByRole("button", save).click();
    await expect(page.getByText("Template settings has been saved")).toBeVisible();
    const { categories } = (await (await ada.call("GET", `/systemtemplate/${id}`)).json()) as { categories: unknown[] };
    expect(categories).toHaveLength(1);
  });
});

test("of a locked shared template only the name is seen; a request reaches whoever holds it, and its owner unlocks it", async ({
  page,
  product,
}) => {
  const [ann, ben] = [await apiOf(product, "demo-ann"), await apiOf(product, "demo-ben")];
  const id = await shareDraft(ann, "Held by Ben");
  await ben.call("PATCH", `/usertemplate/sharing/${id}/lock/true`);
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  const view = page.getByRole("main", { name: "Held by Ben" });
  await expect(view.getByText("The template is locked because it's currently being edited by another user.")).toBeVisible();
  await expect(page.getByRole("main", { name: "Canvas" })).toHaveCount(0);
  await view.getByRole("button", { name: "Request unlock" }).click();
  await expect(page.getByText("The request has been sent")).toBeVisible();
  const inbox = (await (await ann.call("GET", "/inbox")).json()) as { elements: { subject: string }[] };
  expect(inbox.elements[0]?.subject).toContain("Held by Ben");
  await view.getByRole("button", { name: "Unlock", exact: true }).click();
  await expect(page).toHaveURL(/status=shared/);
});

test("who is neither owner nor collaborator sees nothing of a shared template, and reads what to do", async ({ page, product }) => {
  const id = await shareDraft(await apiOf(product, "demo-ann"), "Not for Fay");
  await beSignedIn(page, "fay");
  await page.goto(`/edit/${id}`);
  await expect(page.getByText("Ask its owner to share it with you.")).toBeVisible();
  await expect(page.getByText("Not for Fay")).toHaveCount(0);
  await test.step("it has a special style class", async () => {
    await expect(page.getByRole("main", { name: "This template is shared with others" })).toHaveClass(/mw-shared-view/);
  });
});

const tourTitles = [
  "Welcome to the email editor",
  "Your email",
  "Blocks and modules",
  "Settings & Styles",
  "General settings",
  "Undo, versions, redo",
  "Desktop, tablet, mobile",
  "Canvas controls",
  "That is all you need",
];

test("the tour runs on a first visit, by keyboard, can be skipped, and help starts it again", async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: "reduce" });
  const page = await context.newPage();
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("Toured");
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  const card = page.getByRole("dialog");
  await test.step("steps: start, canvas, components, traits, settings, history, device views, canvas controls, final", async () => {
    for (const [index, title] of tourTitles.entries()) {
      await expect(page.getByRole("dialog", { name: title })).toContainText(`Step ${index + 1} of 9`);
      if (index < 8) await page.keyboard.press("Enter");
    }
  });
  await page.keyboard.press("ArrowLeft");
  await expect(card.getByText("Step 8 of 9")).toBeVisible();
  const light = await page.locator(".mw-tour-light").boundingBox();
  for (const name of ["Zoom out", "Show borders", "Personal notes"]) {
    const button = await page.getByRole("button", { name, exact: true, includeHidden: true }).boundingBox();
    expect(button && light && button.x >= light.x && button.x + button.width <= light.x + light.width, `${name} stands in the light`).toBe(
      true,
    );
  }
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Heading", exact: true }).click();
  await expect(blocks(page, "heading")).toBeVisible();
  await page.getByRole("button", { name: "Help" }).click();
  await expect(card.getByText("Step 1 of 9")).toBeVisible();
  await card.getByRole("button", { name: "Skip the tour" }).click();
  await expect(card).toHaveCount(0);
  await test.step("at 390 px the steps stand inside the window", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Help" }).click();
    for (let step = 1; step <= 9; step += 1) {
      await expect(card.getByText(`Step ${step} of 9`)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Enter");
    }
    await expect(card).toHaveCount(0);
  });
  await context.close();
});
