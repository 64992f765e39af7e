import { apiOf } from "./api.js";
import { card, choose, entriesOf, openAs, openMenu, said } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, test } from "./test.js";

test("a user moves a template along its lifecycle, with a question where one is due and a way back", async ({ page, product }) => {
  const api = await apiOf(product, people.ann);
  await api.createTemplate("Lifecycle");
  await openAs(page, people.ann, "/?status=draft");

  await test.step("draft to published; the published confirmation offers continue, go back and share by URL, and no convert", async () => {
    await choose(page, "Lifecycle", "Publish");
    const published = page.getByRole("dialog", { name: "Template published" });
    await expect(published.getByRole("button", { name: "Continue editing" })).toBeVisible();
    await expect(published.getByRole("button", { name: "Share by URL" })).toBeVisible();
    await expect(published.getByRole("button", { name: "Convert to system" })).toHaveCount(0);
    await published.getByRole("button", { name: "Go back to templates" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(card(page, "Lifecycle")).toBeVisible();
  });

  await test.step("published to draft needs confirmation, and can be undone", async () => {
    await choose(page, "Lifecycle", "Unpublish");
    const question = page.getByRole("alertdialog", { name: "Unpublish template" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(card(page, "Lifecycle")).toBeVisible();
    await expect(card(page, "Lifecycle").getByRole("button", { name: /^Actions/ })).toBeFocused();
    await choose(page, "Lifecycle", "Unpublish");
    await question.getByRole("button", { name: "Unpublish" }).click();
    await expect(said(page, "1 template has been drafted")).toBeVisible();
    await expect(card(page, "Lifecycle")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(card(page, "Lifecycle")).toBeVisible();
  });

  await test.step("any to deleted is a soft delete with confirmation; Undo brings it back as it was", async () => {
    await choose(page, "Lifecycle", "Remove");
    await page.getByRole("alertdialog", { name: "Remove template" }).getByRole("button", { name: "Remove" }).click();
    await expect(said(page, "1 template has been removed")).toBeVisible();
    await expect(card(page, "Lifecycle")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect(card(page, "Lifecycle")).toBeVisible();
  });

  await test.step("deleted to draft is 'Move to drafts'", async () => {
    await choose(page, "Lifecycle", "Remove");
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(card(page, "Lifecycle")).toHaveCount(0);
    await page.goto("/?status=deleted");
    expect(await entriesOf(await openMenu(page, "Lifecycle"))).toEqual(["Preview", "Personal notes", "Move to drafts", "Delete forever"]);
    await page.getByRole("menuitem", { name: "Move to drafts" }).click();
    await expect(said(page, "1 template has been drafted")).toBeVisible();
    await expect(card(page, "Lifecycle")).toHaveCount(0);
  });

  await test.step("deleted to gone: delete forever, one", async () => {
    await page.getByRole("button", { name: "Undo" }).last().click();
    await choose(page, "Lifecycle", "Delete forever");
    await page.getByRole("alertdialog", { name: "Delete forever" }).getByRole("button", { name: "Delete forever" }).click();
    await expect(said(page, "1 template has been deleted forever")).toBeVisible();
    await expect(card(page, "Lifecycle")).toHaveCount(0);
  });
});

test("copies, favourites and previews of a template", async ({ page, product }) => {
  const api = await apiOf(product, people.ann);
  await api.createTemplate("Copied");
  const shared = await api.createTemplate("Copied shared");
  const ben = (await (await (await apiOf(product, people.ben)).call("GET", "/session")).json()) as { id: string };
  await api.call("PATCH", `/usertemplate/sharing/${shared.id}`, { collaborators: [ben.id] });
  await openAs(page, people.ann, "/?status=draft");

  await test.step("a template that nobody shares is duplicated at once", async () => {
    await choose(page, "Copied", "Duplicate");
    await expect(said(page, "“Copied” has been duplicated. The copy is among your drafts.")).toBeVisible();
    await expect(card(page, "Copy of Copied")).toBeVisible();
  });

  await test.step("duplicating a shared template asks whether to copy the shared info, warning that it erases the shared data", async () => {
    await choose(page, "Copied shared", "Duplicate");
    const dialog = page.getByRole("dialog", { name: "Duplicate shared template" });
    await expect(dialog.getByText(/erased/)).toHaveCount(0);
    await dialog.getByRole("radio", { name: /^No/ }).check();
    await expect(dialog.getByText(/The shared data is erased in the copy/)).toBeVisible();
    await dialog.getByRole("radio", { name: /^Yes/ }).check();
    const asked = page.waitForRequest((request) => request.url().includes("/clone"));
    await dialog.getByRole("button", { name: "Duplicate" }).click();
    expect((await asked).url()).toContain("copySharedInfo=true");
    await expect(dialog).toHaveCount(0);
    await expect(card(page, "Copy of Copied shared")).toBeVisible();
  });

  await test.step("the tag 'favorite' marks a favourite", async () => {
    await choose(page, "Copied", "Add to favorites");
    await expect(page.getByRole("navigation", { name: "Template views" }).getByRole("link", { name: /Favorite/ })).toBeVisible();
    await page.goto("/?status=favorited");
    await choose(page, "Copied", "Remove from favorites");
    await expect(card(page, "Copied")).toHaveCount(0);
  });

  await test.step("preview at pc, tablet and mobile, and in a window of 1376 by 768", async () => {
    await page.goto("/?status=draft");
    await choose(page, "Copied", "Preview");
    const dialog = page.getByRole("dialog", { name: "Preview: Copied" });
    const frame = dialog.locator("iframe");
    await expect(frame).toBeVisible();
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
    await expect(card(page, "Copied").getByRole("button", { name: /^Actions/ })).toBeFocused();
  });

  await test.step("after publishing, Continue editing leads to the editor", async () => {
    await choose(page, "Copied", "Publish");
    await page.getByRole("dialog", { name: "Template published" }).getByRole("button", { name: "Continue editing" }).click();
    await expect(page).toHaveURL(/\/edit\/[0-9a-f-]+$/);
  });
});

test("sharing, locking and unlocking between an owner and collaborators", async ({ page, product, browser }) => {
  const api = await apiOf(product, people.ann);
  const { id } = await api.createTemplate("Shared by Ann");
  await openAs(page, people.ann, "/?status=draft");

  await test.step("collaborators are chosen from a multi-select over a search of principals", async () => {
    await choose(page, "Shared by Ann", "Share");
    const dialog = page.getByRole("dialog", { name: "Share template" });
    await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
    for (const [typed, option] of [
      ["ben", "Ben Castellanos (ben@example.com)"],
      ["ada", "Ada Okafor (ada@example.com)"],
    ] as const) {
      await dialog.getByRole("combobox", { name: "Collaborators" }).fill(typed);
      await page.getByRole("option", { name: option }).click();
    }
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(said(page, "“Shared by Ann” is shared with 2 people")).toBeVisible();
  });

  await test.step("a shared draft opened by somebody else is locked; the lock says who may not delete it", async () => {
    await (await apiOf(product, people.ben)).call("PATCH", `/usertemplate/sharing/${id}/lock/true`);
    await page.reload();
    await choose(page, "Shared by Ann", "Remove");
    await expect(said(page, "This template is locked and cannot be deleted.")).toBeVisible();
    await choose(page, "Shared by Ann", "Rename and settings");
    await expect(said(page, "The template is locked because it's currently being edited by another user.")).toBeVisible();
  });

  await test.step("other users may send an unlock request to the current editor; a failure shows the error field, else general words; it cannot be opened", async () => {
    const context = await browser.newContext({ baseURL: product.url });
    const other = await context.newPage();
    await other.addInitScript(() => window.origin !== "null" && localStorage.setItem("mailwright.dashboardTourFinished", "true"));
    await openAs(other, people.ada, "/?status=shared");
    const entries = await entriesOf(await openMenu(other, "Shared by Ann"));
    expect(entries).toContain("Send unlock request");
    expect(entries).not.toContain("Unlock");
    expect(entries).not.toContain("Share");
    const route = "**/sharing/email/unlock/**";
    for (const [error, words] of [
      ["Nobody is editing it any more.", "Nobody is editing it any more."],
      ["", "Something went wrong. Try again later"],
    ] as const) {
      await other.route(route, (request) =>
        request.fulfill({ status: 409, json: { error, code: "wrong-status", fields: [], requestId: "r" } }),
      );
      await other.getByRole("menuitem", { name: "Send unlock request" }).click();
      await expect(said(other, words)).toBeVisible();
      await other.unroute(route);
      await openMenu(other, "Shared by Ann");
    }
    await other.getByRole("menuitem", { name: "Send unlock request" }).click();
    await expect(said(other, "Unlock request has been sent successfully.")).toBeVisible();
    const [popup] = await Promise.all([other.waitForEvent("popup"), choose(other, "Shared by Ann", "View shared")]);
    expect(new URL(popup.url()).pathname).toBe(`/api/v2/usertemplate/sharing/show/${id}`);
    await card(other, "Shared by Ann").getByRole("button", { name: "Open: Shared by Ann" }).click();
    await expect(said(other, /currently being edited by another user/)).toBeVisible();
    expect(new URL(other.url()).search).toBe("?status=shared");
    await context.close();
  });

  await test.step("the owner unlocks after a question, and goes to status=shared", async () => {
    await choose(page, "Shared by Ann", "Unlock");
    const question = page.getByRole("alertdialog", { name: "Unlock template" });
    await expect(question).toContainText("may be lost");
    await question.getByRole("button", { name: "Unlock" }).click();
    await expect(page).toHaveURL(/\/\?status=shared$/);
    await expect(said(page, "“Shared by Ann” has been unlocked")).toBeVisible();
  });
});

test("share by URL copies a link, and opens it in a new tab where the clipboard fails", async ({ page, product, context }) => {
  await (await apiOf(product, people.ann)).createTemplate("Linked");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAs(page, people.ann, "/?status=draft");
  await choose(page, "Linked", "Share by URL");
  await expect(said(page, "The link has been copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect((await page.request.get(link)).status()).toBe(200);

  await test.step("the published confirmation offers it, too", async () => {
    await page.getByRole("button", { name: "Dismiss" }).click();
    await choose(page, "Linked", "Publish");
    await page.getByRole("dialog", { name: "Template published" }).getByRole("button", { name: "Share by URL" }).click();
    await expect(said(page, "The link has been copied")).toBeVisible();
    await page.goto("/");
    await expect(card(page, "Linked")).toBeVisible();
  });

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  const [tab] = await Promise.all([page.waitForEvent("popup"), choose(page, "Linked", "Share by URL")]);
  expect(tab.url()).toContain("/sharing/show/");
  await expect(said(page, "The link could not be copied, so it has been opened in a new tab")).toBeVisible();
});

test("an administrator converts, edits, removes, restores and deletes system templates", async ({ page, product }) => {
  const ada = await apiOf(product, people.ada);
  await ada.createTemplate("Becoming a layout");
  await openAs(page, people.ada, "/?status=draft");

  await test.step("after publishing, the confirmation offers administrators to convert; the template keeps its status published", async () => {
    await choose(page, "Becoming a layout", "Publish");
    await page.getByRole("dialog", { name: "Template published" }).getByRole("button", { name: "Convert to system" }).click();
    await page.getByRole("alertdialog", { name: "Convert to system template" }).getByRole("button", { name: "Convert" }).click();
    await expect(said(page, "Template successfully converted to system")).toBeVisible();
    await page.goto("/?category=all");
    await expect(card(page, "Becoming a layout")).toBeVisible();
  });

  await test.step("a draft can be converted too, and is published; its editor is told by system=true", async () => {
    const { id } = await ada.createTemplate("Draft becoming a layout");
    await page.goto("/?status=draft");
    await choose(page, "Draft becoming a layout", "Convert to system template");
    await page.getByRole("alertdialog", { name: "Convert to system template" }).getByRole("button", { name: "Convert" }).click();
    await expect(card(page, "Draft becoming a layout")).toHaveCount(0);
    const library = (await (await ada.call("GET", `/systemtemplate/${id}`)).json()) as { status: string };
    expect(library.status).toBe("published");
    await page.goto("/?category=all");
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
    await page.goto("/?status=deleted&system_templates=true");
    await choose(page, "A layout now", "Restore");
    await expect(said(page, "“A layout now” is back in the library")).toBeVisible();
    await page.goto("/?category=all");
    await choose(page, "A layout now", "Delete forever");
    const asked = page.waitForRequest((request) => request.method() === "DELETE");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete forever" }).click();
    expect((await asked).headers()["delete-type"]).toBe("hard_delete");
    await expect(said(page, "1 template has been deleted forever")).toBeVisible();
  });
});

test("a user picks a system template as a start, and may do nothing else with it", async ({ page }) => {
  await openAs(page, people.ann, "/?category=all");
  const first = page.getByRole("article").first();
  const name = (await first.getAttribute("aria-label")) ?? "";
  expect(await entriesOf(await openMenu(page, name))).toEqual(["Use this template", "Preview"]);
  await page.getByRole("menuitem", { name: "Use this template" }).click();
  const dialog = page.getByRole("dialog", { name: "Create new template" });
  await expect(dialog.getByRole("radio", { name, exact: true })).toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: /Create system template/ })).toHaveCount(0);
});
