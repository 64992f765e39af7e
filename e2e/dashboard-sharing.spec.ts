import { apiOf } from "./api.js";
import { card, choose, entriesOf, goTo, openAs, openMenu, said } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, skipTour, test } from "./test.js";

test("sharing, locking and unlocking between an owner and collaborators", async ({ page, product, browser }) => {
  const api = await apiOf(product, people.ann);
  const { id } = await api.createTemplate("Shared by Ann");
  await openAs(page, people.ann, "/?status=draft&search=Shared by Ann");

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
    await goTo(page, "/?status=draft&search=Shared by");
    await expect(card(page, "Shared by Ann").getByRole("img", { name: /^The template is locked because/ })).toBeVisible();
    await choose(page, "Shared by Ann", "Remove");
    await expect(said(page, "This template is locked and cannot be deleted.")).toBeVisible();
    await choose(page, "Shared by Ann", "Rename and settings");
    await expect(said(page, "The template is locked because it's currently being edited by another user.")).toBeVisible();
  });

  await test.step("other users may send an unlock request to the current editor; a failure shows the error field, else general words; it cannot be opened", async () => {
    const context = await browser.newContext({ baseURL: product.url });
    await skipTour(context);
    const other = await context.newPage();
    await openAs(other, people.ada, "/?status=shared&search=Shared by Ann");
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
    expect(new URL(other.url()).search).toContain("?status=shared");
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
