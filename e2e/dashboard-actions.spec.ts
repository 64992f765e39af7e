import type { Page } from "@playwright/test";
import { type Api, apiOf } from "./api.js";
import { card, choose, entriesOf, goTo, openAs, openMenu, roles, said } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, test } from "./test.js";

for (const { role, sessionId, isAdmin } of roles) {
  const [walked, copied] = isAdmin ? ["Walked by Ada", "Copied by Ada"] : ["Walked by Ann", "Copied by Ann"];
  test(`${role} moves a template along its lifecycle, copies, stars, previews and links it`, async ({ page, product, context }) => {
    test.setTimeout(120_000);
    const api = await apiOf(product, sessionId);
    await api.createTemplate(walked);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openAs(page, sessionId, `/?status=draft&search=${walked}`);
    await walkLifecycle(page, walked, isAdmin);
    await api.createTemplate(copied);
    const shared = await api.createTemplate(`${copied} shared`);
    const ben = (await (await (await apiOf(product, people.ben)).call("GET", "/session")).json()) as { id: string };
    await api.call("PATCH", `/usertemplate/sharing/${shared.id}`, { collaborators: [ben.id] });
    await goTo(page, `/?status=draft&search=${copied}`);
    await copyAndStar(page, copied);
    await lookAt(page, copied);
    await link(page, copied);
    if (isAdmin) await manageLibrary(page, api);
    else await pickSystemTemplate(page);
    await test.step("after publishing, Continue editing leads to the editor", async () => {
      await goTo(page, `/?status=draft&search=${copied}`);
      await choose(page, `Copy of ${copied}`, "Publish");
      await page.getByRole("dialog", { name: "Template published" }).getByRole("button", { name: "Continue editing" }).click();
      await expect(page).toHaveURL(/\/edit\/[0-9a-f-]+$/);
    });
  });
}

/** Draft, published, draft, deleted, draft, deleted, gone. */
async function walkLifecycle(page: Page, name: string, isAdmin: boolean): Promise<void> {
  await test.step("draft to published; the published confirmation offers continue, go back, share by URL and (admins) convert to system", async () => {
    await choose(page, name, "Publish");
    const published = page.getByRole("dialog", { name: "Template published" });
    await expect(published.getByRole("button", { name: "Continue editing" })).toBeVisible();
    await expect(published.getByRole("button", { name: "Share by URL" })).toBeVisible();
    await expect(published.getByRole("button", { name: "Convert to system" })).toHaveCount(isAdmin ? 1 : 0);
    await published.getByRole("button", { name: "Go back to templates" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(card(page, name)).toBeVisible();
  });

  await test.step("published to draft needs confirmation, and can be undone", async () => {
    await choose(page, name, "Unpublish");
    const question = page.getByRole("alertdialog", { name: "Unpublish template" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(card(page, name)).toBeVisible();
    await expect(card(page, name).getByRole("button", { name: /^Actions/ })).toBeFocused();
    await choose(page, name, "Unpublish");
    await question.getByRole("button", { name: "Unpublish" }).click();
    await expect(said(page, "1 template has been drafted")).toBeVisible();
    await expect(card(page, name)).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(card(page, name)).toBeVisible();
  });

  await test.step("any to deleted is a soft delete with confirmation; Undo brings it back as it was", async () => {
    await choose(page, name, "Remove");
    await page.getByRole("alertdialog", { name: "Remove template" }).getByRole("button", { name: "Remove" }).click();
    await expect(said(page, "1 template has been removed")).toBeVisible();
    await expect(card(page, name)).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect(card(page, name)).toBeVisible();
  });

  await test.step("deleted to draft is 'Move to drafts'", async () => {
    await choose(page, name, "Remove");
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(card(page, name)).toHaveCount(0);
    await goTo(page, "/?status=deleted");
    expect(await entriesOf(await openMenu(page, name))).toEqual([
      "Preview",
      "Personal notes",
      "Activity",
      "Move to drafts",
      "Delete forever",
    ]);
    await page.getByRole("menuitem", { name: "Move to drafts" }).click();
    await expect(said(page, "1 template has been drafted").last()).toBeVisible();
    await expect(card(page, name)).toHaveCount(0);
  });

  await test.step("deleted to gone: delete forever, one", async () => {
    await page.getByRole("button", { name: "Undo" }).last().click();
    await choose(page, name, "Delete forever");
    await page.getByRole("alertdialog", { name: "Delete forever" }).getByRole("button", { name: "Delete forever" }).click();
    await expect(said(page, "1 template has been deleted forever")).toBeVisible();
    await expect(card(page, name)).toHaveCount(0);
  });
}

/** A template of one's own, and one that is shared. */
async function copyAndStar(page: Page, name: string): Promise<void> {
  await test.step("a template that nobody shares is duplicated at once", async () => {
    await choose(page, name, "Duplicate");
    await expect(said(page, `“${name}” has been duplicated. The copy is among your drafts.`)).toBeVisible();
    await expect(card(page, `Copy of ${name}`)).toBeVisible();
  });

  await test.step("duplicating a shared template asks whether to copy the shared info, warning that it erases the shared data", async () => {
    await choose(page, `${name} shared`, "Duplicate");
    const dialog = page.getByRole("dialog", { name: "Duplicate shared template" });
    await expect(dialog.getByText(/erased/)).toHaveCount(0);
    await dialog.getByRole("radio", { name: /^No/ }).check();
    await expect(dialog.getByText(/The shared data is erased in the copy/)).toBeVisible();
    await dialog.getByRole("radio", { name: /^Yes/ }).check();
    const asked = page.waitForRequest((request) => request.url().includes("/clone"));
    await dialog.getByRole("button", { name: "Duplicate" }).click();
    expect((await asked).url()).toContain("copySharedInfo=true");
    await expect(dialog).toHaveCount(0);
    await expect(card(page, `Copy of ${name} shared`)).toBeVisible();
  });

  await test.step("the tag 'favorite' marks a favourite", async () => {
    await choose(page, name, "Add to favorites");
    await expect(page.getByRole("navigation", { name: "Template views" }).getByRole("link", { name: /Favorite/ })).toBeVisible();
    await goTo(page, "/?status=favorited");
    await choose(page, name, "Remove from favorites");
    await expect(card(page, name)).toHaveCount(0);
  });
}

async function lookAt(page: Page, name: string): Promise<void> {
  await test.step("preview at pc, tablet and mobile, and in a window of 1376 by 768; the breadcrumb says Preview, or Edit", async () => {
    await goTo(page, `/?status=draft&search=${name}`);
    await choose(page, name, "Preview");
    const dialog = page.getByRole("dialog", { name: `Preview: ${name}` });
    const steps = page.locator(".mw-dashboard-breadcrumb li");
    const frame = dialog.locator("iframe");
    await expect(frame).toBeVisible();
    await expect(steps).toHaveText(["My Templates", "Draft", "Preview"]);
    expect(await frame.getAttribute("sandbox")).toBe("");
    for (const [device, widthPx] of [
      ["Tablet", 768],
      ["Mobile", 375],
    ] as const) {
      await dialog.getByRole("radio", { name: device }).check({ force: true });
      await expect(frame).toHaveCSS("width", `${widthPx}px`);
    }
    const [popup] = await Promise.all([page.waitForEvent("popup"), dialog.getByRole("button", { name: "Open in a window" }).click()]);
    expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([1376, 768]);
    await popup.close();
    await page.keyboard.press("Escape");
    await expect(card(page, name).getByRole("button", { name: /^Actions/ })).toBeFocused();
    await choose(page, name, "Rename and settings");
    await expect(page.getByRole("dialog", { name: "Template settings" })).toBeVisible();
    await expect(steps).toHaveText(["My Templates", "Draft", "Edit"]);
    await page.keyboard.press("Escape");
    await expect(steps).toHaveText(["My Templates", "Draft"]);
  });
}

async function link(page: Page, name: string): Promise<void> {
  await test.step("share by URL copies a link that anybody may open", async () => {
    await choose(page, name, "Share by URL");
    await expect(said(page, "The link has been copied")).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect((await page.request.get(address)).status()).toBe(200);
  });
  await test.step("the published confirmation offers it, too", async () => {
    await choose(page, name, "Publish");
    await page.evaluate(() => navigator.clipboard.writeText("nothing yet"));
    await page.getByRole("dialog", { name: "Template published" }).getByRole("button", { name: "Share by URL" }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("/sharing/show/");
    await page.keyboard.press("Escape");
  });
  await test.step("if the clipboard fails the link opens in a new tab", async () => {
    await goTo(page, `/?search=${name}`);
    await expect(card(page, name)).toBeVisible();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
    });
    const [tab] = await Promise.all([page.waitForEvent("popup"), choose(page, name, "Share by URL")]);
    expect(tab.url()).toContain("/sharing/show/");
    await expect(said(page, "The link could not be copied, so it has been opened in a new tab")).toBeVisible();
    await tab.close();
  });
}

/** An administrator converts, edits, removes, restores and deletes system templates. */
async function manageLibrary(page: Page, ada: Api): Promise<void> {
  const library = "/?category=all&search=layout";
  await ada.createTemplate("Becoming a layout");
  const { id } = await ada.createTemplate("Draft becoming a layout");
  await goTo(page, "/?status=draft&search=becoming a layout");

  await test.step("after publishing, the confirmation offers administrators to convert; the template keeps its status published", async () => {
    await choose(page, "Becoming a layout", "Publish");
    await page.getByRole("dialog", { name: "Template published" }).getByRole("button", { name: "Convert to system" }).click();
    await page.getByRole("alertdialog", { name: "Convert to system template" }).getByRole("button", { name: "Convert" }).click();
    await expect(said(page, "Template successfully converted to system")).toBeVisible();
  });

  await test.step("a draft can be converted too, and is published; its editor is told by system=true", async () => {
    await choose(page, "Draft becoming a layout", "Convert to system template");
    await page.getByRole("alertdialog", { name: "Convert to system template" }).getByRole("button", { name: "Convert" }).click();
    await expect(card(page, "Draft becoming a layout")).toHaveCount(0);
    const stored = (await (await ada.call("GET", `/systemtemplate/${id}`)).json()) as { status: string };
    expect(stored.status).toBe("published");
    await goTo(page, library);
    await expect(card(page, "Becoming a layout")).toBeVisible();
    const open = card(page, "Draft becoming a layout").getByRole("link", { name: /^Open: / });
    await expect(open).toHaveAttribute("href", `/edit/${id}?system=true`);
  });

  await test.step("edits its settings", async () => {
    await choose(page, "Becoming a layout", "Rename and settings");
    const dialog = page.getByRole("dialog", { name: "Template settings" });
    await dialog.getByRole("textbox", { name: "Name" }).fill("A layout now");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(said(page, "Template settings has been saved")).toBeVisible();
    await expect(card(page, "A layout now")).toBeVisible();
  });

  await test.step("soft delete, restore, and delete forever by the delete-type header", async () => {
    await choose(page, "A layout now", "Remove");
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(card(page, "A layout now")).toHaveCount(0);
    await goTo(page, "/?status=deleted&system_templates=true");
    await choose(page, "A layout now", "Restore");
    await expect(said(page, "“A layout now” is back in the library")).toBeVisible();
    await goTo(page, library);
    await choose(page, "A layout now", "Delete forever");
    const asked = page.waitForRequest((request) => request.method() === "DELETE");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete forever" }).click();
    expect((await asked).headers()["delete-type"]).toBe("hard_delete");
    await expect(said(page, "1 template has been deleted forever").last()).toBeVisible();
  });
}

async function pickSystemTemplate(page: Page): Promise<void> {
  await test.step("a user picks a system template as a start, and may do nothing else with it", async () => {
    await goTo(page, "/?category=all");
    const first = page.getByRole("article").first();
    const name = (await first.getAttribute("aria-label")) ?? "";
    expect(await entriesOf(await openMenu(page, name))).toEqual(["Use this template", "Preview"]);
    await page.getByRole("menuitem", { name: "Use this template" }).click();
    const dialog = page.getByRole("dialog", { name: "Create new template" });
    await expect(dialog.getByRole("radio", { name, exact: true })).toBeChecked();
    await expect(dialog.getByRole("checkbox", { name: /Create system template/ })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });
}
